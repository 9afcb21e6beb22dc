import { InvalidInput } from '../domain/errors.ts';

// The `next_cursor` of lists: opaque in the contract, the position of the page's last row in the order of the list.

const ROW_NUMBER = /^[1-9]\d{0,14}$/;

/** For a list in the order of a row's number. Null on the last page. */
export const encodeRowNumber = (next: number | null): string | null => (next === null ? null : String(next));

/** @throws InvalidInput for anything that `encodeRowNumber` did not produce */
export function decodeRowNumber(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!ROW_NUMBER.test(cursor)) throw refusedCursor();
  return Number(cursor);
}

export const refusedCursor = (): InvalidInput =>
  new InvalidInput([{ path: 'cursor', message: 'is not the next_cursor of a page' }]);
