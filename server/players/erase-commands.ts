import { and, eq, inArray, isNull, like, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/idempotency.ts';
import { notes, noteVersions, playerErasures, playerHolds, players } from '../db/schema/players.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { inTransaction } from '../db/transaction.ts';
import type { SystemActor } from '../domain/actor.ts';
import { NotFound } from '../domain/errors.ts';
import { lockPause } from '../ledger/payment-pause.ts';
import { forgottenAnswer } from './forgotten-answer.ts';
import { HeldPlayer } from './refusals.ts';

export interface Erased {
  /** False when the player had been erased before; then nothing was written. */
  isNew: boolean;
  withdrawals: number;
  notes: number;
  answers: number;
}

/**
 * Removes what identifies a player: e-mail address and name, companies and contacts of withdrawals, the texts of notes, and all of these in
 * the answers that are kept for repeated calls. Ids, amounts, steps and books stay as they are, and so do the reasons of decisions. The id is
 * remembered: a record that is sent again does not bring the person back (see record-kind.ts).
 *
 * @throws NotFound @throws HeldPlayer under a compliance hold
 */
export async function erasePlayer(db: Database, by: SystemActor, playerId: string): Promise<Erased> {
  return inTransaction(db, async (tx) => {
    // As holding does, so that neither happens during the other.
    await lockPause(tx);
    const [player] = await tx.select().from(players).where(eq(players.playerId, playerId)).for('update');
    if (!player) throw new NotFound(`Player ${playerId}`);
    if (player.email === null) return { isNew: false, withdrawals: 0, notes: 0, answers: 0 };
    const held = and(eq(playerHolds.playerId, playerId), isNull(playerHolds.endedAt));
    if ((await tx.select().from(playerHolds).where(held)).length > 0) throw new HeldPlayer(playerId);
    await tx.update(players).set({ email: null, displayName: null }).where(eq(players.playerId, playerId));
    await tx.insert(playerErasures).values({ playerId });
    const contacts = await eraseContacts(tx, playerId);
    const noteIds = await eraseNotes(tx, playerId);
    const answers = await eraseAnswers(tx, playerId, noteIds);
    const counts = { withdrawals: contacts, notes: noteIds.length, answers };
    await recordAudit(tx, by, [
      { action: 'player.erase', subjectType: 'player', subjectId: playerId, before: null, after: counts },
    ]);
    return { isNew: true, ...counts };
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

async function eraseNotes(tx: Transaction, playerId: string): Promise<number[]> {
  const erased = await tx
    .update(notes)
    .set({ text: null })
    .where(eq(notes.playerId, playerId))
    .returning({ noteId: notes.noteId });
  const ids = erased.map(({ noteId }) => noteId);
  if (ids.length > 0) await tx.update(noteVersions).set({ text: null }).where(inArray(noteVersions.noteId, ids));
  return ids;
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
