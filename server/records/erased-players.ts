import { asc } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { isOneOfMany } from '../db/one-of.ts';
import { players } from '../db/schema/players.ts';

/**
 * Of these players, those who were erased. They are locked until the transaction ends, in the order of their ids: nobody is erased between
 * this answer and what is stored because of it. Call it before the players' own records are locked, as erasing does.
 */
export async function erasedPlayers(tx: Transaction, playerIds: readonly string[]): Promise<Set<string>> {
  if (playerIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: players.playerId, email: players.email })
    .from(players)
    .where(isOneOfMany(players.playerId, [...new Set(playerIds)]))
    .orderBy(asc(players.playerId))
    .for('share');
  return new Set(rows.filter(({ email }) => email === null).map(({ id }) => id));
}
