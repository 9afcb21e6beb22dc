import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentWorkers, withdrawals } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { RAIL, SYSTEM } from '../domain/actor.ts';
import type { Refusal } from '../domain/errors.ts';
import { type RailAnswer, railWords } from '../domain/rail.ts';
import type { RailPayment } from '../domain/rail-list.ts';
import { pausedUntilEnd } from '../ledger/payment-pause.ts';
import { changeWithdrawals, type WithdrawalChange } from './commands.ts';
import { askedBefore, due, isDue } from './payment-queries.ts';
import type { WithdrawalRow } from './step-commands.ts';

// The writes of the payment worker. All changes of withdrawals use `changeWithdrawals`.

/**
 * Sends at most `limit` approved withdrawals whose cooling-off time is over, and skips those that another process is
 * sending. From then on they are due: see `leaseDue`. While payments are paused it sends none.
 *
 * @param processAfterMinutes the cooling-off time, by the database's clock
 * @returns how many were sent
 */
export async function sendApproved(db: Database, processAfterMinutes: number, limit: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (await pausedUntilEnd(tx)) return 0;
    const found = await tx
      .select({ id: withdrawals.withdrawalId })
      .from(withdrawals)
      .where(isDue(processAfterMinutes))
      .orderBy(asc(withdrawals.updatedAt), asc(withdrawals.withdrawalId))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (found.length === 0) return 0;
    const ids = found.map(({ id }) => id);
    return (await changeWithdrawals(tx, SYSTEM, ids, { action: 'process' })).succeeded.length;
  });
}

/**
 * Leases at most `limit` due withdrawals: for `leaseSeconds`, only this caller may ask the rail about them. Skips those
 * that another process is leasing. While payments are paused, only those about which the rail was asked before: their answers are
 * still wanted.
 */
export async function leaseDue(db: Database, leaseSeconds: number, limit: number): Promise<WithdrawalRow[]> {
  return inTransaction(db, async (tx) => {
    const paused = await pausedUntilEnd(tx);
    const found = await tx
      .select({ id: withdrawals.withdrawalId })
      .from(withdrawals)
      .where(and(due, paused ? askedBefore : undefined))
      .orderBy(asc(withdrawals.leaseUntil), asc(withdrawals.withdrawalId))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    // Waiting for the locks does not shorten the lease.
    const leaseUntil = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds}::float8)`;
    return tx.update(withdrawals).set({ leaseUntil }).where(inArray(withdrawals.withdrawalId, ids)).returning();
  });
}

/**
 * Records the rail's answer to one attempt to send a withdrawal.
 *
 * @returns false when the attempt was already settled, and nothing was written
 */
export async function settlePayment(db: Database, id: string, attempt: number, answer: RailAnswer): Promise<boolean> {
  const change: WithdrawalChange =
    answer.outcome === 'paid'
      ? { action: 'complete', note: railWords(answer.reference), attempt }
      : { action: 'fail', note: railWords(answer.reason), attempt };
  return (await changeWithdrawals(db, SYSTEM, [id], change)).succeeded.length === 1;
}

/**
 * Records that the bank sent a payment back, as the rail says.
 *
 * @returns undefined; or why nothing was written: NotInBooks, or InvalidTransition when another process was first
 */
export async function returnPayment(
  db: Database,
  id: string,
  attempt: number,
  { reference, reason }: NonNullable<RailPayment['returned']>,
): Promise<Refusal | undefined> {
  const [note, bankReference] = [railWords(reason), railWords(reference)];
  const { failed } = await changeWithdrawals(db, RAIL, [id], { action: 'return', note, bankReference, attempt });
  return failed[0]?.refusal;
}

/** A process that pays, as it shows itself to people. */
export interface WorkerSign {
  workerId: string;
  name: string;
  /** When the rail last answered it, by its own clock; undefined when it has not. */
  answeredAt: Date | undefined;
}

/** Writes a worker's sign of life. */
export async function showLife(db: Database, { workerId, name, answeredAt }: WorkerSign): Promise<void> {
  const sign = { seenAt: sql`now()`, answeredAt: answeredAt ?? null };
  await db
    .insert(paymentWorkers)
    .values({ workerId, name, answeredAt: answeredAt ?? null })
    .onConflictDoUpdate({ target: paymentWorkers.workerId, set: sign });
}

export async function forgetWorker(db: Database, workerId: string): Promise<void> {
  await db.delete(paymentWorkers).where(eq(paymentWorkers.workerId, workerId));
}

/** Deletes the rows of processes that ended without deleting theirs, a day after their last sign of life. */
export async function forgetLostWorkers(db: Database): Promise<void> {
  await db.delete(paymentWorkers).where(sql`${paymentWorkers.seenAt} < now() - interval '1 day'`);
}
