import { and, eq, not, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database } from '../db/database.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import { CONSOLE, RAIL, SYSTEM, type SystemActor } from '../domain/actor.ts';
import { BadRequest, type Refusal } from '../domain/errors.ts';
import { returnCodeIn } from '../domain/return-codes.ts';
import { changeWithdrawal, changeWithdrawals } from '../withdrawals/commands.ts';
import type { WithdrawalChange } from '../withdrawals/status.ts';
import { announcedReturn, isKeyRemembered } from './payment-queries.ts';
import { type RailAnswer, railWords } from './rail/rail.ts';
import type { ReturnedPayment } from './rail/rail-list.ts';

/**
 * Has the rail asked again about a payment whose key it may have forgotten, which only a person may decide.
 *
 * @returns whether there is such a payment
 */
export async function askAgain(db: Database, by: SystemActor, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const asked = await tx
      .update(withdrawals)
      .set({ askedAt: sql`now()`, leaseUntil: sql`now()` })
      .where(and(eq(withdrawals.withdrawalId, id), eq(withdrawals.status, 'processing'), not(isKeyRemembered)))
      .returning({ attempt: withdrawals.attempt });
    const entries = asked.map(({ attempt }) => ({
      action: 'payments.ask_again' as const,
      subjectType: 'payments',
      subjectId: id,
      after: { attempt },
    }));
    await recordAudit(tx, by, entries);
    return asked.length > 0;
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
  { reference, reason, code }: ReturnedPayment,
): Promise<Refusal | undefined> {
  const note = railWords(reason);
  const returned = {
    confirmedBy: 'rail',
    bankReference: railWords(reference),
    code: code ?? returnCodeIn(note),
  } as const;
  const { failed } = await changeWithdrawals(db, RAIL, [id], { action: 'return', note, returned, attempt });
  return failed[0]?.refusal;
}

/**
 * Records that the bank sent a payment back, as somebody at the server's console confirms, for a rail that has no list.
 *
 * @param said the bank's reference and reason; by default what an administrator announced of this payment
 * @throws BadRequest without either @throws NotFound, InvalidTransition or NotInBooks
 */
export async function confirmReturn(
  db: Database,
  id: string,
  said?: Pick<ReturnedPayment, 'reference' | 'reason'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const words = said ?? (await announcedReturn(tx, id));
    const [note, bankReference] = [railWords(words?.reason ?? ''), railWords(words?.reference ?? '')];
    if (note === '' || bankReference === '') {
      throw new BadRequest(`Nobody announced a return of ${id}: give the bank's reference and its reason.`);
    }
    const returned = { confirmedBy: 'console', bankReference, code: returnCodeIn(note) } as const;
    await changeWithdrawal(tx, CONSOLE, id, { action: 'return', note, returned });
  });
}
