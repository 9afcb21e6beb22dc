import { InvalidInput } from './errors.ts';

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

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/**
 * Whether a part of a cursor is a time in microseconds, as `to_char` prints it. PostgreSQL must accept it too: JavaScript reads 30 February
 * as 2 March, and has a year 0.
 */
export function isMoment(text: string): boolean {
  if (!INSTANT.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.getUTCFullYear() > 0 && at.toISOString().slice(0, 19) === text.slice(0, 19);
}

/** A cursor of the values by which a list is ordered. None of them contains the separator, but for the last one, which may be an id. */
export const encodeParts = (parts: readonly [string, string | number, string | number]): string =>
  Buffer.from(parts.join('|')).toString('base64url');

/** Its three values; '' for those that it lacks. */
export function decodeParts(cursor: string): [string, string, string] {
  const [first = '', second = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split('|');
  return [first, second, rest.join('|')];
}

export const refusedCursor = (): InvalidInput =>
  new InvalidInput([{ path: 'cursor', message: 'is not the next_cursor of a page' }]);
