import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type OptionsExport, type OrvalReportEvent, generate as orval, withReporter } from 'orval';
import { clientIn } from '../orval.config.ts';
import { contractProblems } from './check-contract.ts';
import { inWords } from './contract-problem.ts';
import { generatePermissions } from './generate-permissions.ts';

// From the contract to src/generated, or nothing at all: Orval writes into a folder beside it, and only what it wrote
// without a fault, from a contract without a fault, takes the place of what was there.

export const GENERATED = 'src/generated';

/** What came of it: why src/generated was left alone, or the files in it that changed (new and removed ones too). */
export type Outcome = { refused: string } | { changed: string[] };

/** Generates once. A refusal is an outcome, not an error. */
export async function generateClient(signal?: AbortSignal): Promise<Outcome> {
  // At the same depth as src/generated, because the generated files import the axios instance by a relative path.
  mkdirSync(dirname(GENERATED), { recursive: true });
  const next = mkdtempSync(`${dirname(GENERATED)}/.generated-`);
  try {
    // Both at once, which halves the time. What Orval makes of a contract with problems is thrown away.
    const [problems, failure] = await Promise.all([contractProblems(signal), runOrval(next)]);
    if (problems.length > 0) {
      const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
      return { refused: `The contract has ${count}; ${GENERATED} is as it was.\n\n${inWords(problems)}` };
    }
    if (failure !== undefined) {
      return { refused: `Orval could not generate from the contract; ${GENERATED} is as it was.\n\n${failure}` };
    }
    generatePermissions(next);
    return { changed: replaceBy(next) };
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** Resolves with what Orval said when it failed. In this process, because a watcher then has it loaded already. */
async function runOrval(folder: string): Promise<string | undefined> {
  const said: string[] = [];
  const silent = () => {};
  const error = ({ message }: OrvalReportEvent) => said.push(`${message}\n`);
  const reporter = { error, warn: silent, info: silent, verbose: silent, debug: silent };
  try {
    for (const project of Object.values(clientIn(`./${folder}`))) {
      const options = { logLevel: 'error', throwOnError: true } as const;
      await withReporter(reporter, () => orval(project as OptionsExport, process.cwd(), options));
    }
  } catch (error) {
    return said.join('') || `${(error as Error).message}\n`;
  }
  return filesIn(folder).length > 0 ? undefined : 'It wrote nothing.\n';
}

/** Only files that differ are touched, so that the development server reloads those alone. */
function replaceBy(next: string): string[] {
  const before = new Set(filesIn(GENERATED));
  const after = filesIn(next);
  const written = after.filter((path) => !before.has(path) || !same(join(GENERATED, path), join(next, path)));
  for (const path of written) {
    mkdirSync(dirname(join(GENERATED, path)), { recursive: true });
    renameSync(join(next, path), join(GENERATED, path));
  }
  const kept = new Set(after);
  const removed = [...before].filter((path) => !kept.has(path));
  for (const path of removed) {
    rmSync(join(GENERATED, path));
    const folder = dirname(join(GENERATED, path));
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
  return [...written, ...removed].map((path) => join(GENERATED, path)).toSorted();
}

const same = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));

/** The files of a folder and of those in it, by their paths from it. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
