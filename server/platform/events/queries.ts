import { and, asc, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneRow, selectValues } from '../../db/one-row.ts';
import { confirmReplicated } from '../../db/replication.ts';
import { platformEvents, platformFeed } from '../../db/schema/platform.ts';
import { restores } from '../../db/schema/restore.ts';
import type { Refusal } from '../../domain/errors.ts';
import { openRestore } from '../../ledger/restore-mode.ts';
import { type EventRow, eventsWait, placeEvents } from '../../records/events.ts';
import { encodeCursor, type FeedCursor, isGenuine, refusedCursor, signed } from './cursor.ts';
import { FeedChanged, FeedClosed } from './refusals.ts';

/** How often the database is asked whether there is anything new. */
const LOOK_EVERY_MS = 100;

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

const NOBODY: FeedWitness = { ahead: async () => {}, unproved: () => {} };

/**
 * The next events of the feed, at most `limit`. Where there are none it waits for them.
 *
 * @param after undefined: from the oldest that is kept
 * @param waitSeconds how long to wait at most; 0: not at all
 * @param signal aborted when the wait is over before its time
 * @throws InvalidInput for a place of another database, one that nothing proves, or one whose next events are kept no longer
 * @throws FeedChanged for a place of a feed that a restore has ended
 * @throws FeedClosed
 */
export async function feedPage(
  db: Database,
  after: FeedCursor | undefined,
  limit: number,
  waitSeconds: number,
  signal: AbortSignal,
  witness = NOBODY,
): Promise<FeedPage> {
  if (await openRestore(db)) throw new FeedClosed();
  const feed = await thisFeed(db);
  const kept = await keptPlaces(db);
  if (after && after.feed !== feed.feedId) throw await otherFeed(db, feed, kept.first, after);
  if (after) await requireGivenOut(after, feed.cursorKey, kept, witness);
  const from = after?.position ?? 0;
  const until = performance.now() + waitSeconds * 1_000;
  for (;;) {
    const events = await eventsAfter(db, from, limit);
    const position = events.at(-1)?.position ?? from;
    if (events.length > 0) await confirmReplicated(db);
    if (events.length > 0 || performance.now() >= until || signal.aborted)
      return { events, next: signed(feed.cursorKey, { feed: feed.feedId, position }) };
    await pause(Math.min(LOOK_EVERY_MS, Math.max(1, until - performance.now())), signal);
  }
}

async function eventsAfter(db: Database, position: number, limit: number): Promise<EventRow[]> {
  const { wait } = await selectValues(db, { wait: eventsWait });
  if (wait) await placeEvents(db);
  return db
    .select()
    .from(platformEvents)
    .where(and(gt(platformEvents.position, position)))
    .orderBy(asc(platformEvents.position))
    .limit(limit);
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

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end, { once: true });
  });
}
