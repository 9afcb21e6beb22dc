import { InvalidInput } from '../domain/errors.ts';
import type { RecordPosition } from './queries.ts';

/** The contract's opaque `next_cursor`. */
export function encodeCursor({ createdAt, recordId }: RecordPosition): string {
  return Buffer.from(`${createdAt}|${recordId}`).toString('base64url');
}

/** @throws InvalidInput for anything that `encodeCursor` did not make */
export function decodeCursor(cursor: string): RecordPosition {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, createdAt, recordId] = /^([1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)\|([1-9]\d{0,14})$/.exec(text) ?? [];
  if (createdAt === undefined || recordId === undefined || !isTime(createdAt)) {
    throw new InvalidInput([{ path: 'cursor', message: 'is not the next_cursor of a page' }]);
  }
  return { createdAt, recordId: Number(recordId) };
}

/** Not 30 February, which JavaScript would take for 2 March and PostgreSQL refuses. */
function isTime(text: string): boolean {
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 19) === text.slice(0, 19);
}
