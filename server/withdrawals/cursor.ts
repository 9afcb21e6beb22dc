import { decodeParts, encodeParts, isMoment, refusedCursor } from '../domain/page-cursor.ts';
import { isRecordId } from '../domain/record-id.ts';

/** The order of a list of withdrawals, and the last row's value in it: a time, or cents. */
export type WithdrawalPosition = [sort: string, value: string, withdrawalId: string];

/** Null on the last page. */
export const encodePosition = (position: WithdrawalPosition | null): string | null => position && encodeParts(position);

/** @throws InvalidInput for anything that `encodePosition` did not produce in this order */
export function decodePosition(cursor: string, sort: string): WithdrawalPosition {
  const [of, value, withdrawalId] = decodeParts(cursor);
  const isValue = sort.startsWith('requested_amount') ? /^\d{1,15}$/.test(value) : isMoment(value);
  if (of !== sort || !isValue || !isRecordId(withdrawalId)) throw refusedCursor();
  return [of, value, withdrawalId];
}
