import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type OptionsExport, type OrvalReportEvent, generate as orval, withReporter } from 'orval';
import { clientIn } from '../orval.config.ts';
import { contractProblems, unreadable } from './check-contract.ts';
import { contractFiles } from './contract-files.ts';
import { inWords } from './contract-problem.ts';
import { generateAnswers } from './generate-answers.ts';
import { generateFigures } from './generate-figures.ts';
import { generatePermissions } from './generate-permissions.ts';
import { generateReservedWords } from './generate-reserved-words.ts';
import { removeExamples } from './joined-contract.ts';
import { markCalls } from './mark-calls.ts';
import { joinedFiles, readYaml, type YamlFile } from './yaml-problems.ts';

// Generates src/generated from the contract, or changes nothing: Orval writes to a temporary folder, which replaces the
// existing files only if both the contract and Orval's run are free of errors.

export const GENERATED = 'src/generated';

/** The result: why src/generated was not changed, or which of its files were (including new and removed ones). */
export type Outcome = { refused: string } | { changed: string[] };

/** Generates once. A refusal is a result, not an error. */
export async function generateClient(signal?: AbortSignal): Promise<Outcome> {
  // At the same depth as src/generated, because the generated files import the axios instance by a relative path.
  mkdirSync(dirname(GENERATED), { recursive: true });
  const next = mkdtempSync(`${dirname(GENERATED)}/.generated-`);
  try {
    const files = contractFiles().map(readYaml);
    const broken = unreadable(files);
    // Concurrently, which halves the time. If the contract has problems, Orval's output is discarded.
    const [problems, failure] =
      broken.length > 0 ? [broken] : await Promise.all([contractProblems(files, signal), runOrval(next, files)]);
    if (problems.length > 0) {
      const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
      return { refused: `The contract has ${count}; ${GENERATED} is as it was.\n\n${inWords(problems)}` };
    }
    if (failure !== undefined) {
      return { refused: `Orval could not generate from the contract; ${GENERATED} is as it was.\n\n${failure}` };
    }
    generatePermissions(next);
    generateFigures(next);
    generateAnswers(next);
    generateReservedWords(next);
    markCalls(next);
    return { changed: replaceBy(next) };
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** Resolves with Orval's output if it failed. Runs in this process, so that a watcher loads Orval only once. */
async function runOrval(folder: string, files: YamlFile[]): Promise<string | undefined> {
  const said: string[] = [];
  const silent = () => {};
  const error = ({ message }: OrvalReportEvent) => said.push(`${message}\n`);
  const reporter = { error, warn: silent, info: silent, verbose: silent, debug: silent };
  try {
    const contract = joinedFiles(files);
    removeExamples(contract);
    for (const project of Object.values(clientIn(`./${folder}`, contract))) {
      const options = { logLevel: 'error', throwOnError: true } as const;
      await withReporter(reporter, () => orval(project as OptionsExport, process.cwd(), options));
    }
  } catch (error) {
    return said.join('') || `${(error as Error).message}\n`;
  }
  return filesIn(folder).length > 0 ? undefined : 'It wrote nothing.\n';
}

/** Writes only files that differ, so that the development server reloads only those. */
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

/** All files in a folder, recursively, as relative paths. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
