import { and, eq, gte, isNotNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PlayerState } from '../../src/generated/model/playerState.ts';
import type { Database } from '../db/database.ts';
import { byCents, byTime, comesAfter, inOrder, type ListOrder } from '../db/list-order.ts';
import { isOneOf } from '../db/one-of.ts';
import { type Page, readPage } from '../db/page.ts';
import { archivedWithdrawals } from '../db/schema/archive.ts';
import { playerErasures, playerFreezes, players, playerTotals } from '../db/schema/players.ts';
import { fewPlayersWith, playerHasOrIsNamed, type Search } from '../db/text-search.ts';
import type { Days } from '../domain/time-zone.ts';
import { freezeIsInForce, isFrozen } from '../ledger/player-stops.ts';
import { applyRollupDeltas, type PlayerSums, playerSums } from '../statistics/rollups.ts';
import { boundsOf } from '../statistics/utc-days.ts';
import type { PlayerPosition } from './cursor.ts';

export interface PlayerFilter extends Days {
  search?: Search | undefined;
  /** Whether the id of an archived withdrawal finds its player. */
  findsArchived?: boolean;
  state?: PlayerState | undefined;
  /** UTC days of registration, YYYY-MM-DD, both inclusive. */
}

/** The orders of the list, each of which an index has. */
export type PlayerSort = 'registered_at_desc' | 'last_seen_at_desc' | 'spent_desc';

const ORDERS: Readonly<Record<PlayerSort, ListOrder>> = {
  registered_at_desc: byTime(players.createdAt, players.playerId),
  last_seen_at_desc: byTime(playerTotals.lastSeenAt, playerTotals.playerId),
  spent_desc: byCents(playerTotals.spentCents, playerTotals.playerId),
};

/** The columns of a player in every answer. */
export const PLAYER = {
  playerId: players.playerId,
  email: players.email,
  displayName: players.displayName,
  createdAt: players.createdAt,
  isFrozen: isFrozen(players.playerId),
};

export interface PlayerRow {
  playerId: string;
  /** Null when the player was erased. */
  email: string | null;
  displayName: string | null;
  createdAt: Date;
  isFrozen: boolean;
  sums: PlayerSums;
}

/** At most `limit` players that match, in that order, and the position to continue after; `next` is null on the last page. */
export async function playerPage(
  db: Database,
  filter: PlayerFilter,
  sort: PlayerSort,
  limit: number,
  after: PlayerPosition | undefined,
): Promise<Page<PlayerRow, PlayerPosition> & Found> {
  const order = ORDERS[sort];
  const { id } = order;
  const base = db
    .select({ ...PLAYER, position: order.text })
    .from(players)
    .$dynamic();
  const hasTotals = sort !== 'registered_at_desc';
  // Players who have just registered are in the other orders as well.
  if (hasTotals) await applyRollupDeltas(db);
  const query = hasTotals ? base.innerJoin(playerTotals, eq(playerTotals.playerId, players.playerId)) : base;
  const days = boundsOf(filter);
  const listed = (from?: SQL) =>
    and(
      stateIs(filter.state, id),
      days.from && gte(players.createdAt, days.from),
      days.to && lt(players.createdAt, days.to),
      from,
    );
  const rest = after && comesAfter(order, after[1], after[2]);
  const totals = hasTotals ? sql`join ${playerTotals} using (player_id)` : sql``;
  const first = sql`select ${players}.* from ${players} ${totals} where ${listed(rest) ?? sql`true`}
    order by ${sql.join(inOrder(order), sql`, `)} limit ${SAMPLE}::int`;
  const ofArchived = filter.findsArchived ? await playerOfArchived(db, filter.search?.text.trim()) : undefined;
  const matching = ofArchived === undefined ? await matches(db, filter.search, id, first, limit) : eq(id, ofArchived);
  const { rows, next } = await readPage(
    limit,
    (count) =>
      query
        .where(and(listed(rest), matching))
        .orderBy(...inOrder(order))
        .limit(count),
    ({ position, playerId }): PlayerPosition => [sort, position, playerId],
  );
  const all = sql`select from ${players} ${totals} where ${and(listed(), matching) ?? sql`true`}`;
  const found = await foundOf(db, all, filter.search ? MOST_SEARCHED : MOST_FOUND);
  return { rows: await withSums(db, rows), next, ...found };
}

/** A search reads whatever it does not find, so it is counted less far. */
const MOST_FOUND = 10_000;
const MOST_SEARCHED = 1_000;

interface Found {
  /** How many players match, on all pages. */
  total: number;
  /** More match than `total` says. */
  capped: boolean;
}

async function foundOf(db: Database, all: SQL, most: number): Promise<Found> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`(${all} limit ${most + 1}::int) as found`);
  const count = row?.count ?? 0;
  return { total: Math.min(count, most), capped: count > most };
}

/** The player whose archived withdrawal has this id. */
async function playerOfArchived(db: Database, withdrawalId: string | undefined): Promise<string | undefined> {
  if (!withdrawalId) return undefined;
  const [found] = await db
    .select({ playerId: archivedWithdrawals.playerId })
    .from(archivedWithdrawals)
    .where(eq(archivedWithdrawals.withdrawalId, withdrawalId));
  return found?.playerId;
}

/** Few players are frozen or erased: these conditions begin with them, whatever the order. */
function stateIs(state: PlayerState | undefined, id: PgColumn): SQL | undefined {
  switch (state) {
    case 'frozen':
      return sql`${id} = any(array(select ${playerFreezes.playerId} from ${playerFreezes} where ${freezeIsInForce}))`;
    case 'erased':
      return and(
        sql`${id} = any(array(select ${playerErasures.playerId} from ${playerErasures}))`,
        not(isFrozen(players.playerId)),
      );
    case 'active':
      return and(isNotNull(players.email), not(isFrozen(players.playerId)));
    case undefined:
      return undefined;
  }
}

/** So many players, in the order of the list, are read to learn whether a text is common. */
const SAMPLE = 2_000;

/**
 * A common text is found by reading the list in its order, and any other by the indexes of texts, whose players are then put in order.
 *
 * @param first a query of the first players of the list @param enough for a page
 */
async function matches(
  db: Database,
  wanted: Search | undefined,
  id: PgColumn,
  first: SQL,
  enough: number,
): Promise<SQL | undefined> {
  const text = wanted?.text.trim();
  if (!wanted || !text) return undefined;
  const search = { ...wanted, text };
  const [sampled] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`(${first}) as ${players}`)
    .where(playerHasOrIsNamed(search));
  if (sampled && sampled.count > enough) return playerHasOrIsNamed(search);
  const { playerIds, more } = await fewPlayersWith(db, search, playerHasOrIsNamed);
  return more ? playerHasOrIsNamed(search) : isOneOf(id, playerIds);
}

export async function withSums<Row extends Omit<PlayerRow, 'sums'>>(db: Database, rows: Row[]) {
  const sums = await playerSums(
    db,
    rows.map(({ playerId }) => playerId),
  );
  return rows.map((row) => ({ ...row, sums: sums.get(row.playerId) ?? NOTHING_YET }));
}

const NOTHING_YET: PlayerSums = {
  lastSeenAt: null,
  transactionCount: 0,
  withdrawalCount: 0,
  spentCents: 0,
  waitingCents: 0,
  onHoldCents: 0,
  withdrawnCents: 0,
  rejectedCents: 0,
};
