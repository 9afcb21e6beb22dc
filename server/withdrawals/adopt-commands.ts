import { and, asc, inArray, or, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SystemActor } from '../domain/actor.ts';
import { withdrawalTransfers } from '../domain/ledger.ts';
import { recordTransfers } from '../ledger/transfers.ts';
import { centsIn, historyIsValid } from '../ledger/withdrawal-books.ts';

const NOTE = 'Put into the database by hand; booked from the console.';
const AT_ONCE = 200;

const hasHistory = sql<boolean>`exists (
  select from ${withdrawalHistory} where ${withdrawalHistory.withdrawalId} = ${sql`${withdrawals.withdrawalId}`})`;

export interface Adopted {
  id: string;
  /** Whether it was inserted as approved, and awaits review now. */
  awaitsReview: boolean;
}

/**
 * Adds the missing ledger and history entries of withdrawals that were inserted by SQL: the amount on hold and the
 * first step. Only for withdrawals that await review or payment and have no other ledger entry. A withdrawal that no
 * administrator here has approved awaits review again.
 */
export async function adoptWithdrawals(db: Database, by: SystemActor): Promise<Adopted[]> {
  const adopted: Adopted[] = [];
  for (;;) {
    const some = await inTransaction(db, (tx) => adoptSome(tx, by));
    adopted.push(...some);
    if (some.length < AT_ONCE) return adopted;
  }
}

async function adoptSome(tx: Transaction, by: SystemActor): Promise<Adopted[]> {
  const adopted: Adopted[] = [];
  const held = centsIn('hold');
  const rows = await tx
    .select({ withdrawal: withdrawals, hasHistory: sql<boolean>`${hasHistory}`, isHeld: sql<boolean>`${held} > 0` })
    .from(withdrawals)
    .where(
      and(
        inArray(withdrawals.status, ['pending', 'pending_review', 'approved']),
        sql`${centsIn('clearing')} = 0`,
        or(
          sql`not ${hasHistory} and ${held} in (0, ${withdrawals.requestedCents})`,
          sql`${hasHistory} and ${historyIsValid} and ${held} = 0`,
        ),
      ),
    )
    .orderBy(asc(withdrawals.withdrawalId))
    .limit(AT_ONCE)
    .for('no key update');
  for (const { withdrawal, hasHistory: hasSteps, isHeld } of rows) {
    const { withdrawalId } = withdrawal;
    const status = hasSteps || withdrawal.status !== 'approved' ? withdrawal.status : 'pending_review';
    if (!hasSteps) {
      await tx
        .insert(withdrawalHistory)
        .values({ withdrawalId, fromStatus: null, toStatus: status, action: 'create', note: NOTE });
    }
    if (status !== withdrawal.status) {
      await tx
        .update(withdrawals)
        .set({ status, updatedAt: sql`now()` })
        .where(inArray(withdrawals.withdrawalId, [withdrawalId]));
    }
    if (!isHeld) await recordTransfers(tx, withdrawalTransfers('create', withdrawal));
    await recordAudit(tx, by, [
      {
        action: 'withdrawal.adopt',
        subjectType: 'withdrawal',
        subjectId: withdrawalId,
        before: { status: withdrawal.status, has_history: hasSteps, is_held: isHeld },
        after: { status, has_history: true, is_held: true, requested_cents: withdrawal.requestedCents },
      },
    ]);
    adopted.push({ id: withdrawalId, awaitsReview: status !== withdrawal.status });
  }
  return adopted;
}
