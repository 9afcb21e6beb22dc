import { refusedCursor } from '../http/page-cursor.ts';
import type { WithdrawalPosition } from './queries.ts';

const POSITION = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)\|([A-Za-z0-9_-]{1,64})$/;

/** Null on the last page. */
export const encodePosition = (position: WithdrawalPosition | null): string | null =>
  position && Buffer.from(position.join('|')).toString('base64url');

/** @throws InvalidInput for anything that `encodePosition` did not produce */
export function decodePosition(cursor: string): WithdrawalPosition {
  const [, createdAt = '', withdrawalId = ''] = POSITION.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!isMoment(createdAt)) throw refusedCursor();
  return [createdAt, withdrawalId];
}

/** Whether PostgreSQL accepts the time too: JavaScript reads 30 February as 2 March, and has a year 0. */
function isMoment(text: string): boolean {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.getUTCFullYear() > 0 && at.toISOString().slice(0, 19) === text.slice(0, 19);
}
