import { Turn } from '../../domain/turn.ts';
import { isCurrency } from './amount.ts';
import { directionIn, isDirection, isStatus, namesCurrency, namesDirection, namesStatus, sideOf } from './words.ts';

/** The places of columns; undefined for one that is not there. */
export type FoundColumns = Record<'direction' | 'status' | 'currency', number | undefined>;

/**
 * The columns that say by their name or by all their words what they are.
 *
 * @param taken the places of other columns
 */
export async function findColumns(
  names: readonly string[],
  rows: readonly string[][],
  taken: readonly (number | undefined)[] = [],
): Promise<FoundColumns> {
  const turn = new Turn();
  const free = names.map((_, index) => index).filter((index) => !taken.includes(index));
  /** Whether so many of the cells that are not empty are such words. */
  async function hasWords(
    index: number,
    isWord: (cell: string) => boolean,
    isEnough: (of: number, all: number) => boolean,
  ) {
    let [count, all] = [0, 0];
    for (const row of rows) {
      const cell = row[index]?.trim() ?? '';
      if (cell === '') continue;
      all += 1;
      if (isWord(cell)) count += 1;
      if (turn.isOver) await turn.pass();
      if (all === LOOKED_AT && !isEnough(count, all)) return false;
    }
    return all > 0 && isEnough(count, all);
  }
  async function first(
    places: number[],
    isWord: (cell: string) => boolean,
    isEnough: (of: number, all: number) => boolean,
  ) {
    for (const index of places) if (await hasWords(index, isWord, isEnough)) return index;
    return undefined;
  }
  const named = (isName: (column: string) => boolean) => free.filter((index) => isName(names[index] ?? ''));
  const [all, half, any] = [
    (of: number, most: number) => of === most,
    (of: number, most: number) => of * 2 >= most,
    () => true,
  ];
  return {
    direction:
      (await first(named(namesDirection), (cell) => directionIn(cell) !== undefined, half)) ??
      (await first(free, isDirection, all)),
    status: (await first(named(namesStatus), isStatus, any)) ?? (await first(free, isStatus, all)),
    currency: (await first(named(namesCurrency), isCurrency, any)) ?? (await first(free, isCurrency, all)),
  };
}

/** Cells after which a column with other words is not read to its end. */
const LOOKED_AT = 20;

/** "Credit" to "Debit", "Net Debit (NC)" to "Net Credit (NC)". */
export function oppositeOf(names: readonly string[], amount: number): number | undefined {
  const { direction, rest } = sideOf(names[amount] ?? '');
  if (direction === undefined) return undefined;
  const index = names.findIndex((name) => {
    const other = sideOf(name);
    return other.direction !== undefined && other.direction !== direction && other.rest === rest;
  });
  return index < 0 ? undefined : index;
}
