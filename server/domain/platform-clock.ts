import { InvalidInput } from './errors.ts';

/** How far the platform's clock may be ahead of ours. */
const AHEAD_MS = 5 * 60_000;
/** Nobody played online before; JavaScript and PostgreSQL can represent all times after it. */
const EARLIEST = Date.UTC(1970, 0, 1);

/**
 * A time by the platform's clock, in milliseconds.
 *
 * @param path the field's name, for the error
 * @throws InvalidInput when it is more than five minutes ahead of our clock, or before 1970
 */
export function platformTime(iso: string, path: string): Date {
  const at = new Date(iso);
  if (!(at.getTime() >= EARLIEST)) throw new InvalidInput([{ path, message: 'must not lie before 1970' }]);
  if (at.getTime() > Date.now() + AHEAD_MS) {
    throw new InvalidInput([{ path, message: 'lies more than five minutes ahead of our clock' }]);
  }
  return at;
}
