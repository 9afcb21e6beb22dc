import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { archivedWithdrawals } from '../db/schema/archive.ts';
import { admins } from '../db/schema/people.ts';
import { playerErasures, playerFreezes, playerHolds, players } from '../db/schema/players.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import { isPlayerInAnyCase } from '../db/text-search.ts';
import { NotFound } from '../domain/errors.ts';
import { freezeIsInForce } from '../ledger/player-stops.ts';
import { PLAYER, withSums } from './queries.ts';

/** A player with everything that a page about them shows. */
export type PlayerDetails = Awaited<ReturnType<typeof player>>;

/**
 * The player with this id, or, without one, the only player whose id differs in case alone.
 *
 * @throws NotFound
 */
export async function player(db: Database, id: string) {
  const exact = await found(db, eq(players.playerId, id));
  const [row, another] = await withSums(db, exact.length > 0 ? exact : await found(db, isPlayerInAnyCase(id)));
  if (!row || another) throw new NotFound(`Player ${id}`);
  const { playerId } = row;
  return {
    ...row,
    freeze: await freezeOf(db, playerId),
    hold: await holdOf(db, playerId),
    returnedCents: await returnedCents(db, playerId),
    sharedAccount: await sharedAccount(db, playerId),
    archived: await archivedSums(db, playerId),
  };
}

const found = (db: Database, where: SQL) =>
  db
    .select({ ...PLAYER, erasedAt: playerErasures.erasedAt })
    .from(players)
    .leftJoin(playerErasures, eq(playerErasures.playerId, players.playerId))
    .where(where)
    .limit(2);

/** Sums paid and rejected before this system was in use; null without any. */
async function archivedSums(db: Database, playerId: string) {
  const { status, requestedCents } = archivedWithdrawals;
  const sumOf = (wanted: string) =>
    sql`coalesce(sum(${requestedCents}) filter (where ${status} = ${wanted}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({ count: sql`count(*)`.mapWith(Number), paidCents: sumOf('completed'), rejectedCents: sumOf('rejected') })
    .from(archivedWithdrawals)
    .where(eq(archivedWithdrawals.playerId, playerId));
  return sums && sums.count > 0 ? sums : null;
}

async function freezeOf(db: Database, playerId: string) {
  const [freeze] = await db
    .select({ freeze: playerFreezes, by: admins.username })
    .from(playerFreezes)
    .leftJoin(admins, eq(admins.adminId, playerFreezes.adminId))
    .where(and(eq(playerFreezes.playerId, playerId), freezeIsInForce));
  return freeze ?? null;
}

async function holdOf(db: Database, playerId: string) {
  const [hold] = await db
    .select({ hold: playerHolds, by: admins.username })
    .from(playerHolds)
    .leftJoin(admins, eq(admins.adminId, playerHolds.adminId))
    .where(and(eq(playerHolds.playerId, playerId), isNull(playerHolds.endedAt)));
  return hold ?? null;
}

/** The sum that the bank sent back, net, once for each return. Few withdrawals were ever returned, and an index knows them. */
async function returnedCents(db: Database, playerId: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql`coalesce(sum(${withdrawals.netCents}), 0)`.mapWith(Number) })
    .from(withdrawals)
    .innerJoin(withdrawalHistory, eq(withdrawalHistory.withdrawalId, withdrawals.withdrawalId))
    .where(
      and(
        eq(withdrawals.playerId, playerId),
        isNotNull(withdrawals.returnedAt),
        eq(withdrawalHistory.action, 'return'),
      ),
    );
  return row?.cents ?? 0;
}

/** So many of a player's newest withdrawals are looked at for the accounts, … */
const MAX_OWN = 100;
/** … and so many of others to these. */
const MAX_SHARED = 1_000;
const MAX_NAMED = 20;

/** Withdrawals of other players to the same accounts; null without any. */
async function sharedAccount(
  db: Database,
  playerId: string,
): Promise<{ withdrawals: number; playerIds: string[] } | null> {
  const own = alias(withdrawals, 'own');
  const accounts = sql`
    select fingerprint from (
      select ${own.accountFingerprint} as fingerprint from ${withdrawals} own where ${own.playerId} = ${playerId}
      order by ${own.createdAt} desc, ${own.withdrawalId} desc limit ${sql.raw(String(MAX_OWN))}
    ) as newest where fingerprint is not null`;
  const others = db
    .select({ playerId: withdrawals.playerId })
    .from(withdrawals)
    .where(
      and(
        sql`${withdrawals.accountFingerprint} = any(array(${accounts}))`,
        sql`${withdrawals.playerId} <> ${playerId}`,
      ),
    )
    .limit(MAX_SHARED)
    .as('others');
  const [found] = await db
    .select({
      count: sql`count(*)`.mapWith(Number),
      playerIds: sql<
        string[]
      >`coalesce((array_agg(distinct ${others.playerId}))[1:${sql.raw(String(MAX_NAMED))}], '{}')`,
    })
    .from(others);
  return found && found.count > 0 ? { withdrawals: found.count, playerIds: found.playerIds } : null;
}
