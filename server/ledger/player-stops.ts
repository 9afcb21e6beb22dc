import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PlayerState } from '../../src/generated/model/playerState.ts';
import type { Transaction } from '../db/database.ts';
import { playerFreezes, playerHolds } from '../db/schema/players.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';

/** SQL of whether a freeze is in force, by the database's clock. */
export const freezeIsInForce = sql`(${playerFreezes.endedAt} is null and (${playerFreezes.until} is null or ${playerFreezes.until} > now()))`;

/** SQL of whether a player is frozen. */
export const isFrozen = (playerId: PgColumn): SQL<boolean> =>
  exists(sql`select from ${playerFreezes} where ${playerFreezes.playerId} = ${playerId} and ${freezeIsInForce}`);

const isHeld = (playerId: PgColumn): SQL<boolean> =>
  exists(
    sql`select from ${playerHolds} where ${playerHolds.playerId} = ${playerId} and ${isNull(playerHolds.endedAt)}`,
  );

/** SQL of whether nothing may be paid to a player, who is frozen or under a compliance hold. */
export const isStopped = (playerId: PgColumn): SQL<boolean> =>
  sql<boolean>`(${isFrozen(playerId)} or ${isHeld(playerId)})`;

/** @param email null when the player was erased */
export const playerState = (email: string | null, frozen: boolean): PlayerState =>
  frozen ? 'frozen' : email === null ? 'erased' : 'active';

// The query is nested: among the fields of a select, Drizzle would leave the tables' names out of its columns.
const exists = (query: SQL) => sql<boolean>`(exists (${query}))`;

/**
 * Of these players, those to whom nothing may be paid, and whether it is a freeze, which everybody may know of. The answer stays true until
 * the transaction ends if it holds the pause of payments shared: freezing waits for it.
 */
export async function stoppedPlayers(
  tx: Transaction,
  playerIds: string[],
): Promise<Map<string, 'frozen' | 'withheld'>> {
  if (playerIds.length === 0) return new Map();
  const held = await tx
    .select({ id: playerHolds.playerId })
    .from(playerHolds)
    .where(and(inArray(playerHolds.playerId, playerIds), isNull(playerHolds.endedAt)));
  const frozen = await tx
    .select({ id: playerFreezes.playerId })
    .from(playerFreezes)
    .where(and(inArray(playerFreezes.playerId, playerIds), freezeIsInForce));
  return new Map([
    ...held.map(({ id }) => [id, 'withheld'] as const),
    ...frozen.map(({ id }) => [id, 'frozen'] as const),
  ]);
}

/**
 * SQL of whether the rail surely was never asked about the present attempt: no worker has leased it, or the first one gave it back. Of a lease that
 * ended otherwise nobody knows whether the question went out before the process died.
 */
export const wasNeverAsked: SQL<boolean> = sql<boolean>`(${withdrawals.askedAt} is null and ${withdrawals.leaseUntil} = ${withdrawals.updatedAt})`;

/** Why a withdrawal has failed that was sent, and about which the rail was not asked, in words that everybody reads. */
export const NOT_SENT = 'Stopped before it was sent';
