import { asc, eq, sql } from 'drizzle-orm';
import type { Source } from '../db/connection/connect.ts';
import type { Database } from '../db/database.ts';
import { gameItems, games } from '../db/schema/catalogue.ts';
import { openWholeRows } from '../db/whole-rows.ts';
import { NotFound } from '../domain/errors.ts';

export type GameItemRow = typeof gameItems.$inferSelect;

const IN_SHOP = [asc(gameItems.sortOrder), asc(gameItems.itemName), asc(gameItems.itemId)];

/** All items of a game in the order of its shop. @throws NotFound when there is no such game */
export async function itemsOfGame(db: Database, gameId: string): Promise<GameItemRow[]> {
  const items = await db
    .select()
    .from(gameItems)
    .where(eq(gameItems.gameId, gameId))
    .orderBy(...IN_SHOP);
  if (items.length === 0) {
    const [game] = await db.select({ id: games.gameId }).from(games).where(eq(games.gameId, gameId));
    if (!game) throw new NotFound(`Game ${gameId}`);
  }
  return items;
}

/** Opens the items of a game, or of all games, game by game. @param signal aborted when nobody waits for them any more */
export const openItems = (source: Source, gameId: string | undefined, signal: AbortSignal) =>
  openWholeRows(
    source,
    gameItems,
    sql`${gameId === undefined ? sql`` : sql`where ${eq(gameItems.gameId, gameId)}`}
      order by ${sql.join([asc(gameItems.gameId), ...IN_SHOP], sql`, `)}`,
    signal,
  );
