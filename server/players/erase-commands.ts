import { and, eq, inArray, isNotNull, isNull, like, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import { eraseAuditTexts } from '../audit/text-commands.ts';
import type { Database, Transaction } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';
import { notes, noteVersions, playerErasures, playerHolds, players } from '../db/schema/players.ts';
import { transactions } from '../db/schema/transactions.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SystemActor } from '../domain/actor.ts';
import { NotFound } from '../domain/errors.ts';
import { lockPause } from '../ledger/payment-pause.ts';
import { eraseStatementTexts } from '../records/statement-texts.ts';
import { forgottenAnswer } from './forgotten-answer.ts';
import { HeldPlayer } from './refusals.ts';

export interface Erased {
  /** False when the player had been erased before; then the others count what was left. */
  isNew: boolean;
  withdrawals: number;
  notes: number;
  /** Transactions with a note. */
  transactions: number;
  answers: number;
  /** Reasons for revealing, and notes on transactions, in the audit log. */
  reasons: number;
  /** Lines of statements of the bank with a text. */
  lines: number;
}

/**
 * Removes what identifies a player: e-mail address and name, companies and contacts of withdrawals, the texts of notes, the notes of transactions,
 * the texts of lines on statements of the bank, all of these in the answers that are kept for repeated calls, and the reasons for revealing them. Ids, amounts, steps and books stay as they
 * are, and so do the reasons of decisions. The id is remembered: nothing that is stored later brings the person back (records/erased-players.ts).
 * Called again, it removes what was left.
 *
 * @throws NotFound @throws HeldPlayer under a compliance hold
 */
export async function erasePlayer(db: Database, by: SystemActor, playerId: string): Promise<Erased> {
  return inTransaction(db, async (tx) => {
    // As holding does, so that neither happens during the other.
    await lockPause(tx);
    const [player] = await tx.select().from(players).where(eq(players.playerId, playerId)).for('update');
    if (!player) throw new NotFound(`Player ${playerId}`);
    const held = and(eq(playerHolds.playerId, playerId), isNull(playerHolds.endedAt));
    if ((await tx.select().from(playerHolds).where(held)).length > 0) throw new HeldPlayer(playerId);
    await tx
      .update(players)
      .set({ email: null, displayName: null, searchKey: null })
      .where(eq(players.playerId, playerId));
    const begun = await tx.insert(playerErasures).values({ playerId }).onConflictDoNothing().returning();
    const contacts = await eraseContacts(tx, playerId);
    const { noteIds, erased } = await eraseNotes(tx, playerId);
    const transactionIds = await eraseTransactionNotes(tx, playerId);
    const lines = await eraseStatementTexts(tx, playerId);
    const answers = await eraseAnswers(tx, playerId, noteIds);
    const reasons = await eraseReasons(tx, playerId, transactionIds);
    const counts = {
      withdrawals: contacts,
      notes: erased,
      transactions: transactionIds.length,
      answers,
      reasons,
      lines,
    };
    const isNew = begun.length > 0;
    if (isNew || Object.values(counts).some((count) => count > 0)) {
      await recordAudit(tx, by, [
        { action: 'player.erase', subjectType: 'player', subjectId: playerId, before: null, after: counts },
      ]);
    }
    return { isNew, ...counts };
  });
}

/** Leaves `updated_at` alone, from which the cooling-off time and leases are counted. */
async function eraseContacts(tx: Transaction, playerId: string): Promise<number> {
  const erased = await tx
    .update(withdrawals)
    .set({ companyName: null, contactEmail: null, contactPhone: null })
    .where(
      and(
        eq(withdrawals.playerId, playerId),
        sql`(${withdrawals.companyName} is not null or ${withdrawals.contactEmail} is not null or ${withdrawals.contactPhone} is not null)`,
      ),
    )
    .returning({ id: withdrawals.withdrawalId });
  return erased.length;
}

/** @returns the ids of all of the player's notes, which kept answers may have, and how many had a text */
async function eraseNotes(tx: Transaction, playerId: string): Promise<{ noteIds: number[]; erased: number }> {
  const { noteId, text } = notes;
  // Locked: of a note that is being edited, the text of the edit is erased as well.
  const all = await tx.select({ noteId, text }).from(notes).where(eq(notes.playerId, playerId)).for('update');
  const noteIds = all.map((note) => note.noteId);
  if (noteIds.length > 0) {
    await tx
      .update(notes)
      .set({ text: null })
      .where(and(inArray(noteId, noteIds), isNotNull(text)));
    const versions = and(inArray(noteVersions.noteId, noteIds), isNotNull(noteVersions.text));
    await tx.update(noteVersions).set({ text: null }).where(versions);
  }
  return { noteIds, erased: all.filter((note) => note.text !== null).length };
}

/** @returns the ids of the transactions that had a note */
async function eraseTransactionNotes(tx: Transaction, playerId: string): Promise<string[]> {
  const erased = await tx
    .update(transactions)
    .set({ notes: null })
    .where(and(eq(transactions.playerId, playerId), isNotNull(transactions.notes)))
    .returning({ id: transactions.id });
  return erased.map(({ id }) => String(id));
}

async function eraseReasons(tx: Transaction, playerId: string, transactionIds: string[]): Promise<number> {
  const requests = await tx
    .select({ id: withdrawals.withdrawalId })
    .from(withdrawals)
    .where(eq(withdrawals.playerId, playerId));
  const ofRequests = requests.map(({ id }) => id);
  return (
    (await eraseAuditTexts(tx, ['player.reveal'], [playerId])) +
    (await eraseAuditTexts(tx, ['withdrawal.reveal'], ofRequests)) +
    (await eraseAuditTexts(tx, ['transaction.update_status'], transactionIds))
  );
}

/** Answers are kept for 30 days, and no index knows what is in them: this reads them all. */
async function eraseAnswers(tx: Transaction, playerId: string, noteIds: number[]): Promise<number> {
  const { adminId, key, answer } = idempotencyKeys;
  const isOfPlayer = like(answer, `%"${playerId.replaceAll(/[\\%_]/g, '\\$&')}"%`);
  const isOfNotes = noteIds.length === 0 ? sql`false` : like(answer, '%"written_at":%');
  const found = await tx
    .select({ adminId, key, answer })
    .from(idempotencyKeys)
    .where(sql`${isOfPlayer} or ${isOfNotes}`);
  let erased = 0;
  for (const stored of found) {
    const forgotten = forgottenAnswer(stored.answer ?? '', playerId, noteIds);
    if (forgotten === stored.answer) continue;
    await tx
      .update(idempotencyKeys)
      .set({ answer: forgotten })
      .where(and(eq(adminId, stored.adminId), eq(key, stored.key)));
    erased++;
  }
  return erased;
}
