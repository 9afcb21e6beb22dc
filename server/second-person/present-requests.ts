import type { ApprovalRules } from '../../src/generated/model/approvalRules.ts';
import { presentRule } from './rule-commands.ts';
import type { RuleVersionRow } from './rule-queries.ts';
import type { Rule } from './rules.ts';

/** @param rows the newest first, which is in force */
export function presentRules(rows: RuleVersionRow[]): ApprovalRules {
  return {
    version: rows[0]?.version.version ?? 0,
    versions: rows.map(({ version, author, second }) => ({
      version: version.version,
      rules: (version.rules as Rule[]).map(presentRule),
      author,
      second,
      reason: version.reason,
      hash: version.hash,
      created_at: version.createdAt.toISOString(),
    })),
  };
}
