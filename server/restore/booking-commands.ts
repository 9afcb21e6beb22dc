import { asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { eachAlone } from '../db/each-alone.ts';
import { restoredPayments } from '../db/schema/restore.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import { RAIL, type SystemActor } from '../domain/actor.ts';
import { Refusal } from '../domain/errors.ts';
import { returnCodeIn } from '../domain/return-codes.ts';
import { railWords } from '../payments/rail/rail.ts';
import type { RailPayment } from '../payments/rail/rail-list.ts';
import { changeWithdrawal } from '../withdrawals/commands.ts';
import type { WithdrawalChange } from '../withdrawals/status.ts';
import { unbookedPayments } from './evidence-queries.ts';

const NOTE = 'Paid in what was lost when the database was restored, according to the payment rail.';

/** A payment on the rail's list that this database had not sent. */
export interface Booking {
  key: string;
  withdrawalId: string;
  amountCents: number;
  /** Why it is not booked, in words; undefined when it is. */
  left?: string | undefined;
}

/** Notes the payments that this database does not know to be made, so that their withdrawals are not sent, and books those that it can. */
export async function bookPayments(
  db: Database,
  by: SystemActor,
  payments: readonly RailPayment[],
): Promise<Booking[]> {
  const unbooked = await unbookedPayments(db, payments);
  for (const { key, withdrawalId, attempt, reference, amountCents, paidAt } of unbooked) {
    const payment = { key, withdrawalId, attempt, reference: railWords(reference), amountCents, paidAt };
    await db.insert(restoredPayments).values(payment).onConflictDoNothing();
  }
  return bookNoted(db, by, payments);
}

/** Books the noted payments that are not booked yet; the platform may have sent their withdrawals again meanwhile. */
export async function bookNoted(
  db: Database,
  by: SystemActor,
  payments: readonly RailPayment[] = [],
): Promise<Booking[]> {
  const noted = await db
    .select()
    .from(restoredPayments)
    .where(isNull(restoredPayments.bookedAt))
    .orderBy(asc(restoredPayments.withdrawalId), asc(restoredPayments.attempt));
  const listed = new Map(payments.map((payment) => [payment.key, payment]));
  const bookings: Booking[] = [];
  const note = ({ key, withdrawalId, amountCents }: Noted, left: string | undefined) =>
    bookings.push({ key, withdrawalId, amountCents, left });
  await eachAlone(
    noted,
    async (payment) => note(payment, await book(db, by, payment, listed.get(payment.key)?.returned)),
    (payment) => note(payment, 'the database refused it'),
  );
  return bookings;
}

type Noted = typeof restoredPayments.$inferSelect;

/** Why a payment is not booked; thrown, so that nothing of it is. */
class Left extends Error {}

/** @returns why it was not booked */
async function book(
  db: Database,
  by: SystemActor,
  payment: Noted,
  returned: RailPayment['returned'],
): Promise<string | undefined> {
  const { key, withdrawalId, attempt } = payment;
  try {
    await inTransaction(db, async (tx) => {
      await leadToPaid(tx, by, payment);
      if (returned) {
        const note = railWords(returned.reason);
        const code = returned.code ?? returnCodeIn(note);
        const confirmed = { confirmedBy: 'rail', bankReference: railWords(returned.reference), code } as const;
        await changeWithdrawal(tx, RAIL, withdrawalId, { action: 'return', note, returned: confirmed, attempt });
      }
      await tx.update(restoredPayments).set({ bookedAt: sql`now()` }).where(eq(restoredPayments.key, key));
    });
    return undefined;
  } catch (error) {
    if (error instanceof Refusal || error instanceof Left) return error.message;
    throw error;
  }
}

/** Every step is a usual change of the withdrawal, with its history, transfers, event and audit row. */
async function leadToPaid(tx: Transaction, by: SystemActor, payment: Noted): Promise<void> {
  const { withdrawalId, attempt, amountCents, reference } = payment;
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const [row] = await tx
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.withdrawalId, withdrawalId))
      .for('no key update');
    if (!row) throw new Left('the platform has not sent this withdrawal again yet');
    if (row.netCents !== amountCents) throw new Left('another amount was paid than is asked for here');
    if (row.status === 'completed' && row.attempt === attempt) return;
    const action = nextStep(row.status, row.attempt, attempt);
    if (!action) throw new Left(`it is ${row.status.replaceAll('_', ' ')} here`);
    const note = action === 'complete' ? reference : NOTE;
    const letsMoneyGo = action === 'approve' || action === 'process' || action === 'retry';
    await changeWithdrawal(tx, by, withdrawalId, { action, note, ...(letsMoneyGo && { paidAs: attempt }) });
  }
  throw new Left('it does not come to an end');
}

/** More than any way to `completed` has. */
const MAX_STEPS = 6;

/** The next legal step towards a payment under that attempt; undefined when there is none. */
function nextStep(status: string, attempt: number, paidAs: number): WithdrawalChange['action'] | undefined {
  switch (status) {
    case 'pending':
    case 'pending_review':
      return 'approve';
    case 'approved':
      return 'process';
    case 'failed':
      return 'retry';
    case 'processing':
      // It was sent again later, so the rail had refused the earlier attempt.
      return attempt === paidAs ? 'complete' : attempt < paidAs ? 'fail' : undefined;
    default:
      return undefined;
  }
}
