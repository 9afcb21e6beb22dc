import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { eachAlone } from '../db/each-alone.ts';
import { isDatabaseDown } from '../db/errors.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import { SYSTEM } from '../domain/actor.ts';
import { isDue } from '../ledger/due-withdrawals.ts';
import { pausedUntilEnd } from '../ledger/payment-pause.ts';
import { changeWithdrawals } from '../withdrawals/commands.ts';

/** So many that cannot be sent stop no others. */
const MOST_ALONE = 500;

/**
 * Sends at most `limit` approved withdrawals whose cooling-off time is over, and skips those that another process is
 * sending. From then on they are due: see `leaseDue`. While payments are paused it sends none. If one cannot be sent, each is sent by itself.
 *
 * @param processAfterMinutes the cooling-off time, by the database's clock
 * @param failed told of a withdrawal that cannot be sent
 * @returns how many were sent
 */
export async function sendApproved(
  db: Database,
  processAfterMinutes: number,
  limit: number,
  failed: (id: string, error: unknown) => void = () => {},
): Promise<number> {
  try {
    return await sendTogether(db, isDue(processAfterMinutes), limit);
  } catch (error) {
    if (isDatabaseDown(error)) throw error;
  }
  const due = await db
    .select({ id: withdrawals.withdrawalId })
    .from(withdrawals)
    .where(isDue(processAfterMinutes))
    .orderBy(asc(withdrawals.updatedAt), asc(withdrawals.withdrawalId))
    .limit(MOST_ALONE);
  let sent = 0;
  const send = async ({ id }: { id: string }) => {
    sent += await sendTogether(db, and(isDue(processAfterMinutes), eq(withdrawals.withdrawalId, id)), 1);
  };
  await eachAlone(due, send, ({ id }, error) => failed(id, error));
  return sent;
}

async function sendTogether(db: Database, condition: SQL | undefined, limit: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (await pausedUntilEnd(tx)) return 0;
    const found = await tx
      .select({ id: withdrawals.withdrawalId })
      .from(withdrawals)
      .where(condition)
      .orderBy(asc(withdrawals.updatedAt), asc(withdrawals.withdrawalId))
      .limit(limit)
      .for('no key update', { skipLocked: true });
    if (found.length === 0) return 0;
    const ids = found.map(({ id }) => id);
    return (await changeWithdrawals(tx, SYSTEM, ids, { action: 'process' })).succeeded.length;
  });
}
