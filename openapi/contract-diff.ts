import { existsSync, readFileSync } from 'node:fs';
import { missingAnnouncement } from './diff/announcement.ts';
import { type Base, baseFor, baseInCi, hasContract, textAt } from './diff/base.ts';
import { contractChanges } from './diff/contract-changes.ts';
import { counted, report } from './diff/report.ts';
import { portalFiles, usesAmong } from './diff/uses.ts';
import { type Contract, node, readContract } from './read-contract.ts';

// `npm run contract:diff [git ref]`: how the contract changed since a commit, and who is affected; exits with 1 when a
// change is breaking. With `--ci` (part of `npm run static`) breaking and additive changes pass once they are
// announced, and a clone without a commit to compare with passes too.

const args = process.argv.slice(2);
const isCi = args.includes('--ci');
const ref = args.find((argument) => !argument.startsWith('-'));
const say = (text: string) => process.stdout.write(`${text}\n`);

// The reader of the pipe may close it early, as `| head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const versionOf = ({ contract }: Contract) => String(node(contract.info).version);

function compare({ commit, words }: Base): void {
  const before = readContract(textAt(commit));
  const after = readContract((file) => readFileSync(file, 'utf8'));
  const changes = contractChanges(before, after);
  const [from, to] = [versionOf(before), versionOf(after)];
  const versions = from === to ? `version ${from}` : `version ${from}, now ${to}`;
  const since = `The contract since ${commit.slice(0, 9)} (${words}), ${versions}`;
  if (changes.length === 0) {
    say(`${since}: nothing changed.`);
    return;
  }
  const ids = [...before.operations, ...after.operations].map(({ operationId }) => operationId);
  say(`${since}: ${counted(changes)}.\n`);
  say(report(changes, usesAmong(portalFiles(), [...new Set(ids)])));
  // The changes are sorted, gravest first.
  const kind = changes[0]?.kind ?? 'cosmetic';
  if (kind === 'cosmetic') return;
  const changelog = existsSync('CHANGELOG.md') ? readFileSync('CHANGELOG.md', 'utf8') : '';
  const missing = missingAnnouncement(kind, from, to, changelog);
  say(`\n${missing.join('\n') || `The ${kind} changes are announced as version ${to}.`}`);
  if (isCi ? missing.length > 0 : kind === 'breaking') process.exitCode = 1;
}

const base = isCi && ref === undefined ? baseInCi() : baseFor(ref);
try {
  if (base && hasContract(base.commit)) compare(base);
  else if (isCi) say('The contract was not compared: this clone does not have the commit that the change is based on.');
  else throw new Error(ref ? `Git has no contract at ${ref}.` : 'Git has no commit to compare the contract with.');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
