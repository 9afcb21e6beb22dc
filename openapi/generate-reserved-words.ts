import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readContract } from './read-contract.ts';

// Generates the words that stand where a call that reads one record has its id: `summary` of `…/withdrawals/summary`.

/** Writes the file into the folder of the generated code. */
export function generateReservedWords(folder: string): void {
  const { operations } = readContract((file) => readFileSync(file, 'utf8'));
  const read = operations.flatMap(({ route }) => /^GET (.*)$/.exec(route)?.[1] ?? []);
  const collections = read.flatMap((path) => /^(.*\/)\{\w+\}$/.exec(path)?.[1] ?? []);
  const words = collections.flatMap((collection) =>
    read
      .filter((path) => path.startsWith(collection))
      .map((path) => path.slice(collection.length))
      .filter((rest) => /^[\w-]+$/.test(rest)),
  );
  const lines = [...new Set(words)].toSorted().map((word) => `  '${word}',\n`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/reserved-words.ts`,
    `/**
 * Generated from openapi/admin-api.yaml by \`npm run generate\`. Do not edit.
 */

/** Words that another call has in place of a record's id. A link to such a record would make that call. */
export const RESERVED_WORDS: readonly string[] = [
${lines.join('')}];
`,
  );
}
