import { decodeParts, encodeParts, isMoment, refusedCursor } from '../http/page-cursor.ts';
import type { WithdrawalPosition } from './queries.ts';

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Null on the last page. */
export const encodePosition = (position: WithdrawalPosition | null): string | null => position && encodeParts(position);

/** @throws InvalidInput for anything that `encodePosition` did not produce */
export function decodePosition(cursor: string): WithdrawalPosition {
  const [createdAt = '', withdrawalId = '', ...rest] = decodeParts(cursor);
  if (!isMoment(createdAt) || !ID.test(withdrawalId) || rest.length > 0) throw refusedCursor();
  return [createdAt, withdrawalId];
}
