import { and, eq, gte, lt, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { listed } from '../db/one-of.ts';
import { selectValues } from '../db/one-row.ts';
import { playerTotals } from '../db/schema/players.ts';
import { activity, rollupDeltas, rollups } from '../db/schema/statistics.ts';

// Counting rows takes time in proportion to their number, so counts and sums are kept up to date by the writes: docs/decisions/which-mechanisms-earn-their-place.md.

export type RollupSource = 'transactions' | 'sales' | 'revenue' | 'players' | 'withdrawals' | 'withdrawal_steps';

/**
 * Restricts to rows with these values; an omitted dimension includes all. The view rollup_dimensions (rollups.sql) lists
 * the combinations that exist.
 */
export interface RollupFilter {
  status?: string | Placeholder | undefined;
  type?: string | Placeholder | undefined;
  gameId?: string | Placeholder | undefined;
}

/** Restricts to rows created from `from` (inclusive) to `to` (exclusive), both SQL of a timestamptz. */
export interface RollupPeriod {
  from?: SQL | undefined;
  to?: SQL | undefined;
}

/**
 * A query of `starts_at`, `count` and `cents` (a timestamptz and two numerics), unordered, with one row per UTC day or
 * hour that has rows. It sees everything committed when it begins, and the changes of its own transaction.
 *
 * @param period must begin and end at a day boundary, or at an hour boundary when the grain is an hour
 */
export function rollup(
  source: RollupSource,
  grain: 'day' | 'hour',
  filter: RollupFilter = {},
  period: RollupPeriod = {},
): SQL {
  const given = [filter.status, filter.type, filter.gameId].filter((value) => value !== undefined).length;
  // A single dimension has rollups of its own; two or three are summed from the rollups of every combination.
  const dimension = (column: PgColumn, value: RollupFilter[keyof RollupFilter]) =>
    value !== undefined ? eq(column, value) : given > 1 ? ne(column, '*') : eq(column, '*');
  const kept = and(
    eq(rollups.source, source),
    eq(rollups.grain, grain),
    dimension(rollups.status, filter.status),
    dimension(rollups.type, filter.type),
    dimension(rollups.gameId, filter.gameId),
    eq(rollups.itemId, '*'),
    within(rollups.startsAt, period),
  );
  const changed = and(
    eq(rollupDeltas.source, source),
    filter.status === undefined ? undefined : eq(rollupDeltas.status, filter.status),
    filter.type === undefined ? undefined : eq(rollupDeltas.type, filter.type),
    filter.gameId === undefined ? undefined : eq(rollupDeltas.gameId, filter.gameId),
    within(rollupDeltas.at, period),
  );
  return sql`
    select starts_at, sum(count) as count, sum(cents) as cents
    from (
      select starts_at, count, cents from ${rollups} where ${kept}
      union all
      select date_trunc(${grain}, at, 'UTC'), count, cents from ${rollupDeltas} where ${changed}
    ) as rollup
    group by starts_at having sum(count) <> 0 or sum(cents) <> 0`;
}

/** SQL of a number: the count of rows, or their sum in cents. */
export function rollupSum(
  value: 'count' | 'cents',
  source: RollupSource,
  filter: RollupFilter = {},
  period: RollupPeriod = {},
): SQL<number> {
  const days = rollup(source, 'day', filter, period);
  return sql`(select coalesce(sum(${sql.identifier(value)}), 0) from (${days}) as days)`.mapWith(Number);
}

function within(column: PgColumn, { from, to }: RollupPeriod): SQL | undefined {
  return and(from && gte(column, from), to && lt(column, to));
}

/**
 * SQL of a number: players with a transaction from day `from` (inclusive) to day `to` (exclusive), in one game or in
 * all. It does not see pending changes: call `applyRollupDeltas` first.
 */
export function activePlayers(gameId: string | '*', from: SQL, to: SQL): SQL<number> {
  return sql`(
    select coalesce(sum(${activity.players}), 0) from ${activity}
    where ${activity.gameId} = ${gameId} and ${activity.day} >= ${from} and ${activity.day} < ${to} and ${activity.previousDay} < ${from}
  )`.mapWith(Number);
}

/** The sums of a player, in integer cents; the contract's Player says what each sum counts. */
export interface PlayerSums {
  /** Null when only pending rows were taken back. */
  lastSeenAt: Date | null;
  transactionCount: number;
  withdrawalCount: number;
  spentCents: number;
  waitingCents: number;
  onHoldCents: number;
  withdrawnCents: number;
  rejectedCents: number;
}

/** The sums of these players, by id, with everything that was committed before; nothing for whoever has none yet. */
export async function playerSums(db: Database, playerIds: string[]): Promise<Map<string, PlayerSums>> {
  if (playerIds.length === 0) return new Map();
  const number = (column: string) => sql`${sql.identifier(column)}`.mapWith(Number);
  const rows = await db
    .select({
      playerId: sql<string>`player_id`,
      sums: {
        lastSeenAt: sql<Date | null>`last_seen_at`.mapWith(playerTotals.lastSeenAt),
        transactionCount: number('transaction_count'),
        withdrawalCount: number('withdrawal_count'),
        spentCents: number('spent_cents'),
        waitingCents: number('waiting_cents'),
        onHoldCents: number('on_hold_cents'),
        withdrawnCents: number('withdrawn_cents'),
        rejectedCents: number('rejected_cents'),
      },
    })
    .from(sql`player_sums(array(${listed(playerIds)})) as sums`);
  return new Map(rows.map(({ playerId, sums }) => [playerId, sums]));
}

/** Maximum of pending changes that are applied while a request waits. */
const FEW_CHANGES = 5_000;
/** Changes per batch in the background, where a batch takes a few seconds. */
const BATCH = 10_000;

/**
 * Applies the pending changes before figures are read. Does nothing while another process applies them, or when so many are pending
 * that it would take long. In both cases `activePlayers` misses the newest ones; all other figures include them.
 */
export async function applyRollupDeltas(db: Database): Promise<void> {
  const few = sql`(select count(*) from (select from ${rollupDeltas} limit ${FEW_CHANGES + 1}::int) as waiting) <= ${FEW_CHANGES}::int`;
  await db.execute(sql`select apply_rollup_deltas(${FEW_CHANGES}::int) where ${few}`);
}

/**
 * Applies one batch of pending changes.
 *
 * @param most about how many to apply; more when a single player has more
 * @returns how many are still pending; null when another process is applying them
 */
export async function applyDeltaBatch(db: Database, most = BATCH): Promise<number | null> {
  const row = await selectValues(db, { left: sql`apply_rollup_deltas(${most}::int)`.mapWith(Number) });
  return row.left;
}

/** The number of pending changes, counted up to `most`. */
export async function countPendingDeltas(db: Database, most: number): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`(select from ${rollupDeltas} limit ${most}::int) as waiting`);
  return row?.count ?? 0;
}

/** Recomputes all rollups from their source tables, which are locked against writes meanwhile. */
export async function rebuildRollups(db: Database): Promise<void> {
  await db.execute(sql`select rebuild_rollups()`);
}

/** Vacuums the rollup tables. PostgreSQL's autovacuum does this by itself; PGlite has none. */
export async function vacuumRollups(db: Database): Promise<void> {
  await db.execute(sql`vacuum ${rollupDeltas}, ${rollups}, ${activity}, ${playerTotals}`);
}
