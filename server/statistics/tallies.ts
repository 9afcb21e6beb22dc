import { and, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { activity, tallies, tallyChanges } from '../db/schema.ts';

// Counting rows costs as much as there are rows. These sums are kept with the writes instead: docs/decisions/026.

export type Tally = 'transactions' | 'sales' | 'revenue' | 'players' | 'withdrawals' | 'withdrawal_steps';

/** Only rows with these values; left out: with any. Which combinations are kept is in the view tally_cuts (migration 0003). */
export interface TallyFilter {
  status?: string | undefined;
  type?: string | undefined;
  gameId?: string | undefined;
}

/** Only rows created from `from` on and before `to`, both SQL of a timestamptz. */
export interface TallyPeriod {
  from?: SQL | undefined;
  to?: SQL | undefined;
}

/**
 * A query of `starts_at`, `count` and `cents` (a timestamptz and two numerics), one row a UTC day or hour that has rows, in no order.
 * It counts what has been committed when it begins, and what its own transaction has done.
 *
 * @param period must begin and end with a day, or with an hour where the grain is an hour
 */
export function tallied(tally: Tally, grain: 'day' | 'hour', filter: TallyFilter = {}, period: TallyPeriod = {}): SQL {
  const given = [filter.status, filter.type, filter.gameId].filter((value) => value !== undefined).length;
  // One value has sums of its own; two or three are added up from those of every combination.
  const dimension = (column: PgColumn, value: string | undefined) =>
    value !== undefined ? eq(column, value) : given > 1 ? ne(column, '*') : eq(column, '*');
  const kept = and(
    eq(tallies.tally, tally),
    eq(tallies.grain, grain),
    dimension(tallies.status, filter.status),
    dimension(tallies.type, filter.type),
    dimension(tallies.gameId, filter.gameId),
    eq(tallies.itemId, '*'),
    within(tallies.startsAt, period),
  );
  const changed = and(
    eq(tallyChanges.tally, tally),
    filter.status === undefined ? undefined : eq(tallyChanges.status, filter.status),
    filter.type === undefined ? undefined : eq(tallyChanges.type, filter.type),
    filter.gameId === undefined ? undefined : eq(tallyChanges.gameId, filter.gameId),
    within(tallyChanges.at, period),
  );
  return sql`
    select starts_at, sum(count) as count, sum(cents) as cents
    from (
      select starts_at, count, cents from ${tallies} where ${kept}
      union all
      select date_trunc(${grain}, at, 'UTC'), count, cents from ${tallyChanges} where ${changed}
    ) as tallied
    group by starts_at having sum(count) <> 0 or sum(cents) <> 0`;
}

/** SQL of a number: how many rows there are, or how many cents they are about. */
export function talliedSum(
  value: 'count' | 'cents',
  tally: Tally,
  filter: TallyFilter = {},
  period: TallyPeriod = {},
): SQL<number> {
  const days = tallied(tally, 'day', filter, period);
  return sql`(select coalesce(sum(${sql.identifier(value)}), 0) from (${days}) as days)`.mapWith(Number);
}

function within(column: PgColumn, { from, to }: TallyPeriod): SQL | undefined {
  return and(from && gte(column, from), to && lt(column, to));
}

/**
 * SQL of a number: the players with a transaction from the day `from` on and before the day `to`, in one game or in any. It knows what
 * is folded: call `foldTallies` before.
 */
export function activePlayers(gameId: string | '*', from: SQL, to: SQL): SQL<number> {
  return sql`(
    select coalesce(sum(${activity.players}), 0) from ${activity}
    where ${activity.gameId} = ${gameId} and ${activity.day} >= ${from} and ${activity.day} < ${to} and ${activity.previousDay} < ${from}
  )`.mapWith(Number);
}

/** So many changes are folded while somebody waits for figures. */
const FEW_CHANGES = 5_000;
/** And so many at a time where nobody does: within a few seconds. */
const BATCH = 10_000;

/**
 * Brings the sums up to date with what has been committed, before figures are read. Does nothing while another process is at it, nor where
 * there is a backlog, which would take long: then `activePlayers` does not know the newest yet, and all other figures do.
 */
export async function foldTallies(db: Database): Promise<void> {
  const few = sql`(select count(*) from (select from ${tallyChanges} limit ${FEW_CHANGES + 1}::int) as waiting) <= ${FEW_CHANGES}::int`;
  await db.execute(sql`select fold_tallies(${FEW_CHANGES}::int) where ${few}`);
}

/**
 * Brings the sums a part of the way up to date.
 *
 * @param most how many changes to take, about; more where a single player has more
 * @returns how many are left; null when another process is at it
 */
export async function foldBatch(db: Database, most = BATCH): Promise<number | null> {
  const [row] = await db
    .select({ left: sql`fold_tallies(${most}::int)`.mapWith(Number) })
    .from(sql`(select) as nothing`);
  return row?.left ?? null;
}

/** How many changes wait to be folded; counted up to `most`. */
export async function countUnfolded(db: Database, most: number): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(sql`(select from ${tallyChanges} limit ${most}::int) as waiting`);
  return row?.count ?? 0;
}

/** Makes the sums anew from the tables they are about, while nobody may write to these. */
export async function rebuildTallies(db: Database): Promise<void> {
  await db.execute(sql`select rebuild_tallies()`);
}

/** Gives back the room of folded changes, which a server does by itself and the embedded database never. */
export async function tidyTallies(db: Database): Promise<void> {
  await db.execute(sql`vacuum ${tallyChanges}, ${tallies}, ${activity}`);
}
