import type { World } from './world.ts';
import { Wrong } from './wrong.ts';

/** The sums, by the simulation's own reading of the tables. */
const SOURCES = `
  select 'transactions' as source, created_at as at, status, transaction_type as type, game_id, '' as item_id, 1 as count, amount_cents as cents from transactions
  union all select 'sales', created_at, '', '', game_id, item_id, 1, amount_cents from transactions where status = 'completed' and item_id <> ''
  union all select 'revenue', r.created_at, '', r.revenue_type, coalesce(t.game_id, w.game_id, ''), '', 1, r.amount_cents
    from revenue_records r left join transactions t on r.source_type = 'transaction' and t.transaction_id = r.source_id
      left join withdrawals w on r.source_type = 'withdrawal' and w.withdrawal_id = r.source_id
  union all select 'revenue', v.created_at, '', r.revenue_type, coalesce(w.game_id, ''), '', 0, -v.amount_cents
    from revenue_reversals v join revenue_records r on r.id = v.revenue_record_id
      left join withdrawals w on r.source_type = 'withdrawal' and w.withdrawal_id = r.source_id
  union all select 'players', created_at, '', '', '', '', 1, 0 from players
  union all select 'withdrawals', created_at, status, '', '', '', 1, requested_cents from withdrawals
  union all select 'withdrawal_steps', created_at, case when from_status = 'failed' and to_status = 'rejected' then 'released' else to_status end, '', '', '', 1, 0
    from withdrawal_history`;

/** By what each source is added up: the grain, and whether by status, type, game and item. */
const SUMS = `('transactions', 'day', false, false, false, false), ('transactions', 'day', true, false, false, false),
  ('transactions', 'day', false, true, false, false), ('transactions', 'day', false, false, true, false), ('transactions', 'day', true, true, true, false),
  ('transactions', 'hour', false, false, false, false), ('transactions', 'hour', true, false, false, false), ('sales', 'day', false, false, true, true),
  ('revenue', 'day', false, false, false, false), ('revenue', 'day', false, true, false, false), ('revenue', 'day', false, false, true, false),
  ('players', 'day', false, false, false, false), ('withdrawals', 'day', false, false, false, false), ('withdrawals', 'day', true, false, false, false),
  ('withdrawal_steps', 'day', true, false, false, false)`;

const WRONG_SUMS = `select source || ' by ' || grain || ', ' || status || ' ' || type || ' ' || game_id || ' ' || item_id as what from (
    select source, grain, case when by_status then status else '*' end as status, case when by_type then type else '*' end as type,
      case when by_game then game_id else '*' end as game_id, case when by_item then item_id else '*' end as item_id, date_trunc(grain, at, 'UTC') as at, count, cents
    from (${SOURCES}) as one join (values ${SUMS}) as by (source, grain, by_status, by_type, by_game, by_item) using (source)
    union all select source, grain, status, type, game_id, item_id, starts_at, -count, -cents from rollups
  ) as both_of_them
  group by source, grain, status, type, game_id, item_id, at having sum(count) <> 0 or sum(cents) <> 0 limit 1`;

/** The sums of a player: of transactions, and of withdrawals by what became of them. */
const WRONG_PLAYERS = `select 'player ' || player_id as what from (
    select player_id, 1 as made, 0 as asked, case when status = 'completed' and transaction_type in ('purchase', 'item_purchase') then amount_cents else 0 end as spent,
      0 as waiting, 0 as held, 0 as withdrawn, 0 as rejected from transactions
    union all select player_id, 0, 1, 0, case when status in ('pending', 'pending_review') then requested_cents else 0 end,
      case when status in ('pending', 'pending_review', 'approved', 'processing', 'failed') then requested_cents else 0 end,
      case when status = 'completed' then requested_cents else 0 end, case when status = 'rejected' then requested_cents else 0 end from withdrawals
    union all select player_id, -transaction_count, -withdrawal_count, -spent_cents, -waiting_cents, -on_hold_cents, -withdrawn_cents, -rejected_cents from player_totals
  ) as both_of_them
  group by player_id having (sum(made), sum(asked), sum(spent), sum(waiting), sum(held), sum(withdrawn), sum(rejected)) <> (0, 0, 0, 0, 0, 0, 0) limit 1`;

const LAST_SEEN = `select 'when player ' || player_id || ' was seen' as what from (
    select player_id, max(at) as at from (select player_id, created_at as at from players union all select player_id, created_at from transactions
      union all select player_id, created_at from withdrawals) as seen group by player_id
  ) as seen full join player_totals using (player_id) where at is distinct from last_seen_at limit 1`;

