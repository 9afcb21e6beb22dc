import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { gameItems, games } from '../db/schema/catalogue.ts';
import { NotFound } from '../domain/errors.ts';

export type GameItemRow = typeof gameItems.$inferSelect;

/** All items of a game in the order of its shop. @throws NotFound when there is no such game */
export async function itemsOfGame(db: Database, gameId: string): Promise<GameItemRow[]> {
  const items = await db
    .select()
    .from(gameItems)
    .where(eq(gameItems.gameId, gameId))
    .orderBy(asc(gameItems.sortOrder), asc(gameItems.itemName), asc(gameItems.itemId));
  if (items.length === 0) {
    const [game] = await db.select({ id: games.gameId }).from(games).where(eq(games.gameId, gameId));
    if (!game) throw new NotFound(`Game ${gameId}`);
  }
  return items;
}
