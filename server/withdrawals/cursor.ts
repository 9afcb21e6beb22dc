import { InvalidInput } from '../domain/errors.ts';
import type { WithdrawalPosition } from './queries.ts';

/** The contract's opaque `next_cursor`. */
export function encodeCursor({ createdAt, withdrawalId }: WithdrawalPosition): string {
  return Buffer.from(`${createdAt}|${withdrawalId}`).toString('base64url');
}

/** @throws InvalidInput for anything that `encodeCursor` did not produce */
export function decodeCursor(cursor: string): WithdrawalPosition {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, createdAt, withdrawalId] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)\|([A-Za-z0-9_-]{1,64})$/.exec(text) ?? [];
  if (createdAt === undefined || withdrawalId === undefined || !isMoment(createdAt)) {
    throw new InvalidInput([{ path: 'cursor', message: 'is not the next_cursor of a page' }]);
  }
  return { createdAt, withdrawalId };
}

/** Whether PostgreSQL accepts the time too: JavaScript reads 30 February as 2 March, and has a year 0. */
function isMoment(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.getUTCFullYear() > 0 && at.toISOString().slice(0, 19) === text.slice(0, 19);
}
