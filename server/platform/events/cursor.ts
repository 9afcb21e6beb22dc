import { InvalidInput } from '../../domain/errors.ts';

/** A position in the feed of one database. */
export interface FeedPosition {
  feed: string;
  position: number;
}

/** The contract's opaque cursor. */
export const encodeCursor = ({ feed, position }: FeedPosition): string =>
  Buffer.from(`${feed}|${position}`).toString('base64url');

/** @throws InvalidInput for anything that `encodeCursor` did not make */
export function decodeCursor(cursor: string): FeedPosition {
  const [, feed, position] =
    /^([0-9a-f-]{36})\|(0|[1-9]\d{0,14})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (feed === undefined || position === undefined) throw refusedCursor('is not the next_cursor of a feed');
  return { feed, position: Number(position) };
}

export const refusedCursor = (message: string): InvalidInput => new InvalidInput([{ path: 'after', message }]);
