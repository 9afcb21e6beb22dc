import { and, asc, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneRow, selectValues } from '../../db/one-row.ts';
import { confirmReplicated } from '../../db/replication.ts';
import { platformEvents, platformFeed } from '../../db/schema/platform.ts';
import { restores } from '../../db/schema/restore.ts';
import type { SharedRead } from '../../db/shared-read.ts';
import type { Refusal } from '../../domain/errors.ts';
import { openRestore } from '../../ledger/restore-mode.ts';
import { type EventRow, eventsWait, placeEvents } from '../../records/events.ts';
import { encodeCursor, type FeedCursor, isGenuine, refusedCursor, signed } from './cursor.ts';
import { FeedChanged, FeedClosed } from './refusals.ts';

export interface FeedPage {
  events: EventRow[];
  /** The position to continue after, also when nothing was found. */
  next: FeedCursor;
}

/** Told of a position of this feed that it cannot have given out. */
export interface FeedWitness {
  /** It has a genuine signature: the database is older than the platform's copy of it, as after a backup was restored. */
  ahead(position: number, end: number): Promise<void>;
  /** Nothing proves it: somebody made the cursor up, or a backup was restored from before the key that signed it. */
  unproved(position: number, end: number): void;
}

/** A database, whose rows callers at the same place share. */
export interface Feed {
  db: Database;
  shared: SharedRead;
}

const NOBODY: FeedWitness = { ahead: async () => {}, unproved: () => {} };

/** Waits for an event after a place. @returns whether there is one */
export type WaitForEvent = (after: number) => Promise<boolean>;

/**
 * The next events of the feed, at most `limit`.
 *
 * @param after undefined: from the oldest that is kept
 * @param wait called where there are none; omitted, nobody waits for them
 * @throws InvalidInput for a place of another database, one that nothing proves, or one whose next events are kept no longer
 * @throws FeedChanged for a place of a feed that a restore has ended
 * @throws FeedClosed
 */
export async function feedPage(
  { db, shared }: Feed,
  after: FeedCursor | undefined,
  limit: number,
  { wait, witness = NOBODY }: { wait?: WaitForEvent; witness?: FeedWitness } = {},
): Promise<FeedPage> {
  const { feed, kept, isClosed } = await shared.read('feed', () => feedState(db));
  if (isClosed) throw new FeedClosed();
  if (after && after.feed !== feed.feedId) throw await otherFeed(db, feed, kept.first, after);
  if (after) await requireGivenOut(after, feed.cursorKey, kept, witness);
  const from = after?.position ?? 0;
  const read = () => shared.read(['events', from, limit], () => eventsAfter(db, from, limit));
  let events = await read();
  if (events.length === 0 && (await wait?.(from))) events = await read();
  return { events, next: signed(feed.cursorKey, { feed: feed.feedId, position: events.at(-1)?.position ?? from }) };
}

const LAST = sql`(select coalesce(max(${platformEvents.position}), 0) from ${platformEvents})`.mapWith(Number);

/** The last place of the feed, once all events that wait for a place have theirs. */
export async function lastPlace(db: Database): Promise<number> {
  const { wait, last } = await selectValues(db, { wait: eventsWait, last: LAST });
  if (!wait) return last;
  await placeEvents(db);
  return (await selectValues(db, { last: LAST })).last;
}

/** Several callers at the same place get the same rows: do not modify them. */
async function eventsAfter(db: Database, position: number, limit: number): Promise<EventRow[]> {
  const { wait } = await selectValues(db, { wait: eventsWait });
  if (wait) await placeEvents(db);
  const events = await db
    .select()
    .from(platformEvents)
    .where(and(gt(platformEvents.position, position)))
    .orderBy(asc(platformEvents.position))
    .limit(limit);
  if (events.length > 0) await confirmReplicated(db);
  return events;
}

/** Whether the feed is closed, what it is called, and which of its places have their events. */
async function feedState(db: Database) {
  const isClosed = (await openRestore(db)) !== undefined;
  return { isClosed, feed: await thisFeed(db), kept: await keptPlaces(db) };
}

/** The first and the last place of the feed that have their events. */
async function keptPlaces(db: Database): Promise<{ first: number; last: number }> {
  return oneRow(
    await db
      .select({
        first: sql`coalesce(min(position), 1)`.mapWith(Number),
        last: sql`coalesce(max(position), 0)`.mapWith(Number),
      })
      .from(platformEvents),
  );
}

/**
 * Requires that this database has given a place of its feed out. Whoever may read the feed can write any cursor, so only a genuine signature proves
 * that the database was restored. A server before version 3.14 signed none: such a cursor is taken as far as the feed goes.
 *
 * @throws InvalidInput @throws FeedClosed
 */
async function requireGivenOut(
  after: FeedCursor,
  key: string,
  { first, last }: { first: number; last: number },
  witness: FeedWitness,
): Promise<void> {
  const isSigned = after.signature !== undefined;
  const isAhead = after.position > last;
  if (isSigned ? !isGenuine(key, after) : isAhead) {
    witness.unproved(after.position, last);
    throw refusedCursor(isSigned ? 'was not signed by this database' : 'is beyond the last event, and is not signed');
  }
  if (isAhead) {
    await witness.ahead(after.position, last);
    throw new FeedClosed();
  }
  if (after.position < first - 1) throw refusedCursor('is older than the events that are kept');
}

/** Why a place of another feed is refused: a restore has ended that feed, or it is of another database. */
async function otherFeed(db: Database, feed: FeedRow, first: number, after: FeedCursor): Promise<Refusal> {
  const ended = await db.select().from(restores).where(isNotNull(restores.formerFeed)).orderBy(asc(restores.restoreId));
  const known = ended.findIndex(({ formerFeed }) => formerFeed === after.feed);
  // A feed of which nothing is known may have begun in what the last restore has lost.
  const since = known < 0 ? ended.slice(-1) : ended.slice(known);
  const [earliest] = since.map(({ lostSince }) => lostSince).sort((one, other) => one.getTime() - other.getTime());
  if (!earliest) return refusedCursor('is of another database');
  const end = known < 0 ? 0 : (ended[known]?.feedEnd ?? 0);
  const position = Math.max(first - 1, Math.min(after.position, end));
  return new FeedChanged(earliest, encodeCursor(signed(feed.cursorKey, { feed: feed.feedId, position })));
}

type FeedRow = typeof platformFeed.$inferSelect;

/** What tells the feed of this database from that of every other. */
async function thisFeed(db: Database): Promise<FeedRow> {
  const [feed] = await db.select().from(platformFeed);
  if (feed) return feed;
  await db.insert(platformFeed).values({}).onConflictDoNothing();
  return oneRow(await db.select().from(platformFeed));
}
