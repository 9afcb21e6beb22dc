import { InvalidInput } from '../domain/errors.ts';

/** The contract's opaque `next_cursor`. */
export const encodeCursor = (recordId: number): string => Buffer.from(String(recordId)).toString('base64url');

/** @throws InvalidInput for anything that `encodeCursor` did not produce */
export function decodeCursor(cursor: string): number {
  const text = Buffer.from(cursor, 'base64url').toString();
  if (!/^[1-9]\d{0,14}$/.test(text)) {
    throw new InvalidInput([{ path: 'cursor', message: 'is not the next_cursor of a page' }]);
  }
  return Number(text);
}
