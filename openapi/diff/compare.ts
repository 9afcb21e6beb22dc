import { existsSync, readFileSync } from 'node:fs';
import { type Contract, node, readContract } from '../read-contract.ts';
import { missingAnnouncement } from './announcement.ts';
import { type Base, baseFor, baseInCi, hasContract, textAt } from './base.ts';
import { contractChanges } from './contract-changes.ts';
import { counted, folded, report } from './report.ts';
import { portalFiles, usesAmong } from './uses.ts';

export interface Comparison {
  /** The exit code: 1 when a change is breaking, or in CI when one is not announced; 2 when nothing could be compared. */
  code: 0 | 1 | 2;
  output: string;
}

/** Compares the working copy's contract with that of a commit; the arguments are those of `npm run contract:diff`. */
export function contractDiff(args: string[]): Comparison {
  const isCi = args.includes('--ci');
  const ref = args.find((argument) => !argument.startsWith('-'));
  const base = isCi && ref === undefined ? baseInCi() : baseFor(ref);
  if (base && hasContract(base.commit)) return compare(base, isCi);
  if (isCi) {
    const output = 'The contract was not compared: this clone does not have the commit that the change is based on.\n';
    return { code: 0, output };
  }
  const output = ref ? `Git has no contract at ${ref}.\n` : 'Git has no commit to compare the contract with.\n';
  return { code: 2, output };
}

const versionOf = ({ contract }: Contract) => String(node(contract.info).version);

function compare({ commit, words }: Base, isCi: boolean): Comparison {
  const before = readContract(textAt(commit));
  const after = readContract((file) => readFileSync(file, 'utf8'));
  const changes = folded(contractChanges(before, after));
  const [from, to] = [versionOf(before), versionOf(after)];
  const versions = from === to ? `version ${from}` : `version ${from}, now ${to}`;
  const since = `The contract since ${commit.slice(0, 9)} (${words}), ${versions}`;
  if (changes.length === 0) return { code: 0, output: `${since}: nothing changed.\n` };
  const ids = [...before.operations, ...after.operations].map(({ operationId }) => operationId);
  const uses = report(changes, usesAmong(portalFiles(), [...new Set(ids)]));
  const output = `${since}: ${counted(changes)}.\n\n${uses}\n`;
  // The changes are sorted, gravest first.
  const kind = changes[0]?.kind ?? 'cosmetic';
  if (kind === 'cosmetic') return { code: 0, output };
  const changelog = existsSync('CHANGELOG.md') ? readFileSync('CHANGELOG.md', 'utf8') : '';
  const missing = missingAnnouncement(kind, from, to, changelog);
  const announced = missing.join('\n') || `The ${kind} changes are announced as version ${to}.`;
  const isRefused = isCi ? missing.length > 0 : kind === 'breaking';
  return { code: isRefused ? 1 : 0, output: `${output}\n${announced}\n` };
}
