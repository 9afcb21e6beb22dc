import { InvalidInput } from './errors.ts';

/** Times that PostgreSQL, JavaScript and the contract's four-digit years can all represent. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(9999, 11, 31);

/**
 * A time that a caller has sent.
 *
 * @param path the field's name, for the error
 * @throws InvalidInput when it is not between the years 2000 and 9999
 */
export function instantOf(iso: string, path: string): Date {
  const at = new Date(iso);
  if (!(at.getTime() >= EARLIEST && at.getTime() <= LATEST)) {
    throw new InvalidInput([{ path, message: 'must lie between the years 2000 and 9999' }]);
  }
  return at;
}
