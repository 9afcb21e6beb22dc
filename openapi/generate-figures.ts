import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ADDS, figureFields, OVER } from './figures.ts';
import { readContract } from './read-contract.ts';

// Generates what the portal knows of figures from the contract's `x-figure`.

/** Writes the file into the folder of the generated code. */
export function generateFigures(folder: string): void {
  const { contract } = readContract((file) => readFileSync(file, 'utf8'));
  const lines = figureFields(contract).map(
    ({ schema, field, property }) => `  '${schema}.${field}': ${JSON.stringify(property['x-figure'])},\n`,
  );
  const union = (words: string[]) => words.map((word) => `'${word}'`).join(' | ');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/figures.ts`,
    `/**
 * Generated from openapi/admin-api.yaml by \`npm run generate\`. Do not edit.
 */

/** What a part is counted over. */
export type FigureOver = ${union(OVER)};

/** Some of the records that a figure is made of. */
export interface FigurePart {
  name: string;
  over: FigureOver;
  /** It is subtracted. */
  less?: boolean;
  /** The operation that lists the records. */
  opens?: string;
  /** The operation's query, with placeholders in braces. */
  query?: Readonly<Record<string, string>>;
  adds?: ${union(ADDS)};
  /** Only records with these fields. */
  among?: Readonly<Record<string, string>>;
  /** Why no operation lists the records. */
  unlisted?: string;
}

export interface Figure {
  /** One sentence. */
  counts: string;
  /** Its lowest value. */
  least?: number;
  percent?: boolean;
  sum?: readonly FigurePart[];
  /** Together with \`denominator\`, instead of \`sum\`. */
  numerator?: readonly FigurePart[];
  denominator?: readonly FigurePart[];
}

/** Every figure by its schema and field. */
export const FIGURES: Readonly<Record<string, Figure>> = {
${lines.join('')}};
`,
  );
}
