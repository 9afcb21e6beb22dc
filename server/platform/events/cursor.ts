import { createHmac, timingSafeEqual } from 'node:crypto';
import { InvalidInput } from '../../domain/errors.ts';

/** A position in the feed of one database. */
export interface FeedPosition {
  feed: string;
  position: number;
}

/** A position as a cursor names it. */
export interface FeedCursor extends FeedPosition {
  /** Proves that a server of this database has given the position out; a server before version 3.14 gave out none. */
  signature: string | undefined;
}

const textOf = ({ feed, position }: FeedPosition): string => `${feed}|${position}`;

/** @param key `platformFeed.cursorKey` */
export function signed(key: string, { feed, position }: FeedPosition): FeedCursor {
  const signature = createHmac('sha256', key).update(textOf({ feed, position })).digest('base64url');
  return { feed, position, signature };
}

/** Whether a server of this database has signed the cursor. */
export function isGenuine(key: string, cursor: FeedCursor): boolean {
  const expected = Buffer.from(signed(key, cursor).signature ?? '');
  const given = Buffer.from(cursor.signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * The contract's opaque cursor. What follows `=` is the signature: a server before version 3.14 takes `=` for the end of the text, so both
 * versions read each other's cursors while one replaces the other.
 */
export const encodeCursor = (cursor: FeedCursor): string =>
  `${Buffer.from(textOf(cursor)).toString('base64url')}${cursor.signature === undefined ? '' : `=${cursor.signature}`}`;

/** @throws InvalidInput for anything that `encodeCursor` did not make. The signature is not verified. */
export function decodeCursor(cursor: string): FeedCursor {
  const [, text = '', signature] = /^([\w-]+)(?:=([\w-]+))?$/.exec(cursor) ?? [];
  const [, feed, position] =
    /^([0-9a-f-]{36})\|(0|[1-9]\d{0,14})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (feed === undefined || position === undefined) throw refusedCursor('is not the next_cursor of a feed');
  return { feed, position: Number(position), signature };
}

export const refusedCursor = (message: string): InvalidInput => new InvalidInput([{ path: 'after', message }]);
