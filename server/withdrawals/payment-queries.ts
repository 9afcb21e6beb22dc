import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { paymentPause, withdrawals } from '../db/schema.ts';
import { isBooked } from '../ledger/withdrawal-books.ts';

/** SQL of whether a withdrawal was approved long enough ago, by the database's clock, and is on hold. */
export function isDue(processAfterMinutes: number): SQL {
  return sql`${withdrawals.status} = 'approved'
    and ${withdrawals.updatedAt} <= now() - make_interval(secs => ${processAfterMinutes}::float8 * 60)
    and ${isBooked('hold')}`;
}

/** SQL of whether a withdrawal is processing, nobody is asking the rail about it, and its money has left the hold. */
export const due: SQL = sql`${withdrawals.status} = 'processing' and ${withdrawals.leaseUntil} <= now() and ${isBooked('clearing')}`;

/** SQL of whether the rail was asked about the present attempt: sending sets the lease to that moment, asking to a later one. */
export const askedBefore: SQL = sql`${withdrawals.leaseUntil} > ${withdrawals.updatedAt}`;

/** Whether the worker has anything to do: a short query, which an idle worker repeats. */
export async function paymentsAwait(
  db: Database,
  processAfterMinutes: number,
): Promise<{ toSend: boolean; toAsk: boolean }> {
  const paused = sql`exists (select from ${paymentPause})`;
  const [found] = await db
    .select({
      toSend: sql<boolean>`not ${paused} and exists (select from ${withdrawals} where ${isDue(processAfterMinutes)})`,
      toAsk: sql<boolean>`exists (select from ${withdrawals} where ${due} and (${askedBefore} or not ${paused}))`,
    })
    .from(sql`(select) as nothing`);
  return found ?? { toSend: false, toAsk: false };
}

/** Of these withdrawals, the completed ones, with the attempt and the amount that were paid. */
export async function paidWithdrawals(
  db: Database,
  ids: string[],
): Promise<Map<string, { attempt: number; netCents: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: withdrawals.withdrawalId, attempt: withdrawals.attempt, netCents: withdrawals.netCents })
    .from(withdrawals)
    .where(and(inArray(withdrawals.withdrawalId, ids), eq(withdrawals.status, 'completed')));
  return new Map(rows.map(({ id, ...paid }) => [id, paid]));
}

/** Counts withdrawals that were sent and have no answer yet, and those waiting longer than `overdueMinutes`. */
export async function sentWithdrawals(
  db: Database,
  overdueMinutes: number,
): Promise<{ sent: number; overdue: number }> {
  const [counted] = await db
    .select({
      sent: sql<number>`count(*)::int`,
      overdue: sql<number>`(count(*) filter (where ${withdrawals.updatedAt} < now() - make_interval(mins => ${overdueMinutes}::int)))::int`,
    })
    .from(withdrawals)
    .where(eq(withdrawals.status, 'processing'));
  return counted ?? { sent: 0, overdue: 0 };
}
