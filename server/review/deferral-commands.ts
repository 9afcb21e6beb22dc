import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { lockSubjectUntilEnd } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/database.ts';
import { selectValues } from '../db/one-row.ts';
import { reviewDeferrals, reviewQueue } from '../db/schema/review.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidInput, InvalidTransition, NotFound } from '../domain/errors.ts';
import { requireReasonCode } from '../reasons/queries.ts';
import { mustExist } from './claim-commands.ts';
import { isSnoozed } from './queries.ts';
import { TooManySnoozes } from './refusals.ts';

// Setting withdrawals aside. Like a claim, it decides who is handed what and forbids nothing; unlike a claim it is in the audit log, because it changes
// what others are handed.

export interface Deferral {
  reason: string;
  reasonCode: string | undefined;
}

const MAX_DAYS = 30;
/** In force at once, for one person. */
const MAX_SNOOZES = 50;

const { withdrawalId, adminId, kind, endedAt } = reviewDeferrals;

/** Leaves a withdrawal to others, until it is decided. @throws NotFound @throws InvalidTransition @throws InvalidInput for the reason code */
export async function skip(tx: Transaction, by: Actor, id: string, why: Deferral): Promise<void> {
  await requireReasonCode(tx, why.reasonCode, 'skip');
  await lockWaiting(tx, id);
  await tx
    .update(reviewDeferrals)
    .set({ endedAt: sql`now()` })
    .where(and(eq(withdrawalId, id), eq(kind, 'skip'), eq(adminId, by.adminId), isNull(endedAt)));
  await setAside(tx, by, id, 'skip', why, null);
}

/**
 * Sets a withdrawal aside for everybody, until a time or its decision.
 *
 * @throws NotFound @throws InvalidTransition @throws TooManySnoozes @throws InvalidInput for the time and the reason code
 */
export async function snooze(tx: Transaction, by: Actor, id: string, until: Date, why: Deferral): Promise<void> {
  await requireReasonCode(tx, why.reasonCode, 'snooze');
  await lockWaiting(tx, id);
  await lockSubjectUntilEnd(tx, 'snoozes', by.adminId);
  const others = and(eq(adminId, by.adminId), isSnoozed, ne(withdrawalId, id));
  const mine = sql`(select count(*) from ${reviewDeferrals} where ${others})`;
  const given = sql`${until.toISOString()}::timestamptz`;
  const { isFuture, isNear, count } = await selectValues(tx, {
    isFuture: sql<boolean>`${given} > now()`,
    isNear: sql<boolean>`${given} <= now() + make_interval(days => ${MAX_DAYS})`,
    count: mine.mapWith(Number),
  });
  if (!isFuture) throw new InvalidInput([{ path: 'until', message: 'must be in the future' }]);
  if (!isNear) throw new InvalidInput([{ path: 'until', message: `must be at most ${MAX_DAYS} days ahead` }]);
  if (count >= MAX_SNOOZES) throw new TooManySnoozes(count);
  // Only now: the answer to a refused call is kept for its key, and with it would be whatever was changed before.
  await endSnooze(tx, id);
  await setAside(tx, by, id, 'snooze', why, until);
}

/** Ends a snooze, whoever's it is; nothing where there is none. @throws NotFound */
export async function wake(tx: Transaction, by: Actor, id: string): Promise<void> {
  await mustExist(tx, id);
  if (!(await endSnooze(tx, id))) return;
  await recordAudit(tx, by, [{ action: 'withdrawal.wake', subjectType: 'withdrawal', subjectId: id }]);
}

/** The row of the queue, not the withdrawal's: a decision waits no longer for this than for a claim. */
async function lockWaiting(tx: Transaction, id: string): Promise<void> {
  const [waiting] = await tx.select().from(reviewQueue).where(eq(reviewQueue.withdrawalId, id)).for('no key update');
  if (waiting) return;
  const [found] = await tx
    .select({ status: withdrawals.status })
    .from(withdrawals)
    .where(eq(withdrawals.withdrawalId, id));
  if (!found) throw new NotFound(`Withdrawal ${id}`);
  throw new InvalidTransition(`Withdrawal ${id}`, found.status, 'snoozed');
}

async function endSnooze(tx: Transaction, id: string): Promise<boolean> {
  const ended = await tx
    .update(reviewDeferrals)
    .set({ endedAt: sql`now()` })
    .where(and(eq(withdrawalId, id), eq(kind, 'snooze'), isNull(endedAt)))
    .returning({ until: reviewDeferrals.until });
  return ended.length > 0;
}

async function setAside(
  tx: Transaction,
  by: Actor,
  id: string,
  what: 'skip' | 'snooze',
  { reason: given, reasonCode }: Deferral,
  until: Date | null,
): Promise<void> {
  const reason = given.trim();
  await tx
    .insert(reviewDeferrals)
    .values({ withdrawalId: id, adminId: by.adminId, kind: what, until, reason, reasonCode });
  await tx
    .update(reviewQueue)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(reviewQueue.withdrawalId, id), eq(reviewQueue.claimedBy, by.adminId)));
  const after = {
    reason,
    ...(reasonCode && { reason_code: reasonCode }),
    ...(until && { until: until.toISOString() }),
  };
  await recordAudit(tx, by, [{ action: `withdrawal.${what}`, subjectType: 'withdrawal', subjectId: id, after }]);
}
