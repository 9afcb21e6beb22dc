import { and, asc, gt, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oneRow, selectValues } from '../../db/one-row.ts';
import { confirmReplicated } from '../../db/replication.ts';
import { platformEvents, platformFeed } from '../../db/schema/platform.ts';
import { restores } from '../../db/schema/restore.ts';
import type { Refusal } from '../../domain/errors.ts';
import { openRestore } from '../../ledger/restore-mode.ts';
import { type EventRow, eventsWait, placeEvents } from '../../records/events.ts';
import { encodeCursor, type FeedPosition, refusedCursor } from './cursor.ts';
import { FeedChanged, FeedClosed } from './refusals.ts';

/** How often the database is asked whether there is anything new. */
const LOOK_EVERY_MS = 100;

export interface FeedPage {
  events: EventRow[];
  /** The position to continue after, also when nothing was found. */
  next: FeedPosition;
}

/**
 * The next events of the feed, at most `limit`. Where there are none it waits for them.
 *
 * @param after undefined: from the oldest that is kept
 * @param waitSeconds how long to wait at most; 0: not at all
 * @param signal aborted when the wait is over before its time
 * @param onAhead called with a place that this database has not given out yet, as after a backup of it was restored
 * @throws InvalidInput for a place of another database, or one whose next events are kept no longer
 * @throws FeedChanged for a place of a feed that a restore has ended
 * @throws FeedClosed
 */
export async function feedPage(
  db: Database,
  after: FeedPosition | undefined,
  limit: number,
  waitSeconds: number,
  signal: AbortSignal,
  onAhead: (place: FeedPosition, end: number) => Promise<void> = async () => {},
): Promise<FeedPage> {
  if (await openRestore(db)) throw new FeedClosed();
  const feed = await feedId(db);
  const kept = await keptPlaces(db);
  if (after && after.feed !== feed) throw await otherFeed(db, feed, kept.first, after);
  if (after && after.position < kept.first - 1) throw refusedCursor('is older than the events that are kept');
  if (after && after.position > kept.last) {
    await onAhead(after, kept.last);
    throw new FeedClosed();
  }
  const from = after?.position ?? 0;
  const until = performance.now() + waitSeconds * 1_000;
  for (;;) {
    const events = await eventsAfter(db, from, limit);
    const position = events.at(-1)?.position ?? from;
    if (events.length > 0) await confirmReplicated(db);
    if (events.length > 0 || performance.now() >= until || signal.aborted) return { events, next: { feed, position } };
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

/** Why a place of another feed is refused: a restore has ended that feed, or it is of another database. */
async function otherFeed(db: Database, feed: string, first: number, after: FeedPosition): Promise<Refusal> {
  const ended = await db.select().from(restores).where(isNotNull(restores.formerFeed)).orderBy(asc(restores.restoreId));
  const known = ended.findIndex(({ formerFeed }) => formerFeed === after.feed);
  // A feed of which nothing is known may have begun in what the last restore has lost.
  const since = known < 0 ? ended.slice(-1) : ended.slice(known);
  const [earliest] = since.map(({ lostSince }) => lostSince).sort((one, other) => one.getTime() - other.getTime());
  if (!earliest) return refusedCursor('is of another database');
  const end = known < 0 ? 0 : (ended[known]?.feedEnd ?? 0);
  const position = Math.max(first - 1, Math.min(after.position, end));
  return new FeedChanged(earliest, encodeCursor({ feed, position }));
}

/** The id that tells the feed of this database from that of every other. */
async function feedId(db: Database): Promise<string> {
  await db.insert(platformFeed).values({}).onConflictDoNothing();
  const [feed] = await db.select().from(platformFeed);
  if (!feed) throw new Error('the feed has just been named');
  return feed.feedId;
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
