import { InvalidInput } from '../domain/errors.ts';
import { Turn } from '../domain/turn.ts';
import { isCurrency } from './statement-amount.ts';
import {
  directionIn,
  isDirection,
  isStatus,
  namesCurrency,
  namesDirection,
  namesStatus,
  sideOf,
} from './statement-words.ts';

/** The columns of a statement that are compared, by their names in the header. Of those with null there is none; what is left out is found. */
export interface Columns {
  reference: string;
  amount: string;
  date?: string | undefined;
  opposite_amount?: string | null | undefined;
  direction?: string | null | undefined;
  status?: string | null | undefined;
  currency?: string | null | undefined;
}

/** The places of the columns in a row. */
export interface Places {
  reference: number;
  amount: number;
  date: number | undefined;
  oppositeAmount: number | undefined;
  direction: number | undefined;
  status: number | undefined;
  currency: number | undefined;
}

/** @throws InvalidInput for a column that is not there */
export async function placesOf(
  header: readonly string[],
  rows: readonly string[][],
  columns: Columns,
): Promise<Places> {
  const names = header.map((name) => name.trim());
  const at = (name: string | null | undefined, path: string) => {
    if (name === null || name === undefined) return undefined;
    const index = names.indexOf(name.trim());
    if (index < 0) throw new InvalidInput([{ path: `columns.${path}`, message: 'is not a column of the file' }]);
    return index;
  };
  const reference = at(columns.reference, 'reference') as number;
  const amount = at(columns.amount, 'amount') as number;
  const date = at(columns.date, 'date');
  const oppositeAmount =
    columns.opposite_amount === undefined ? oppositeOf(names, amount) : at(columns.opposite_amount, 'opposite_amount');
  const taken = [reference, amount, date, oppositeAmount];
  const found = await findColumns(names, rows, taken);
  const place = (name: keyof Found) => (columns[name] === undefined ? found[name] : at(columns[name], name));
  return {
    ...{ reference, amount, date, oppositeAmount },
    ...{ direction: place('direction'), status: place('status'), currency: place('currency') },
  };
}

type Found = Pick<Places, 'direction' | 'status' | 'currency'>;

/**
 * The columns that say by their name or by all their words what they are.
 *
 * @param taken the places of other columns
 */
export async function findColumns(
  names: readonly string[],
  rows: readonly string[][],
  taken: readonly (number | undefined)[] = [],
): Promise<Found> {
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
function oppositeOf(names: readonly string[], amount: number): number | undefined {
  const { direction, rest } = sideOf(names[amount] ?? '');
  if (direction === undefined) return undefined;
  const index = names.findIndex((name) => {
    const other = sideOf(name);
    return other.direction !== undefined && other.direction !== direction && other.rest === rest;
  });
  return index < 0 ? undefined : index;
}
