import { createHash } from 'node:crypto';
import type { CsvRow } from '../../files/csv-rows.ts';
import { amountIn } from './amount.ts';
import { isDate } from './dates.ts';
import { namesAmount, namesDate, sideOf } from './words.ts';

/** The row at which the data of a CSV file begin, and the names of its columns. */
export interface CsvLayout {
  /** The place of the header among the rows; -1 where there is none. */
  headerAt: number;
  names: string[];
}

/** Without the empty cells at its end, of which rows have one more or less than their header. */
export function cellsOf({ cells }: CsvRow): string[] {
  const trimmed = cells.map((cell) => cell.trim());
  return trimmed.slice(0, trimmed.findLastIndex((cell) => cell !== '') + 1);
}

const isAmount = (cell: string) => cell !== '' && /\d/.test(cell) && !isDate(cell) && amountIn(cell, ',') !== undefined;
const isData = (cells: readonly string[]) => cells.some(isDate) && cells.some(isAmount);
/** Names, among which there is neither a day nor an amount. */
const isHeading = (cells: readonly string[]) =>
  cells.filter((cell) => cell !== '').length > 1 && !cells.some((cell) => isDate(cell) || isAmount(cell));
const hasNames = (cells: readonly string[]) =>
  cells.some(namesDate) && cells.some((cell) => namesAmount(cell) || sideOf(cell).direction !== undefined);

/** Finds the header among the first rows of a file; undefined where no row is one, and none has a date and an amount. */
export function findLayout(rows: readonly CsvRow[]): CsvLayout | undefined {
  const cells = rows.map(cellsOf);
  const data = cells.map(isData);
  const widths = new Map<number, number>();
  for (const [index, row] of cells.entries()) {
    if (data[index]) widths.set(row.length, (widths.get(row.length) ?? 0) + 1);
  }
  const named = cells.flatMap((row, index) => (isHeading(row) && hasNames(row) ? [index] : []));
  const following = (from: number, until: number) => data.slice(from, until).filter(Boolean).length;
  const counts = named.map((index, place) => ({ index, count: following(index, named[place + 1] ?? data.length) }));
  const best = counts.reduce<(typeof counts)[number] | undefined>(
    (most, one) => (most && most.count >= one.count ? most : one),
    undefined,
  );
  if (best) return { headerAt: best.index, names: namesOf(cells[best.index] ?? []) };
  const [width = 0] = [...widths].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const first = cells.findIndex((row, index) => data[index] && row.length === width);
  if (first < 0) return undefined;
  const above = cells[first - 1];
  if (above && isHeading(above) && above.length >= width - 2) return { headerAt: first - 1, names: namesOf(above) };
  return { headerAt: -1, names: namesOf(Array.from({ length: width }, () => '')) };
}

/** Every name once: a column without one is "Column 3", and a second "Amount" is "Amount (2)". */
function namesOf(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((cell, index) => {
    const name = cell.slice(0, 100) || `Column ${index + 1}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** The same for files with the same columns. */
export function layoutOf(names: readonly string[]): string {
  const plain = names.map((name) => name.trim().toLowerCase().replaceAll(/\s+/g, ' '));
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex');
}
