import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { tryLockUntilEnd } from '../../db/advisory-lock.ts';
import type { Database } from '../../db/database.ts';
import { selectValues } from '../../db/one-row.ts';
import { platformEvents, webhookDeliveries, webhookTargets } from '../../db/schema/platform.ts';
import { inTransaction } from '../../db/transaction.ts';
import { eventsWait, placeEvents } from '../../records/events.ts';
import type { Posted } from './post.ts';

const EVENTS_AT_ONCE = 500;

/**
 * Writes a delivery of each event that has none yet, for each target, in the feed's order. One process does so at a time; a target's
 * place in the feed moves in the same transaction, so that every event becomes exactly one delivery.
 *
 * @returns whether there may be more at once
 */
export async function writeDeliveries(db: Database): Promise<boolean> {
  const found = await selectValues(db, {
    targets: sql<boolean>`exists (select from ${webhookTargets})`,
    unplaced: eventsWait,
    behind: sql<boolean>`exists (select from ${webhookTargets}
        where ${webhookTargets.position} < (select max(${platformEvents.position}) from ${platformEvents}))`,
  });
  if (!found.targets || !(found.unplaced || found.behind)) return false;
  if (found.unplaced) await placeEvents(db);
  return inTransaction(db, async (tx) => {
    if (!(await tryLockUntilEnd(tx, 'webhooks'))) return false;
    const targets = await tx.select().from(webhookTargets).orderBy(asc(webhookTargets.targetId)).for('update');
    let more = false;
    for (const { targetId, position } of targets) {
      const events = await tx
        .select()
        .from(platformEvents)
        .where(gt(platformEvents.position, position))
        .orderBy(asc(platformEvents.position))
        .limit(EVENTS_AT_ONCE);
      const last = events.at(-1)?.position;
      if (!last) continue;
      await tx.insert(webhookDeliveries).values(
        events.map((event) => ({
          targetId,
          position: event.position,
          mark: event.mark,
          type: event.type,
          subject: `${event.subjectType}:${event.subjectId}`,
        })),
      );
      await tx.update(webhookTargets).set({ position: last }).where(eq(webhookTargets.targetId, targetId));
      more ||= events.length === EVENTS_AT_ONCE;
    }
    return more;
  });
}

const isDue = and(
  eq(webhookDeliveries.state, 'waiting'),
  lte(webhookDeliveries.nextAt, sql`now()`),
  or(isNull(webhookDeliveries.leasedUntil), lte(webhookDeliveries.leasedUntil, sql`now()`)),
);

/** Targets with a delivery that is due, and whether their last one failed. */
export async function dueTargets(db: Database): Promise<{ targetId: string; isFailing: boolean }[]> {
  const due = db.select({ targetId: webhookDeliveries.targetId }).from(webhookDeliveries).where(isDue);
  return db
    .select({ targetId: webhookTargets.targetId, isFailing: isNotNull(webhookTargets.failingSince).mapWith(Boolean) })
    .from(webhookTargets)
    .where(inArray(webhookTargets.targetId, due));
}

export type ClaimedDelivery = typeof webhookDeliveries.$inferSelect;

/**
 * Leases at most `limit` due deliveries of a target: for `leaseSeconds` only this caller sends them. A delivery waits until every
 * earlier one about the same subject has been delivered or given up.
 */
export async function claimDeliveries(
  db: Database,
  targetId: string,
  limit: number,
  leaseSeconds: number,
): Promise<ClaimedDelivery[]> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .select({ id: webhookDeliveries.deliveryId })
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.targetId, targetId),
          isDue,
          sql`not exists (select from ${webhookDeliveries} as earlier
            where earlier.target_id = ${webhookDeliveries.targetId} and earlier.subject = ${webhookDeliveries.subject}
              and earlier.state = 'waiting' and earlier.delivery_id < ${webhookDeliveries.deliveryId})`,
        ),
      )
      .orderBy(asc(webhookDeliveries.nextAt), asc(webhookDeliveries.deliveryId))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (found.length === 0) return [];
    return tx
      .update(webhookDeliveries)
      .set({
        attempts: sql`${webhookDeliveries.attempts} + 1`,
        triedAt: sql`clock_timestamp()`,
        leasedUntil: sql`clock_timestamp() + make_interval(secs => ${leaseSeconds}::float8)`,
      })
      .where(
        inArray(
          webhookDeliveries.deliveryId,
          found.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

/**
 * Records the outcome of one attempt. After a failure it is tried again later, for three days; then it is given up, which its log
 * keeps.
 *
 * @param waitSeconds until the next attempt, after a failure
 */
export async function recordOutcome(
  db: Database,
  { deliveryId, targetId, attempts }: ClaimedDelivery,
  { status, error }: Posted,
  waitSeconds: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const failed = error !== null;
    const next = sql`now() + make_interval(secs => ${waitSeconds}::float8)`;
    const state = sql`case when ${webhookDeliveries.giveUpAt} <= now() then 'given_up' else 'waiting' end`;
    const recorded = await tx
      .update(webhookDeliveries)
      .set({
        answerStatus: status,
        error,
        leasedUntil: null,
        ...(failed
          ? { state, failures: sql`${webhookDeliveries.failures} + 1`, nextAt: next }
          : { state: 'delivered', deliveredAt: sql`now()` }),
      })
      .where(
        and(
          eq(webhookDeliveries.deliveryId, deliveryId),
          eq(webhookDeliveries.attempts, attempts),
          eq(webhookDeliveries.state, 'waiting'),
        ),
      )
      .returning();
    // Its lease was over, and another attempt has begun.
    if (recorded.length === 0) return;
    await tx
      .update(webhookTargets)
      .set({ failingSince: failed ? sql`coalesce(${webhookTargets.failingSince}, now())` : null })
      .where(eq(webhookTargets.targetId, targetId));
  });
}

/** Deletes deliveries that are older than the events in the feed: 90 days. Those that wait are younger. */
export async function forgetOldDeliveries(db: Database): Promise<void> {
  const isOld = sql`${webhookDeliveries.createdAt} < now() - interval '90 days'`;
  await db.delete(webhookDeliveries).where(and(isOld, ne(webhookDeliveries.state, 'waiting')));
}
