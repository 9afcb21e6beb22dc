import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AnswerShapes, answerShapes } from './answer-shapes.ts';
import { readContract } from './read-contract.ts';

// Generates the shapes of the answers of all calls for src/api/read-any-answer.ts. Those that read have their own: mark-calls.ts.

/** Writes the file into the folder of the generated code. */
export function generateAnswers(folder: string): void {
  const contract = readContract((file) => readFileSync(file, 'utf8'));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/all-answers.ts`, sourceOf(answerShapes(contract, contract.operations)));
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
