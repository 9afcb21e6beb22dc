import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { withdrawals } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { SYSTEM } from '../domain/actor.ts';
import { type RailAnswer, railWords } from '../domain/rail.ts';
import { changeWithdrawals, type WithdrawalChange } from './commands.ts';
import { due, ripe } from './queries.ts';
import type { WithdrawalRow } from './step-commands.ts';

// What the worker writes. Withdrawals change by `changeWithdrawals`, here as everywhere.

/**
 * Sends approved withdrawals that have cooled off, at most `limit`; those that another process is sending just now are left to it.
 * From then on they are due: see `leaseDue`.
 *
 * @param processAfterMinutes how long before an approval counts, by the database's clock
 * @returns how many
 */
export async function sendApproved(db: Database, processAfterMinutes: number, limit: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .select({ id: withdrawals.withdrawalId })
      .from(withdrawals)
      .where(ripe(processAfterMinutes))
      .orderBy(asc(withdrawals.updatedAt), asc(withdrawals.withdrawalId))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (found.length === 0) return 0;
    const ids = found.map(({ id }) => id);
    return (await changeWithdrawals(tx, SYSTEM, ids, { action: 'process' })).succeeded.length;
  });
}

/**
 * Takes withdrawals that the rail is to be asked about, at most `limit`: whoever took them has `leaseSeconds` for it, and then
 * another may. Those that another process is taking just now are left to it.
 */
export async function leaseDue(db: Database, leaseSeconds: number, limit: number): Promise<WithdrawalRow[]> {
  return inTransaction(db, async (tx) => {
    const found = await tx
      .select({ id: withdrawals.withdrawalId })
      .from(withdrawals)
      .where(due)
      .orderBy(asc(withdrawals.leaseUntil), asc(withdrawals.withdrawalId))
      .limit(limit)
      .for('update', { skipLocked: true });
    if (found.length === 0) return [];
    const ids = found.map(({ id }) => id);
    // The wait for the locks does not shorten the lease.
    const leaseUntil = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds}::float8)`;
    return tx.update(withdrawals).set({ leaseUntil }).where(inArray(withdrawals.withdrawalId, ids)).returning();
  });
}

/**
 * Writes down what the rail said about one sending of a withdrawal.
 *
 * @returns false when it was settled before, and nothing was written
 */
export async function settlePayment(db: Database, id: string, attempt: number, answer: RailAnswer): Promise<boolean> {
  const change: WithdrawalChange =
    answer.outcome === 'paid'
      ? { action: 'complete', note: railWords(answer.reference), attempt }
      : { action: 'fail', note: railWords(answer.reason), attempt };
  return (await changeWithdrawals(db, SYSTEM, [id], change)).succeeded.length === 1;
}
