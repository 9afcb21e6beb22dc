import { decodeParts, encodeParts, isMoment, refusedCursor } from '../domain/page-cursor.ts';
import { isRecordId } from '../domain/record-id.ts';

/** The order of a list of players, and the last row's value in it: a time, or cents. */
export type PlayerPosition = [sort: string, value: string, playerId: string];

/** Null on the last page. */
export const encodePlayers = (position: PlayerPosition | null): string | null => position && encodeParts(position);

/** @throws InvalidInput for anything that `encodePlayers` did not produce in this order */
export function decodePlayers(cursor: string, sort: string): PlayerPosition {
  const [of, value, playerId] = decodeParts(cursor);
  const isValue = sort === 'spent_desc' ? /^-?\d{1,15}$/.test(value) : isMoment(value);
  if (of !== sort || !isValue || !isRecordId(playerId)) throw refusedCursor();
  return [of, value, playerId];
}

/** The time of an entry, the rank of its source, and its number there. */
export type TimelinePosition = [at: string, rank: number, number: number];

/** Null on the last page. */
export const encodeTimeline = (position: TimelinePosition | null): string | null => position && encodeParts(position);

/** @throws InvalidInput for anything that `encodeTimeline` did not produce */
export function decodeTimeline(cursor: string): TimelinePosition {
  const [at, rank, number] = decodeParts(cursor);
  if (!isMoment(at) || !/^\d$/.test(rank) || !/^\d{1,15}$/.test(number)) throw refusedCursor();
  return [at, Number(rank), Number(number)];
}
