import { and, asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { platformEvents, platformFeed } from '../db/schema.ts';
import { type EventRow, placeEvents } from '../records/events.ts';
import { type Place, refusedCursor } from './cursor.ts';

/** How often the database is asked whether there is anything new. */
const LOOK_EVERY_MS = 100;

export interface FeedPage {
  events: EventRow[];
  /** Where to continue: also where nothing was found. */
  next: Place;
}

/**
 * The next events of the feed, at most `limit`. Where there are none it waits for them.
 *
 * @param after undefined: from the oldest that is kept
 * @param waitSeconds how long to wait at most; 0: not at all
 * @param signal aborted when nobody waits for the answer any more
 * @throws InvalidInput for a place of another database, or one whose next events are kept no longer
 */
export async function feedPage(
  db: Database,
  after: Place | undefined,
  limit: number,
  waitSeconds: number,
  signal: AbortSignal,
): Promise<FeedPage> {
  const feed = await feedId(db);
  if (after && after.feed !== feed) throw refusedCursor('is of another database');
  const from = after?.position ?? 0;
  await refuseLostPlace(db, after?.position);
  const until = Date.now() + waitSeconds * 1_000;
  for (;;) {
    const events = await eventsAfter(db, from, limit);
    const position = events.at(-1)?.position ?? from;
    if (events.length > 0 || Date.now() >= until || signal.aborted) return { events, next: { feed, position } };
    await pause(Math.min(LOOK_EVERY_MS, Math.max(1, until - Date.now())), signal);
  }
}

async function eventsAfter(db: Database, position: number, limit: number): Promise<EventRow[]> {
  const [waiting] = await db
    .select({ any: sql<boolean>`exists (select from ${platformEvents} where position is null)` })
    .from(sql`(select) as nothing`);
  if (waiting?.any) await placeEvents(db);
  return db
    .select()
    .from(platformEvents)
    .where(and(gt(platformEvents.position, position)))
    .orderBy(asc(platformEvents.position))
    .limit(limit);
}

/** @throws InvalidInput where events after the place are kept no longer, or the place is one that was never given out */
async function refuseLostPlace(db: Database, position: number | undefined): Promise<void> {
  if (position === undefined) return;
  const [kept] = await db
    .select({
      first: sql`coalesce(min(position), 1)`.mapWith(Number),
      last: sql`coalesce(max(position), 0)`.mapWith(Number),
    })
    .from(platformEvents);
  if (!kept) throw new Error('an aggregate without groups has one row');
  if (position < kept.first - 1) throw refusedCursor('is older than the events that are kept');
  if (position > kept.last) throw refusedCursor('lies behind the end of the feed');
}

/** What tells the feed of this database from that of every other. */
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
