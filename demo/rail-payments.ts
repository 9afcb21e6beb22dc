import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../server/db/database.ts';
import { withdrawalHistory, withdrawals } from '../server/db/schema/withdrawals.ts';
import { type Payment, paymentKey } from '../server/payments/rail/rail.ts';

/** Counted from the newest: the payment that the rail does not know, and the one of which it paid 10 dollars more. */
const UNKNOWN = 4;
const ANOTHER_AMOUNT = 9;
const TEN_DOLLARS = 1_000;

/** The rail's own records of the demo's payments. Two of them differ from ours, so that a comparison has something to find. */
export async function railPayments(db: Database) {
  const rows = await db
    .select({ withdrawal: withdrawals, reference: withdrawalHistory.note, at: withdrawalHistory.createdAt })
    .from(withdrawalHistory)
    .innerJoin(withdrawals, eq(withdrawals.withdrawalId, withdrawalHistory.withdrawalId))
    .where(and(eq(withdrawalHistory.toStatus, 'completed'), eq(withdrawals.status, 'completed')))
    .orderBy(asc(withdrawalHistory.id));
  return rows.flatMap(({ withdrawal, reference, at }, index) => {
    const fromNewest = rows.length - index;
    if (fromNewest === UNKNOWN) return [];
    const { withdrawalId, attempt, netCents, playerId, bankName, accountLast4, routingLast4, accountType } = withdrawal;
    const amountCents = netCents + (fromNewest === ANOTHER_AMOUNT ? TEN_DOLLARS : 0);
    const payment: Payment = { withdrawalId, playerId, amountCents, bankName, accountLast4, routingLast4, accountType };
    const answer = { outcome: 'paid' as const, reference: reference ?? '' };
    return [{ key: paymentKey(withdrawalId, attempt), payment, answer, at: at.toISOString(), isFinal: true }];
  });
}
