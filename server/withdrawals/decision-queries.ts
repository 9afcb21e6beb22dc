import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { lockSubjectUntilEnd } from '../db/advisory-lock.ts';
import type { Transaction } from '../db/database.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';

/** Steps by which a person lets money go. */
const COUNTED = ['approve', 'process', 'retry'];

/**
 * The sum that players requested by these withdrawals, and by those that the person approved, processed or retried within the last hour, in
 * whichever session: integer cents. Ids that do not exist count nothing. Until the transaction ends, no other call of the same person
 * gets past here, or many at once would each see none of the others.
 */
export async function sumWithLastHour(tx: Transaction, adminId: string, ids: string[]): Promise<number> {
  await lockSubjectUntilEnd(tx, 'decisions', adminId);
  const cents = sql`coalesce(sum(${withdrawals.requestedCents}), 0)`.mapWith(Number);
  const [now] = await tx.select({ cents }).from(withdrawals).where(inArray(withdrawals.withdrawalId, ids));
  const [before] = await tx
    .select({ cents })
    .from(withdrawalHistory)
    .innerJoin(withdrawals, eq(withdrawals.withdrawalId, withdrawalHistory.withdrawalId))
    .where(
      and(
        eq(withdrawalHistory.adminId, adminId),
        inArray(withdrawalHistory.action, COUNTED),
        gt(withdrawalHistory.createdAt, sql`now() - interval '1 hour'`),
      ),
    );
  return (now?.cents ?? 0) + (before?.cents ?? 0);
}
