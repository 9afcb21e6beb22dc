import { eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { newestTime } from '../audit/queries.ts';
import { lockUntilEnd } from '../db/advisory-lock.ts';
import type { Database, Transaction } from '../db/database.ts';
import { databaseTime } from '../db/one-row.ts';
import { platformEvents, platformFeed } from '../db/schema/platform.ts';
import { restores } from '../db/schema/restore.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SystemActor } from '../domain/actor.ts';
import { lockPause } from '../ledger/payment-pause.ts';
import { type OpenRestore, openRestore } from '../ledger/restore-mode.ts';
import { recordEvents } from '../records/events.ts';

const SUBJECT = { subjectType: 'database', subjectId: null };

/** Rows have the time at which their transaction began, and one that began earlier than another may end later. */
const LONGEST_TRANSACTION_MS = 60_000;

export interface Found {
  /** A sentence for people. */
  text: string;
  /** Whether it says that the database is older, rather than that nothing says it is not. */
  isCertain: boolean;
  /** Decisions after this time may be lost; by default, those after the newest change that the database knows. */
  lostSince?: Date | undefined;
}

/**
 * Pauses payments and closes the platform's feed, because the database may be older than the world around it: when this has been committed,
 * no process sends anything new or gives out a place in the feed. Further evidence is added to that of an open restore.
 */
export async function enterRestore(
  db: Database,
  by: SystemActor,
  { text, isCertain, lostSince }: Found,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockBoth(tx);
    const open = await openRestore(tx);
    if (open?.evidence.includes(text)) return;
    const known = lostSince ?? (await newestTime(tx)) ?? (await databaseTime(tx));
    const since = new Date(known.getTime() - LONGEST_TRANSACTION_MS);
    const after = { evidence: text, lost_since: since.toISOString() };
    if (open) {
      const earlier = since < open.lostSince ? since : open.lostSince;
      const more = { evidence: [...open.evidence, text], isCertain: isCertain || open.isCertain, lostSince: earlier };
      await tx.update(restores).set(more).where(isNull(restores.endedAt));
    } else await tx.insert(restores).values({ evidence: [text], isCertain, lostSince: since });
    await recordAudit(tx, by, [{ action: 'database.restore_found', ...SUBJECT, after }]);
  });
}

/** Notes that the payments on the rail's list are booked. */
export async function noteBooked(db: Database): Promise<void> {
  await db.update(restores).set({ bookedAt: sql`now()` }).where(isNull(restores.endedAt));
}

/**
 * Ends a restore: payments go on, and a new feed begins, whose events have ids of their own. Cursors of the former feed are answered with the
 * time from which on records are to be sent again.
 *
 * @param lostSince when it is known better than by the evidence
 */
export async function endRestore(db: Database, by: SystemActor, lostSince?: Date): Promise<OpenRestore | undefined> {
  return inTransaction(db, async (tx) => {
    await lockBoth(tx);
    const open = await openRestore(tx);
    if (!open) return undefined;
    const since = lostSince ?? open.lostSince;
    await tx.insert(platformFeed).values({}).onConflictDoNothing();
    const [former] = await tx.select().from(platformFeed);
    const mark = sql`substr(md5(gen_random_uuid()::text), 1, 8)`;
    await tx.update(platformFeed).set({ feedId: sql`gen_random_uuid()`, mark });
    await recordEvents(tx, [
      { type: 'feed.changed', subjectType: 'feed', subjectId: 'feed', record: { resync_from: since.toISOString() } },
    ]);
    await close(tx, by, open, {
      lostSince: since,
      formerFeed: former?.feedId,
      feedEnd: sql`(select coalesce(max(position), 0) from ${platformEvents})`,
    });
    return { ...open, lostSince: since };
  });
}

/**
 * Ends a restore that was none: payments and the feed go on as before. Only where nothing says that the database is older.
 *
 * @returns whether there was one to end
 */
export async function denyRestore(db: Database, by: SystemActor): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await lockBoth(tx);
    const open = await openRestore(tx);
    if (!open || open.isCertain) return false;
    await close(tx, by, open, {});
    return true;
  });
}

async function close(tx: Transaction, by: SystemActor, open: OpenRestore, values: object): Promise<void> {
  const [closed] = await tx
    .update(restores)
    .set({ ...values, endedAt: sql`now()` })
    .where(eq(restores.restoreId, open.restoreId))
    .returning();
  const { formerFeed = null, lostSince } = closed ?? open;
  const before = { evidence: open.evidence, found_at: open.foundAt.toISOString() };
  const after = { lost_since: lostSince.toISOString(), former_feed: formerFeed };
  await recordAudit(tx, by, [{ action: 'database.restore_ended', ...SUBJECT, before, after }]);
}

async function lockBoth(tx: Transaction): Promise<void> {
  await lockPause(tx);
  await lockUntilEnd(tx, 'events');
}