/** Players by their active days, each with the active day before, in each game and in all. */
const WRONG_ACTIVITY = `select 'players active in ' || game_id || ' on ' || day::date as what from (
    select game_id, day, coalesce(lag(day) over (partition by game_id, player_id order by day), '-infinity') as previous_day, 1 as players
    from (select distinct scope as game_id, player_id, date_trunc('day', created_at, 'UTC') as day from transactions cross join lateral (values ('*'), (game_id)) as scopes (scope)) as active
    union all select game_id, day, previous_day, -players from activity
  ) as both_of_them
  group by game_id, day, previous_day having sum(players) <> 0 limit 1`;

/** The transaction of a withdrawal follows it. */
const WRONG_FOLLOWERS = `select 'the transaction of ' || withdrawal_id || ', which is ' || w.status || ',' as what from withdrawals w left join transactions t on t.transaction_id = w.withdrawal_id
  where t.status is distinct from case w.status when 'completed' then 'completed' when 'failed' then 'failed' when 'rejected' then 'cancelled' else 'pending' end limit 1`;

/** A comparison with the rail counts its lines; one that keeps the differences of a statement has only some of them. */
const WRONG_RUNS = `select 'comparison ' || run_id as what from reconciliation_runs r where (matched, other_amount, only_there, only_here) <> (
  select count(*) filter (where result = 'matched'), count(*) filter (where result = 'other_amount'), count(*) filter (where result = 'only_there'),
    count(*) filter (where result = 'only_here') from reconciliation_lines l where l.run_id = r.run_id) and run_id not in (select run_id from statements) limit 1`;

/** Each decision keeps the signals that an administrator could see. */
const LOST_SIGNALS = `select 'step ' || id || ' of ' || withdrawal_id as what from withdrawal_history where action in ('approve', 'reject') and admin_id is not null
  and id not in (select history_id from decision_signals) limit 1`;

/** A payout takes records of its amount, in the order in which they were earned, each cent once. */
const WRONG_PAYOUTS = `select 'payout ' || id as what from payouts p where amount_cents <> (
    select sum(case r.id when first_record_id then first_cents when last_record_id then last_cents else r.amount_cents end)
    from revenue_records r where r.id between first_record_id and last_record_id)
  or record_count <> (select count(*) from revenue_records r where r.id between first_record_id and last_record_id) limit 1`;

const ALL = [
  WRONG_SUMS,
  WRONG_PLAYERS,
  LAST_SEEN,
  WRONG_ACTIVITY,
  WRONG_FOLLOWERS,
  WRONG_RUNS,
  LOST_SIGNALS,
  WRONG_PAYOUTS,
];

/** All sums that are kept beside the tables are those of the rows, by the simulation's own adding up; nothing is pending. */
export async function checkSums(world: World): Promise<void> {
  for (const statement of ALL) {
    const [wrong] = await world.rows<{ what: string }>(statement);
    if (wrong) throw new Wrong('sums', `${wrong.what} is not what the rows add up to`);
  }
}

/** The last event that the platform has heard of a withdrawal tells its status; nobody was told of one that awaits its first review. */
const HEARD: Record<string, string[]> = {
  // An approval that was told was taken back.
  pending: ['-', 'recalled'],
  pending_review: ['-', 'recalled', 'returned'],
  approved: ['approved'],
  processing: ['processing'],
  completed: ['completed'],
  failed: ['failed'],
  rejected: ['rejected', 'cancelled', 'released'],
};

/** The platform has heard of each withdrawal what it is now. */
export function checkHeard(world: World): void {
  for (const [id, { last = '' }] of world.known.statuses) {
    const heard = world.book.lastSteps.get(id) ?? '-';
    if (!HEARD[last]?.includes(heard))
      throw new Wrong('heard', `${id} is ${last}, and the platform has heard "${heard}" last`);
  }
}

/** The days of the daily comparison follow one another. */
export async function checkDays(world: World): Promise<void> {
  const [gap] = await world.rows<{ day: string }>(
    `select day::text from reconciliation_days where day::date > (select min(day::date) from reconciliation_days)
      and not exists (select from reconciliation_days as before where before.day::date = reconciliation_days.day::date - 1)`,
  );
  if (gap) throw new Wrong('reconciliation', `the day before ${gap.day} was never compared`);
}
