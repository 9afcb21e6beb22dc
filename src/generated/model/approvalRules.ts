/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApprovalRulesVersion } from './approvalRulesVersion.ts';

/**
 * The rules that ask for a second person.
 */
export interface ApprovalRules {
  /**
     * The version in force; 0 before the first.
     * @minimum 0
     */
  version: number;
  /** The newest 50 versions, the one in force first. */
  versions: ApprovalRulesVersion[];
}
