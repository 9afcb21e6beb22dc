import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  statementLines,
  statementMatches,
  statementMatchParts,
  statementPayments,
} from '../db/schema/statement-lines.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { InvalidInput, NotFound } from '../domain/errors.ts';
import { formatUsd } from '../domain/money.ts';
import { ownPayments } from '../reconciliation/difference-queries.ts';
import { OwnPayment } from '../reconciliation/refusals.ts';
import { isOfErasedPlayer } from '../records/statement-texts.ts';
import { endMatches } from './ending-commands.ts';
import { lockStatements } from './lock-commands.ts';
import { type PaidAttempt, paidAttempts } from './payment-queries.ts';
import { leftOut, StatementRefusal, takenPayment, wrongMatch } from './refusals.ts';
import { paymentsOf, reservedIds } from './storing-commands.ts';

export interface Choice {
  statementId: string;
  lineId: number;
  payments: { withdrawalId: string; attempt: number }[];
  /** The part of the line that is a fee. */
  feeCents: number;
}

/**
 * Matches a line with the payments that a person chose, and confirms that match. A proposed one ends.
 *
 * @throws NotFound, StatementRefusal, OwnPayment; InvalidInput when they do not add up to the line
 */
export async function chooseMatch(db: Database, by: Actor, choice: Choice): Promise<void> {
  await inTransaction(db, async (tx) => {
    const lines = { lineIds: [choice.lineId] };
    const { statement, all } = await lockStatements(tx, by, choice.statementId, { lines, allowed: ['open'] });
    const line = await lineOf(tx, statement.id, choice.lineId);
    const { amountCents, matchId } = line;
    if (line.state === 'left_out') throw leftOut(line.line);
    if (amountCents === null) throw new StatementRefusal(`Line ${line.line} is no booking and has no match.`);
    const ids = [...new Set(choice.payments.map(({ withdrawalId }) => withdrawalId))].toSorted();
    const own = await ownPayments(tx, by, ids);
    const ownId = ids.find((id) => own.has(id));
    if (ownId !== undefined) throw new OwnPayment(ownId, 'confirm this match');
    const isErased = await isOfErasedPlayer(tx, ids);
    const chosen = chosenOf(choice, await paidAttempts(tx, ids));
    checkSum({ ...line, amountCents }, chosen, choice.feeCents);
    if (matchId !== null)
      await endProposed(tx, matchId, line.line, () => endMatches(tx, by, all, 'rejected', [matchId]));
    const sign = Math.sign(amountCents);
    const [id = 0] = await reservedIds(tx, 'statement_matches', 1);
    const kind = sign > 0 ? 'return' : 'payment';
    const confirmed = { state: 'confirmed', confirmedAt: sql`now()`, confirmedBy: by.adminId };
    const reason = `${by.username} chose ${ids.join(', ')}.`.slice(0, 500);
    await tx.insert(statementMatches).values({ id, statementId: statement.id, kind, step: null, reason, ...confirmed });
    const state = sign > 0 ? 'returned' : 'matched';
    await tx
      .update(statementLines)
      .set({ state, matchId: id, note: null, ...(isErased && { text: null, reference: null, details: null }) })
      .where(eq(statementLines.id, line.id));
    const parts = [
      ...chosen.map(({ withdrawalId, attempt, amountCents: cents }) => ({
        withdrawalId,
        attempt,
        cents: sign * cents,
      })),
      ...(choice.feeCents > 0 ? [{ withdrawalId: null, attempt: null, cents: sign * choice.feeCents }] : []),
    ].map((part) => ({ matchId: id, lineId: line.id, ...part }));
    await tx.insert(statementMatchParts).values(parts);
    const taken = paymentsOf(
      { kind, parts: parts.map(({ cents, ...part }) => ({ ...part, lineIndex: 0, amountCents: cents })) },
      id,
    );
    const free = await tx.insert(statementPayments).values(taken).onConflictDoNothing().returning();
    if (free.length < taken.length)
      throw takenPayment(ids.find((one) => !free.some((row) => row.withdrawalId === one)) ?? ids[0] ?? '');
    const after = { line: line.line, line_id: String(line.id), match_id: String(id), withdrawal_ids: ids };
    await recordAudit(tx, by, [
      { action: 'statement.confirm_match', subjectType: 'statement', subjectId: statement.statementId, after },
    ]);
  });
}

async function lineOf(tx: Transaction, statementId: number, lineId: number) {
  const [line] = await tx.select().from(statementLines).where(eq(statementLines.id, lineId));
  if (line?.statementId !== statementId) throw new NotFound(`Line ${lineId}`);
  return line;
}

async function endProposed(tx: Transaction, matchId: number, line: number, end: () => Promise<void>): Promise<void> {
  const [match] = await tx.select().from(statementMatches).where(eq(statementMatches.id, matchId));
  if (match?.state !== 'proposed') throw wrongMatch(line, match?.state ?? null, 'confirmed');
  await end();
}

/** @throws InvalidInput naming a payment that the rail never confirmed, or that is there twice */
function chosenOf({ payments }: Choice, paid: readonly PaidAttempt[]): PaidAttempt[] {
  const names = payments.map(({ withdrawalId, attempt }) => `${withdrawalId} ${attempt}`);
  return payments.map(({ withdrawalId, attempt }, index) => {
    const wrong = (message: string) => new InvalidInput([{ path: `payments.${index}`, message }]);
    if (names.indexOf(names[index] ?? '') !== index) throw wrong('is there twice');
    const found = paid.find((one) => one.withdrawalId === withdrawalId && one.attempt === attempt);
    if (!found) throw wrong('is no payment that the rail confirmed');
    return found;
  });
}

/** @throws InvalidInput */
function checkSum(
  { amountCents, currency }: { amountCents: number; currency: string | null },
  chosen: readonly PaidAttempt[],
  feeCents: number,
): void {
  const wrong = (message: string) => new InvalidInput([{ path: 'payments', message }]);
  if (currency !== 'USD') throw wrong(`are in US dollars, and the line is in ${currency}`);
  if (amountCents > 0 && chosen.length > 1) throw wrong('is one payment where money came in: the one that it returns');
  const sum = chosen.reduce((cents, one) => cents + one.amountCents, feeCents);
  if (sum !== Math.abs(amountCents)) {
    throw wrong(`add up to ${formatUsd(sum)} with the fee, and the line is ${formatUsd(Math.abs(amountCents))}`);
  }
}
