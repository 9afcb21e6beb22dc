import { InvalidInput } from '../domain/errors.ts';
import { type FoundColumns, findColumns, oppositeOf } from '../statements/reading/find-columns.ts';

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
  const place = (name: keyof FoundColumns) => (columns[name] === undefined ? found[name] : at(columns[name], name));
  return {
    ...{ reference, amount, date, oppositeAmount },
    ...{ direction: place('direction'), status: place('status'), currency: place('currency') },
  };
}
