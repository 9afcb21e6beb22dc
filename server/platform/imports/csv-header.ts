import { parse } from 'csv-parse/sync';
import type { Column, Delimiter } from './csv-cells.ts';
import { UnreadableFile } from './file-bytes.ts';

export interface Header {
  delimiter: Delimiter;
  columns: Column[];
  /** The names of the fields, in the order of the columns. */
  names: string[];
  /** The assumptions about the file, in sentences. */
  assumed: string[];
}

export const DELIMITERS: readonly Delimiter[] = [',', ';', '\t'];
const NAMES: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};
export const nameOf = (delimiter: string): string => NAMES[delimiter] ?? '';

/** How the names in a header are compared: without case, spaces and what cannot be seen. */
export const simplified = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\p{Cf}]/gu, '');

/** The cells of a line. Empty ones at its end are dropped. */
export function cellsOf(line: string, delimiter: string): string[] {
  return withoutEmptyEnd(parsed(line, delimiter) ?? line.split(delimiter));
}

/** Undefined for a line in which a quote does not end. */
function parsed(line: string, delimiter: string): string[] | undefined {
  try {
    return (parse(line, { delimiter, relax_quotes: true, relax_column_count: true, to: 1 }) as string[][])[0];
  } catch {
    return undefined;
  }
}

export function withoutEmptyEnd(cells: string[]): string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);
}

/**
 * The columns of a file, by its first line: of the delimiters, the one under which each cell is the name of a field.
 *
 * @param known the columns that a file may have
 * @param what the records in the plural, for messages
 * @throws UnreadableFile for a line that does not name fields, each at most once
 */
export function readHeader(line: string, known: ReadonlyMap<string, Column>): Header {
  const bySimplified = new Map([...known.keys()].map((name) => [simplified(name), name]));
  const fieldOf = (cell: string) => bySimplified.get(simplified(cell));
  for (const delimiter of DELIMITERS) {
    const cells = cellsOf(line, delimiter);
    const names = cells.map(fieldOf).filter((name) => name !== undefined);
    if (cells.length === 0 || names.length < cells.length) continue;
    const seen = new Set<string>();
    const twice = names.find((name) => seen.size === seen.add(name).size);
    if (twice !== undefined) throw new UnreadableFile(`The column ${twice} is there twice.`, 1);
    const renamed = cells.map((cell, at) => [cell.trim(), names[at]]).find(([cell, name]) => cell !== name);
    const assumed = [
      delimiter !== ',' && `The file is separated by ${nameOf(delimiter)}.`,
      renamed && `The column ${renamed[0]} is ${renamed[1]}.`,
    ].filter((sentence) => sentence !== undefined && sentence !== false);
    return { delimiter, names, columns: names.map((name) => known.get(name) as Column), assumed };
  }
  throw new UnreadableFile(whyNot(line, fieldOf, [...known.keys()].slice(0, 3)), 1);
}

function whyNot(line: string, fieldOf: (cell: string) => string | undefined, examples: string[]): string {
  const tried = Object.keys(NAMES).map((delimiter) => {
    const cells = cellsOf(line, delimiter);
    return { delimiter, cells, known: cells.filter(fieldOf).length };
  });
  const [best] = tried.toSorted((one, other) => other.known - one.known || other.cells.length - one.cells.length);
  const seems = best && best.cells.length > 1 ? `The file seems to be separated by ${nameOf(best.delimiter)}. ` : '';
  if (!best || best.known === 0) {
    return `${seems}None of its columns has the name of a field. The first line must name the fields: ${examples.join(', ')} and so on.`;
  }
  if (best.delimiter === '|') return `${seems}Save it with commas, semicolons or tabs.`;
  const unknown = best.cells.filter((cell) => fieldOf(cell) === undefined);
  return `${seems}There is no field for ${unknown.length === 1 ? 'the column' : 'the columns'} ${someOf(unknown)}.`;
}

const MOST_NAMED = 5;

function someOf(names: string[]): string {
  const named = names.slice(0, MOST_NAMED).map(shown).join(', ');
  return names.length > MOST_NAMED ? `${named} and ${names.length - MOST_NAMED} more` : named;
}

/** The first line may be data instead of names, and data is not repeated in messages. */
const shown = (name: string) => (/^[\w. -]{1,40}$/.test(name) && !/\d{5}/.test(name) ? name : '(not a name)');
