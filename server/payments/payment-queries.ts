import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { selectValues } from '../db/one-row.ts';
import { returnAnnouncements, withdrawals } from '../db/schema/withdrawals.ts';
import { isDue } from '../ledger/due-withdrawals.ts';
import { isPaused } from '../ledger/payment-pause.ts';
import { isStopped } from '../ledger/player-stops.ts';
import { isPaidElsewhere } from '../ledger/restore-mode.ts';
import { isBooked } from '../ledger/withdrawal-books.ts';

/** As long as a rail must remember a key (docs/decisions/how-is-a-withdrawal-paid-once.md). After that it could pay again, so only a person has it asked again. */
const KEY_DAYS = 30;
export const isKeyRemembered = sql<boolean>`(${withdrawals.askedAt} is null
  or ${withdrawals.askedAt} > now() - make_interval(days => ${KEY_DAYS}))`;

/** SQL of whether a withdrawal is processing, nobody is asking the rail about it, and its money has left the hold. */
export const due: SQL = sql`${withdrawals.status} = 'processing' and ${withdrawals.leaseUntil} <= now() and ${isBooked('clearing')}
  and not ${isPaidElsewhere} and ${isKeyRemembered}`;

/** SQL of whether the rail was asked about the present attempt. */
export const askedBefore: SQL = sql`(${withdrawals.askedAt} is not null)`;

/** SQL of whether the rail may be asked about an attempt for the first time, while payments are not paused. */
export const mayBegin: SQL = sql`(not ${askedBefore} and not ${isStopped(withdrawals.playerId)})`;

/** Whether the worker has anything to do: a short query, which an idle worker repeats. */
export async function paymentsAwait(
  db: Database,
  processAfterMinutes: number,
): Promise<{ toSend: boolean; toAsk: boolean }> {
  return selectValues(db, {
    toSend: sql<boolean>`not ${isPaused} and exists (select from ${withdrawals} where ${isDue(processAfterMinutes)})`,
    toAsk: sql<boolean>`exists (select from ${withdrawals} where ${due} and (${askedBefore} or ${mayBegin} and not ${isPaused}))`,
  });
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

/** The announcement that a withdrawal's present payment came back; undefined when nobody made one. */
export async function announcedReturn(
  db: Database,
  id: string,
): Promise<{ reference: string; reason: string } | undefined> {
  const [said] = await db
    .select({ reference: returnAnnouncements.bankReference, reason: returnAnnouncements.reason })
    .from(returnAnnouncements)
    .innerJoin(
      withdrawals,
      and(
        eq(withdrawals.withdrawalId, returnAnnouncements.withdrawalId),
        eq(withdrawals.attempt, returnAnnouncements.attempt),
      ),
    )
    .where(eq(withdrawals.withdrawalId, id));
  return said;
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
