import { eq, sql } from 'drizzle-orm';
import type { GameStatus } from '../../src/generated/model/gameStatus.ts';
import { type AuditedFields, changedFields, recordAudit } from '../audit/audit.ts';
import type { Database, Transaction } from '../db/database.ts';
import { nextVersion, refuseStaleEdit } from '../db/record-version.ts';
import { games } from '../db/schema/catalogue.ts';
import { gameSearchKey } from '../db/text-search.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Actor } from '../domain/actor.ts';
import { NotFound } from '../domain/errors.ts';
import { recordEvents } from '../records/events.ts';
import { platformGame } from './record-kind.ts';
import { toggled } from './status.ts';

type Game = typeof games.$inferSelect;

/** The fields that an administrator can edit. Undefined fields stay as they are; '' means none. */
export interface GameEdit {
  gameName?: string | undefined;
  developer?: string | undefined;
  genre?: string | undefined;
  description?: string | undefined;
  imageUrl?: string | null | undefined;
  platformFeeBps?: number | undefined;
}

/** Audit rows keep the fee in hundredths of a percent. */
const AUDITED = {
  status: 'status',
  gameName: 'game_name',
  developer: 'developer',
  genre: 'genre',
  description: 'description',
  imageUrl: 'image_url',
  platformFeeBps: 'platform_fee_bps',
} satisfies AuditedFields<Game>;

/**
 * Changes the fields that the edit names, with an audit row of those that differ. An edit that changes nothing writes
 * nothing.
 *
 * @param basedOn the `updated_at` that the edit was made from; undefined permits the edit whatever has changed since
 * @throws NotFound
 * @throws StaleEdit when the game has changed since `basedOn`
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

    const wanted = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined));
    await change(tx, by, 'update', game, wanted);
  });
}

/**
 * Sets a game's status, with an audit row. Does nothing when the game already has that status.
 *
 * @param wanted defaults to the opposite of the current status
 * @throws NotFound
 */
export async function toggleGameStatus(db: Database, by: Actor, id: string, wanted?: GameStatus): Promise<void> {
  await inTransaction(db, async (tx) => {
    const game = await lockedGame(tx, id);
    await change(tx, by, 'toggle_status', game, { status: wanted ?? toggled(game.status) });
  });
}

/** Gives a locked game a new version, with an audit row of the fields that differ. Writes nothing when none does. */
async function change(
  tx: Transaction,
  by: Actor,
  verb: 'update' | 'toggle_status',
  game: Game,
  wanted: Partial<Game>,
): Promise<void> {
  const changed = changedFields(game, { ...game, ...wanted }, AUDITED);
  if (Object.keys(changed.after).length === 0) return;
  const next = { ...game, ...wanted };
  await tx
    .update(games)
    .set({
      ...wanted,
      searchKey: gameSearchKey(next),
      updatedAt: nextVersion(games.updatedAt),
      adminChangedAt: sql`now()`,
    })
    .where(eq(games.gameId, game.gameId));
  await recordEvents(tx, [
    {
      type: 'game.changed',
      subjectType: 'game',
      subjectId: game.gameId,
      record: platformGame(next),
    },
  ]);
  await recordAudit(tx, by, [{ action: `game.${verb}`, subjectType: 'game', subjectId: game.gameId, ...changed }]);
}

/** @throws NotFound */
async function lockedGame(tx: Transaction, id: string): Promise<Game> {
  const [game] = await tx.select().from(games).where(eq(games.gameId, id)).for('no key update');
  if (!game) throw new NotFound(`Game ${id}`);
  return game;
}
