import { and, eq } from 'drizzle-orm';
import type { GameStatus } from '../../src/generated/model/gameStatus.ts';
import { recordAudit } from '../db/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { nextVersion, refuseStaleEdit } from '../db/record-version.ts';
import { games } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { NotFound } from '../domain/errors.ts';
import { toggled } from './status.ts';

/** The fields that an administrator edits. One that is undefined stays as it is; texts are '' for none. */
export interface GameEdit {
  gameName?: string | undefined;
  developer?: string | undefined;
  genre?: string | undefined;
  description?: string | undefined;
  imageUrl?: string | null | undefined;
  platformFeeBps?: number | undefined;
}

/** The contract's words for the fields, which the audit log uses; the fee stays in hundredths of a percent. */
const AUDITED: Readonly<Record<keyof GameEdit, string>> = {
  gameName: 'game_name',
  developer: 'developer',
  genre: 'genre',
  description: 'description',
  imageUrl: 'image_url',
  platformFeeBps: 'platform_fee_bps',
};
const FIELDS = Object.keys(AUDITED) as (keyof GameEdit)[];

/**
 * Changes the fields that the edit names, with an audit row of those that differ. An edit that changes nothing writes nothing.
 *
 * @param basedOn the `updated_at` that was on the screen; undefined makes the edit whatever happened since
 * @throws NotFound
 * @throws StaleEdit when the game was changed since `basedOn`
 */
export async function updateGame(
  db: Database,
  by: Actor,
  id: string,
  edit: GameEdit,
  basedOn: Date | undefined,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const game = await lockedGame(tx, id);
    refuseStaleEdit(game, basedOn, game.gameName);

    const changed = FIELDS.filter((field) => edit[field] !== undefined && edit[field] !== game[field]);
    if (changed.length === 0) return;
    const after = Object.fromEntries(changed.map((field) => [field, edit[field]]));
    await tx
      .update(games)
      .set({ ...after, updatedAt: nextVersion(games.updatedAt) })
      .where(eq(games.gameId, id));
    const audited = (values: GameEdit) => Object.fromEntries(changed.map((field) => [AUDITED[field], values[field]]));
    await recordAudit(tx, by, [
      { action: 'game.update', subjectType: 'game', subjectId: id, before: audited(game), after: audited(edit) },
    ]);
  });
}

/**
 * Gives a game the wanted status, with an audit row. A game that has it already stays as it is.
 *
 * @param wanted left out: the other status than the one it has
 * @throws NotFound
 */
export async function toggleGameStatus(db: Database, by: Actor, id: string, wanted?: GameStatus): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = (await lockedGame(tx, id)).status;
    const after = wanted ?? toggled(before);
    if (after === before) return;
    await tx
      .update(games)
      .set({ status: after, updatedAt: nextVersion(games.updatedAt) })
      .where(and(eq(games.gameId, id), eq(games.status, before)));
    await recordAudit(tx, by, [
      {
        action: 'game.toggle_status',
        subjectType: 'game',
        subjectId: id,
        before: { status: before },
        after: { status: after },
      },
    ]);
  });
}

/** @throws NotFound */
async function lockedGame(tx: Transaction, id: string): Promise<typeof games.$inferSelect> {
  const [game] = await tx.select().from(games).where(eq(games.gameId, id)).for('update');
  if (!game) throw new NotFound(`Game ${id}`);
  return game;
}
