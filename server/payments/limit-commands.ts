import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Transaction } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { paymentClaims, paymentPause } from '../db/schema/payments.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { SYSTEM } from '../domain/actor.ts';
import { formatUsd } from '../domain/money.ts';
import { hasLimits, type PaymentLimits, sentWithin, WINDOWS } from './limit-queries.ts';

/** A payment about which the rail was never asked. */
export interface NewPayment {
  id: string;
  attempt: number;
  netCents: number;
}

/**
 * Claims new payments, in their order, up to the first that would exceed a limit. When that is the first of all, it pauses payments, with
 * an audit row; otherwise a later call does, and those before it are sent. A payment that was claimed before counts once.
 *
 * @param tx holds `lockPause` when there are limits, so that no two processes claim at once
 * @returns those that may be sent; and why payments were paused, for people, if they were
 */
export async function claimPayments(
  tx: Transaction,
  payments: NewPayment[],
  limits: PaymentLimits,
): Promise<{ claimed: NewPayment[]; reached: string | undefined }> {
  if (payments.length === 0) return { claimed: [], reached: undefined };
  const known = await claimedBefore(tx, payments);
  const sent = hasLimits(limits) ? await sentWithin(tx) : { hourCents: 0, dayCents: 0 };
  const claimed: NewPayment[] = [];
  let reached: string | undefined;
  for (const payment of payments) {
    const addedCents = known.has(keyOf(payment)) ? 0 : payment.netCents;
    const window = WINDOWS.find(({ of }) => addedCents > 0 && sent[of] + addedCents > (limits[of] ?? Infinity));
    if (window) {
      reached =
        `The limit of ${formatUsd(limits[window.of] ?? 0)} per ${window.name} (${window.setting}) is reached: ` +
        `${formatUsd(sent[window.of])} were sent, and ${payment.id} is ${formatUsd(addedCents)} more.`;
      break;
    }
    sent.hourCents += addedCents;
    sent.dayCents += addedCents;
    claimed.push(payment);
  }
  await insertRows(
    tx,
    paymentClaims,
    claimed
      .filter((payment) => !known.has(keyOf(payment)))
      .map(({ id, attempt, netCents }) => ({ withdrawalId: id, attempt, netCents })),
  );
  await forgetUnasked(
    tx,
    claimed.filter((payment) => known.has(keyOf(payment))),
  );
  if (reached === undefined || claimed.length > 0 || (await othersAreBeginning(tx))) {
    return { claimed, reached: undefined };
  }
  await pauseAtLimit(tx, reached);
  return { claimed, reached };
}

const keyOf = ({ id, attempt }: Pick<NewPayment, 'id' | 'attempt'>) => `${id} ${attempt}`;

async function claimedBefore(tx: Transaction, payments: NewPayment[]): Promise<Set<string>> {
  const ids = payments.map(({ id }) => id);
  const { withdrawalId: id, attempt } = paymentClaims;
  const rows = await tx.select({ id, attempt }).from(paymentClaims).where(inArray(id, ids));
  return new Set(rows.map(keyOf));
}

/** From this lease on, nobody knows whether the rail was asked. A new claim begins so. */
async function forgetUnasked(tx: Transaction, leasedAgain: NewPayment[]): Promise<void> {
  if (leasedAgain.length === 0) return;
  const { withdrawalId, attempt, asked } = paymentClaims;
  const claims = leasedAgain.map((one) => and(eq(withdrawalId, one.id), eq(attempt, one.attempt)));
  await tx
    .update(paymentClaims)
    .set({ asked: 'unknown' })
    .where(and(eq(asked, 'unasked'), or(...claims)));
}

/** Whether another process has claimed payments within the limits and is about to ask the rail about them: a pause would stop these. */
async function othersAreBeginning(tx: Transaction): Promise<boolean> {
  const begin = and(
    eq(withdrawals.status, 'processing'),
    isNull(withdrawals.askedAt),
    gt(withdrawals.leaseUntil, sql`clock_timestamp()`),
  );
  return (await tx.select({ id: withdrawals.withdrawalId }).from(withdrawals).where(begin).limit(1)).length > 0;
}

async function pauseAtLimit(tx: Transaction, reason: string): Promise<void> {
  const paused = await tx.insert(paymentPause).values({ reason }).onConflictDoNothing().returning();
  if (paused.length === 0) return;
  const entry = { action: 'payments.pause' as const, subjectType: 'payments', subjectId: null, after: { reason } };
  await recordAudit(tx, SYSTEM, [entry]);
}
