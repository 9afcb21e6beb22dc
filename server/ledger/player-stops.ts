import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PlayerState } from '../../src/generated/model/playerState.ts';
import type { Transaction } from '../db/database.ts';
import { paymentClaims } from '../db/schema/payments.ts';
import { admins } from '../db/schema/people.ts';
import { playerFreezes, playerHolds } from '../db/schema/players.ts';
import { restores } from '../db/schema/restore.ts';
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

/** The reason of the recalls by a freeze. */
export const FREEZE_NOTE = 'The player was frozen';
/** The reason of the recalls by a hold that a server of an earlier release began: the contract's default. */
const HOLD_NOTE = 'Recalled for another review';

/** The person who stopped a player's payments, and the reason of the recalls. */
export interface Stop {
  /** Null in the demo's data. */
  adminId: string | null;
  username: string | null;
  recallNote: string;
}

/** The stops that are in force for these players. Of a freeze and a hold, the freeze, which everybody may know of. */
export async function stopsInForce(tx: Transaction, playerIds: string[]): Promise<Map<string, Stop>> {
  if (playerIds.length === 0) return new Map();
  const { username } = admins;
  const holds = await tx
    .select({ id: playerHolds.playerId, adminId: playerHolds.adminId, username, note: playerHolds.recallNote })
    .from(playerHolds)
    .leftJoin(admins, eq(admins.adminId, playerHolds.adminId))
    .where(and(inArray(playerHolds.playerId, playerIds), isNull(playerHolds.endedAt)));
  const freezes = await tx
    .select({ id: playerFreezes.playerId, adminId: playerFreezes.adminId, username })
    .from(playerFreezes)
    .leftJoin(admins, eq(admins.adminId, playerFreezes.adminId))
    .where(and(inArray(playerFreezes.playerId, playerIds), freezeIsInForce));
  return new Map([
    ...holds.map(({ id, note, ...by }) => [id, { ...by, recallNote: note ?? HOLD_NOTE }] as const),
    ...freezes.map(({ id, ...by }) => [id, { ...by, recallNote: FREEZE_NOTE }] as const),
  ]);
}

/**
 * SQL of whether the rail surely was never asked about the present attempt: no worker has leased it, or the first one gave its lease back.
 * Nobody knows of another lease that ended whether the question went out before the process died. Nor does anybody know what was sent
 * before the database came back from a backup.
 *
 * `payment_claims.asked` says it. A worker of the release before does not write that column, and may lease again what was given back. So
 * in this release the lease has to say it too: `lease_until = updated_at`. The next release reads the column alone.
 */
export const wasNeverAsked: SQL<boolean> = sql<boolean>`(${withdrawals.askedAt} is null
  and ${withdrawals.leaseUntil} = ${withdrawals.updatedAt}
  and not ${exists(sql`select from ${paymentClaims} where ${paymentClaims.withdrawalId} = ${withdrawals.withdrawalId}
    and ${paymentClaims.attempt} = ${withdrawals.attempt} and ${paymentClaims.asked} <> 'unasked'`)}
  and not ${exists(sql`select from ${restores}
    where ${restores.endedAt} is null or ${restores.endedAt} > ${withdrawals.updatedAt}`)})`;
