import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { recordAudit } from '../../audit/audit.ts';
import { tryLockUntilEnd } from '../../db/advisory-lock.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { selectValues } from '../../db/one-row.ts';
import { platformEvents, webhookDeliveries, webhookTargets } from '../../db/schema/platform.ts';
import { inTransaction } from '../../db/transaction.ts';
import { claimedFor, inSeconds, isAttempt, isDue, outcomeOf } from '../../delivery/attempt-commands.ts';
import type { DueTarget } from '../../delivery/delivery-loop.ts';
import type { Posted } from '../../delivery/post.ts';
import { SYSTEM } from '../../domain/actor.ts';
import { type EventRow, eventsWait, placeEvents } from '../../records/events.ts';
import { subjectOf } from './commands.ts';
import type { TargetRow } from './queries.ts';

const EVENTS_AT_ONCE = 500;
/** The longest `Retry-After` that is kept. */
const LONGEST_REST_SECONDS = 3_600;
/** The receiver wants no more messages. */
const GONE = 410;

/**
 * Writes a delivery of each event that has none yet, for each target, in the feed's order. One process does so at a time; a target's
 * place in the feed moves in the same transaction, so that every event becomes exactly one delivery.
 *
 * @returns whether there may be more at once
 */
export async function writeDeliveries(db: Database): Promise<boolean> {
  const found = await selectValues(db, {
    targets: sql<boolean>`exists (select from ${webhookTargets} where ${webhookTargets.isActive})`,
    unplaced: eventsWait,
    behind: sql<boolean>`exists (select from ${webhookTargets}
        where ${webhookTargets.isActive} and ${webhookTargets.position} < (select max(${platformEvents.position}) from ${platformEvents}))`,
  });
  if (!found.targets || !(found.unplaced || found.behind)) return false;
  if (found.unplaced) await placeEvents(db);
  return inTransaction(db, async (tx) => {
    if (!(await tryLockUntilEnd(tx, 'webhooks'))) return false;
    const targets = await tx
      .select()
      .from(webhookTargets)
      .where(eq(webhookTargets.isActive, true))
      .orderBy(asc(webhookTargets.targetId))
      .for('no key update');
    let more = false;
    for (const target of targets) {
      const { targetId, position } = target;
      const events = await tx
        .select()
        .from(platformEvents)
        .where(gt(platformEvents.position, position))
        .orderBy(asc(platformEvents.position))
        .limit(EVENTS_AT_ONCE);
      const last = events.at(-1)?.position;
      if (!last) continue;
      const wanted = events.filter((event) => isWanted(target, event));
      await insertRows(
        tx,
        webhookDeliveries,
        wanted.map((event) => ({
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

/** Whether a target has chosen such events. News of the feed concern all: a program that reads it later has to know of them. */
function isWanted({ events, alerts }: TargetRow, { subjectType, type }: EventRow): boolean {
  if (subjectType === 'feed') return true;
  return subjectType === 'alert' ? alerts : (events?.includes(type) ?? true);
}

/** The targets that are switched on and have a delivery that is due. */
export async function dueTargets(db: Database): Promise<DueTarget[]> {
  const due = db
    .select({ targetId: webhookDeliveries.targetId })
    .from(webhookDeliveries)
    .where(isDue(webhookDeliveries));
  return db
    .select({ targetId: webhookTargets.targetId, isFailing: isNotNull(webhookTargets.failingSince).mapWith(Boolean) })
    .from(webhookTargets)
    .where(
      and(
        inArray(webhookTargets.targetId, due),
        webhookTargets.isActive,
        or(isNull(webhookTargets.notBefore), lte(webhookTargets.notBefore, sql`now()`)),
      ),
    );
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
          isDue(webhookDeliveries),
          sql`not exists (select from ${webhookDeliveries} as earlier
            where earlier.target_id = ${webhookDeliveries.targetId} and earlier.subject = ${webhookDeliveries.subject}
              and earlier.state = 'waiting' and earlier.delivery_id < ${webhookDeliveries.deliveryId})`,
        ),
      )
      .orderBy(asc(webhookDeliveries.nextAt), asc(webhookDeliveries.deliveryId))
      .limit(limit)
      .for('no key update', { skipLocked: true });
    if (found.length === 0) return [];
    return tx
      .update(webhookDeliveries)
      .set(claimedFor(webhookDeliveries, leaseSeconds))
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
 * A target that answers 410 is switched off. One that says when to come back is left alone until then, for an hour at most.
 *
 * @param waitSeconds until the next attempt, after a failure
 */
export async function recordOutcome(
  db: Database,
  { deliveryId, targetId, attempts }: ClaimedDelivery,
  outcome: Posted,
  waitSeconds: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const failed = outcome.error !== null;
    const restSeconds = failed ? Math.min(outcome.retryAfterSeconds ?? 0, LONGEST_REST_SECONDS) : 0;
    const recorded = await tx
      .update(webhookDeliveries)
      .set(outcomeOf(webhookDeliveries, outcome, Math.max(waitSeconds, restSeconds)))
      .where(and(eq(webhookDeliveries.deliveryId, deliveryId), isAttempt(webhookDeliveries, attempts)))
      .returning();
    // Its lease was over, and another attempt has begun.
    if (recorded.length === 0) return;
    await tx
      .update(webhookTargets)
      .set({
        failingSince: failed ? sql`coalesce(${webhookTargets.failingSince}, now())` : null,
        notBefore: restSeconds > 0 ? inSeconds(restSeconds) : null,
      })
      .where(eq(webhookTargets.targetId, targetId));
    if (outcome.status === GONE) await switchOff(tx, targetId);
  });
}

async function switchOff(tx: Transaction, targetId: string): Promise<void> {
  const switchedOff = await tx
    .update(webhookTargets)
    .set({ isActive: false, updatedAt: sql`now()` })
    .where(and(eq(webhookTargets.targetId, targetId), webhookTargets.isActive))
    .returning();
  const change = { before: { is_active: true }, after: { is_active: false } };
  await recordAudit(
    tx,
    SYSTEM,
    switchedOff.map(() => ({ action: 'webhook.switch_off', ...subjectOf(targetId), ...change })),
  );
}

/** Deletes deliveries that are older than the events in the feed: 90 days. Those that wait are younger. */
export async function forgetOldDeliveries(db: Database): Promise<void> {
  const isOld = sql`${webhookDeliveries.createdAt} < now() - interval '90 days'`;
  await db.delete(webhookDeliveries).where(and(isOld, ne(webhookDeliveries.state, 'waiting')));
}
