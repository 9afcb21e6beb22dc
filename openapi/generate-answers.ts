import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AnswerShapes, answerShapes } from './answer-shapes.ts';
import { type Operation, readContract } from './read-contract.ts';

// Generates the shapes of the contract's answers for src/api/read-answer.ts, in two files: those of the calls that first views make, which every
// page loads, and those of all calls, which come with the code that makes calls.

/** Of the extensions, what several screens load with their first view. The lists of the other extensions wait for the code that makes calls. */
const FIRST_EXTENSIONS = ['getMe', 'getMyPreferences'];

/** Of the core contract, every list and figure. */
const isFirst = ({ route, operationId, isExtension }: Operation) =>
  isExtension ? FIRST_EXTENSIONS.includes(operationId) : /^GET [^{]*$/.test(route);

/** Writes both files into the folder of the generated code. */
export function generateAnswers(folder: string): void {
  const contract = readContract((file) => readFileSync(file, 'utf8'));
  mkdirSync(folder, { recursive: true });
  const first = contract.operations.filter(isFirst);
  writeFileSync(`${folder}/first-answers.ts`, sourceOf(denser(answerShapes(contract, first))));
  writeFileSync(`${folder}/all-answers.ts`, sourceOf(answerShapes(contract, contract.operations)));
}

/** Fewer bytes for every page: the reader treats times, enumerations and open texts alike. */
function denser({ shapes, answers }: AnswerShapes): AnswerShapes {
  const merged = shapes.map((shape) => {
    const groups = shape.split(';').map((group) => group.split(' '));
    const byKind = Map.groupBy(groups, ([kind = '']) => kind.replace(/[te]$/, 's'));
    return [...byKind].map(([kind, all]) => [kind, ...all.flatMap(([, ...names]) => names)].join(' ')).join(';');
  });
  return { shapes: merged, answers };
}

const sourceOf = ({ shapes, answers }: AnswerShapes) => `/**
 * Generated from openapi/admin-api.yaml by \`npm run generate\`. Do not edit.
 */

/** openapi/answer-shapes.ts says how they are written. */
export const shapes: readonly string[] = [
${shapes.map((shape) => `  '${shape}',\n`).join('')}];

/** By method and path. */
export const answers: Readonly<Record<string, string>> = {
${Object.entries(answers)
  .map(([route, kind]) => `  '${route}': '${kind}',\n`)
  .join('')}};
`;
