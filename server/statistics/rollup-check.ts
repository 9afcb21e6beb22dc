import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { playerTotals } from '../db/schema/players.ts';
import { activity, rollupDeltas, rollups } from '../db/schema/statistics.ts';
import { transactions } from '../db/schema/transactions.ts';
import { type BrokenInvariant, violationsOf } from '../ledger/books-invariant.ts';
import type { RollupPeriod } from './rollups.ts';
import { beginningOfDay, beginningOfDayAgo, dayOf } from './utc-days.ts';

// Invariant I14: the rollups equal their source tables. Each comparison is one statement and so sees one snapshot.
// Pending changes are in the tables but not in the rollups yet, so they are subtracted.

/** Pending changes as rows of rollup_sources(), with the opposite sign. */
const pendingDeltas = (within: (at: SQL) => SQL) => sql`
  select source, at, status, type, game_id, '' as item_id, -count as count, -cents as cents
  from ${rollupDeltas} where ${within(sql`at`)}
  union all
  select 'sales', at, '', '', game_id, item_id, -count, -cents
  from ${rollupDeltas} where source = 'transactions' and status = 'completed' and item_id <> '' and ${within(sql`at`)}`;

/** A query of `what`, with one row per rollup and day that differs. */
const wrongRollups = (within: (at: SQL) => SQL) => sql`
  select distinct source || ' ' || ${dayOf(sql`starts_at`)} as what
  from (
    select source, grain, case when by_status then status else '*' end as status, case when by_type then type else '*' end as type,
      case when by_game then game_id else '*' end as game_id, case when by_item then item_id else '*' end as item_id,
      date_trunc(grain, at, 'UTC') as starts_at, count, cents
    from (
      select source, date_trunc('hour', at, 'UTC') as at, status, type, game_id, item_id, sum(count) as count, sum(cents) as cents
      from (select * from rollup_sources() where ${within(sql`at`)} union all ${pendingDeltas(within)}) as row
      group by 1, 2, 3, 4, 5, 6
    ) as found join rollup_dimensions using (source)
    union all
    select source, grain, status, type, game_id, item_id, starts_at, -count, -cents
    from ${rollups} where ${within(sql`starts_at`)}
  ) as difference
  group by source, grain, status, type, game_id, item_id, starts_at
  having sum(count) <> 0 or sum(cents) <> 0`;

/** The same for activity. It is always checked as a whole, because a day's figures depend on all days before. */
const WRONG_ACTIVITY = sql`
  select distinct 'active players ' || ${dayOf(sql`day`)} as what
  from (
    select scope as game_id, day, coalesce(lag(day) over (partition by scope, player_id order by day), '-infinity') as previous_day,
      1::bigint as players
    from (
      select scope, player_id, day
      from (
        select game_id, player_id, ${beginningOfDay(transactions.createdAt)} as day, count(*) as count from ${transactions} group by 1, 2, 3
        union all
        select game_id, player_id, ${beginningOfDay(rollupDeltas.at)}, -count from ${rollupDeltas} where source = 'transactions'
      ) as made cross join lateral (values ('*'), (game_id)) as scopes (scope)
      group by 1, 2, 3 having sum(count) > 0
    ) as active
    union all
    select game_id, day, previous_day, -players from ${activity}
  ) as difference
  group by game_id, day, previous_day
  having sum(players) <> 0`;

/** A query of `what`, with one row per player whose sums differ. */
const wrongTotals = (ofPlayers: SQL) => sql`
  select 'sums of player ' || player_id as what
  from (
    select player_id,
      case when source = 'transactions' then count else 0 end as transaction_count,
      case when source = 'withdrawals' then count else 0 end as withdrawal_count,
      case when is_spent(source, status, type) then cents else 0 end as spent_cents,
      case when is_waiting(source, status) then cents else 0 end as waiting_cents,
      case when is_on_hold(source, status) then cents else 0 end as on_hold_cents,
      case when source = 'withdrawals' and status = 'completed' then cents else 0 end as withdrawn_cents,
      case when source = 'withdrawals' and status = 'rejected' then cents else 0 end as rejected_cents
    from player_sources()
    union all
    select player_id, -transaction_count, -withdrawal_count, -spent_cents, -waiting_cents, -on_hold_cents, -withdrawn_cents, -rejected_cents
    from ${playerTotals}
  ) as difference
  where ${ofPlayers}
  group by player_id
  having (sum(transaction_count), sum(withdrawal_count), sum(spent_cents), sum(waiting_cents), sum(on_hold_cents), sum(withdrawn_cents),
    sum(rejected_cents)) <> (0, 0, 0, 0, 0, 0, 0)`;

const differing = (db: Database, wrong: SQL): Promise<BrokenInvariant[]> =>
  violationsOf(db, { invariant: 'I14', description: 'sums of a day differ from the records', wrong }, sql`what desc`);

function within({ from, to }: RollupPeriod): (at: SQL) => SQL {
  return (at) => sql`${from ? sql`${at} >= ${from}` : sql`true`} and ${to ? sql`${at} < ${to}` : sql`true`}`;
}

/** Compares all rollups of all days. Reads every record. */
export async function wrongSums(db: Database): Promise<BrokenInvariant[]> {
  return [
    ...(await differing(db, wrongRollups(within({})))),
    ...(await differing(db, WRONG_ACTIVITY)),
    ...(await differing(db, wrongTotals(sql`true`))),
  ];
}

/** So many players, those who were seen last, are compared with their records. */
const SAMPLED_PLAYERS = 100;
const seenLast = sql`player_id = any(array(
  select player_id from ${playerTotals} order by ${playerTotals.lastSeenAt} desc, ${playerTotals.playerId} desc limit ${sql.raw(String(SAMPLED_PLAYERS))}))`;

/** A sampled day lies at most this many days back. */
const SAMPLED_DAYS = 400;

/**
 * Compares the rollups of today, yesterday and one earlier day, chosen at random, and the sums of the players who were seen last. Cheap
 * enough to run beside requests.
 *
 * @param daysAgo of the earlier day; defaults to a random one of the last 400
 */
export async function wrongSampledSums(
  db: Database,
  daysAgo = 2 + Math.floor(Math.random() * (SAMPLED_DAYS - 2)),
): Promise<BrokenInvariant[]> {
  const newest = within({ from: beginningOfDayAgo(1) });
  const earlier = within({ from: beginningOfDayAgo(daysAgo), to: beginningOfDayAgo(daysAgo - 1) });
  return [
    ...(await differing(db, wrongRollups(newest))),
    ...(await differing(db, wrongRollups(earlier))),
    ...(await differing(db, wrongTotals(seenLast))),
  ];
}
