import type { Random } from '../../demo/random.ts';
import { OPEN_GAMES } from '../../simulator/catalogue.ts';
import type { World } from './world.ts';
import { Wrong } from './wrong.ts';

/** Figures that are read in one answer, and what they have to be by the tables alone. */
export interface Figures {
  path: string;
  /** SQL of one JSON object, of the same form as the answer, but for what it leaves out. */
  wanted: string;
}

const TODAY = `date_trunc('day', now(), 'UTC')`;
const firstOf = (days: number) => `(${TODAY} - ${days - 1} * interval '24 hours')`;
const DAYS = [7, 30, 90];

const REVENUE = `(select created_at as at, revenue_type as type, source_type, source_id, amount_cents as cents, 1 as records from revenue_records
  union all select v.created_at, r.revenue_type, r.source_type, r.source_id, -v.amount_cents, 0 from revenue_reversals v join revenue_records r on r.id = v.revenue_record_id)`;
const OF_GAMES = `(select at, cents, coalesce(t.game_id, w.game_id) as game_id from ${REVENUE} as r
  left join transactions t on source_type = 'transaction' and t.transaction_id = source_id left join withdrawals w on source_type = 'withdrawal' and w.withdrawal_id = source_id)`;
const usd = (cents: string) => `(coalesce(${cents}, 0)::float8 / 100)`;
const count = (from: string, what = '*') => `(select count(${what})::int from ${from})`;
const sum = (from: string) => usd(`(select sum(cents) from ${from})`);

/** A value of each day, the oldest first. @param of SQL of the value on the day that begins at `day` */
const series = (days: number, of: string) =>
  `(select json_agg(${of} order by day) from generate_series(${firstOf(days)}, ${TODAY}, interval '24 hours') as day)`;
const during = (column: string) => `${column} >= day and ${column} < day + interval '24 hours'`;
const labels = (days: number) => series(days, `to_char(day at time zone 'utc', 'YYYY-MM-DD')`);

/** Of withdrawals, how many awaited review when the day was over. */
const WAITED = `(select count(*)::int from (select distinct on (withdrawal_id) to_status from withdrawal_history
  where created_at < day + interval '24 hours' order by withdrawal_id, id desc) as newest where to_status in ('pending', 'pending_review'))`;

function dashboard(days: number): Figures {
  const since = firstOf(days);
  const ofType = (type: string) => count(`transactions where created_at >= ${since} and transaction_type = '${type}'`);
  return {
    path: `/api/admin/dashboard/stats?days=${days}`,
    wanted: `json_build_object(
      'totalRevenue', ${sum(`${REVENUE} as r where at >= ${since}`)}, 'todayRevenue', ${sum(`${REVENUE} as r where at >= ${TODAY}`)},
      'activeUsers', ${count(`transactions where created_at >= ${since}`, 'distinct player_id')},
      'totalTransactions', ${count(`transactions where created_at >= ${since}`)}, 'todayTransactions', ${count(`transactions where created_at >= ${TODAY}`)},
      'todayNewPlayers', ${count(`players where created_at >= ${TODAY}`)},
      'pendingWithdrawals', ${count(`withdrawals where status in ('pending', 'pending_review')`)},
      'transactionTypes', json_build_object('purchases', ${ofType('purchase')}, 'transfers', ${ofType('transfer')}, 'withdrawals', ${ofType('withdrawal')},
        'currencySends', ${ofType('currency_send')}, 'itemPurchases', ${ofType('item_purchase')}),
      'revenueSeries', ${series(days, sum(`${REVENUE} as r where ${during('at')}`))},
      'activeUsersSeries', ${series(days, count(`transactions where ${during('created_at')}`, 'distinct player_id'))},
      'transactionsSeries', ${series(days, count(`transactions where ${during('created_at')}`))},
      'pendingWithdrawalsSeries', ${series(days, WAITED)})`,
  };
}

const chart = (name: string, days: number, of: string): Figures => ({
  path: `/api/admin/dashboard/${name}?days=${days}`,
  wanted: `json_build_object('labels', ${labels(days)}, 'data', ${series(days, of)})`,
});

const GAMES: Figures = {
  path: '/api/admin/games',
  wanted: `json_build_object('games', (select json_agg(json_build_object('game_id', game_id, 'status', status,
    'item_count', (select count(*)::int from game_items i where i.game_id = g.game_id),
    'player_count', (select count(distinct player_id)::int from transactions t where t.game_id = g.game_id)) order by lower(game_name), game_id) from games g))`,
};

function ofGame(gameId: string, days: number): Figures {
  const [since, isOf] = [firstOf(days), `game_id = '${gameId}'`];
  return {
    path: `/api/admin/games/${gameId}/stats?days=${days}`,
    wanted: `json_build_object('revenue', ${sum(`${OF_GAMES} as r where at >= ${since} and ${isOf}`)},
      'transactions', ${count(`transactions where created_at >= ${since} and ${isOf}`)},
      'players', ${count(`transactions where created_at >= ${since} and ${isOf}`, 'distinct player_id')},
      'series', json_build_object('labels', ${labels(days)}, 'revenue', ${series(days, sum(`${OF_GAMES} as r where ${during('at')} and ${isOf}`))},
        'transactions', ${series(days, count(`transactions where ${during('created_at')} and ${isOf}`))}))`,
  };
}

const inMonth = (ago: number) =>
  sum(
    `${REVENUE} as r where date_trunc('month', at at time zone 'utc') = date_trunc('month', now() at time zone 'utc') - ${ago} * interval '1 month'`,
  );

const REVENUE_FIGURES: Figures = {
  path: '/api/admin/company-revenue/statistics',
  wanted: `json_build_object('total_lifetime_revenue', ${sum(`${REVENUE} as r`)}, 'total_paid_out', ${usd('(select sum(amount_cents) from payouts)')},
    'by_revenue_type', (select coalesce(json_object_agg(type, json_build_object('total_amount', cents::float8 / 100, 'record_count', records::int)), '{}')
      from (select type, sum(cents) as cents, sum(records) as records from ${REVENUE} as r group by type) as of_type),
    'monthly_stats', json_build_object('current_month', ${inMonth(0)}, 'previous_month', ${inMonth(1)}))`,
};

const taken = (status: string, since: string) =>
  count(`withdrawal_history where to_status = '${status}' and created_at >= ${since}`, 'distinct withdrawal_id');

const SUMMARY: Figures = {
  path: '/admin/withdrawal/withdrawals/summary',
  wanted: `json_build_object('totalPending', ${count(`withdrawals where status in ('pending', 'pending_review')`)},
    'awaitingSecond', ${count(`approval_requests where subject_type = 'withdrawal' and state = 'waiting' and expires_at > now()`, 'distinct subject_id')},
    'processingToday', ${taken('processing', TODAY)}, 'completedThisMonth', ${taken('completed', firstOf(30))})`,
};

/** A decision of an administrator, which was not undone. */
const DECIDED = (
  days: number,
) => `(select h.action, h.created_at from withdrawal_history h where h.action in ('approve', 'reject') and h.admin_id is not null
  and h.created_at >= ${firstOf(days)} and coalesce((select n.action from withdrawal_history n where n.withdrawal_id = h.withdrawal_id and n.id > h.id order by n.id limit 1), '') <> 'undo')`;

const review = (days: number): Figures => ({
  path: `/admin/withdrawal/review-figures?days=${days}`,
  wanted: `json_build_object('waiting', ${count(`withdrawals where status in ('pending', 'pending_review')`)},
    'snoozed', ${count(`review_deferrals where kind = 'snooze' and ended_at is null and until > now()`)},
    'decided', ${count(`${DECIDED(days)} as d`)},
    'days', (select json_agg(json_build_object('date', to_char(day at time zone 'utc', 'YYYY-MM-DD'), 'approved', ${count(`${DECIDED(days)} as d where action = 'approve' and ${during('created_at')}`)},
      'rejected', ${count(`${DECIDED(days)} as d where action = 'reject' and ${during('created_at')}`)}) order by day desc)
      from generate_series(${firstOf(days)}, ${TODAY}, interval '24 hours') as day))`,
});

const ofStatus = (statuses: string[]) =>
  usd(
    `(select sum(requested_cents) from withdrawals w where w.player_id = p.player_id and status in (${statuses.map((one) => `'${one}'`).join()}))`,
  );

/** The sums of a player. */
const PLAYER = `'player_id', player_id,
  'spent', ${usd(`(select sum(amount_cents) from transactions t where t.player_id = p.player_id and status = 'completed' and transaction_type in ('purchase', 'item_purchase'))`)},
  'withdrawn', ${ofStatus(['completed'])}, 'waiting', ${ofStatus(['pending', 'pending_review'])}`;

const ofPlayer = (id: string): Figures => ({
  path: `/api/admin/players/${id}`,
  wanted: `(select json_build_object(${PLAYER}, 'rejected', ${ofStatus(['rejected'])}, 'on_hold', ${ofStatus(['pending', 'pending_review', 'approved', 'processing', 'failed'])},
    'transaction_count', (select count(*)::int from transactions t where t.player_id = p.player_id),
    'withdrawal_count', (select count(*)::int from withdrawals w where w.player_id = p.player_id)) from players p where player_id = '${id}')`,
});

const NEWEST_PLAYERS: Figures = {
  path: '/api/admin/players?sort=registered_at_desc&limit=20',
  wanted: `json_build_object('players', (select json_agg(json_build_object(${PLAYER}) order by created_at desc, player_id desc)
    from (select * from players order by created_at desc, player_id desc limit 20) as p))`,
};

/** Some of the figures. */
export function someFigures(world: World, random: Random): Figures {
  const days = random.pick(DAYS);
  const players = [...world.known.stops.playerOf.values()];
  const choices: (() => Figures)[] = [
    () => dashboard(days),
    () => dashboard(days),
    () => chart('revenue-chart', days, sum(`${REVENUE} as r where ${during('at')}`)),
    () => chart('user-growth', days, count(`players where ${during('created_at')}`)),
    () => GAMES,
    () => ofGame(random.pick(OPEN_GAMES).gameId, days),
    () => REVENUE_FIGURES,
    () => SUMMARY,
    () => review(random.pick([7, 30])),
    () => (players.length > 0 ? ofPlayer(random.pick(players)) : NEWEST_PLAYERS),
    () => NEWEST_PLAYERS,
  ];
  return random.pick(choices)();
}

/** The first place at which an answer does not have what is wanted; what is wanted may leave out fields. */
function differenceIn(wanted: unknown, is: unknown, at: string): string | undefined {
  if (typeof wanted !== 'object' || wanted === null)
    return JSON.stringify(wanted) === JSON.stringify(is)
      ? undefined
      : `${at} is ${JSON.stringify(is)}, not ${JSON.stringify(wanted)}`;
  const other = (is ?? {}) as Record<string, unknown>;
  if (Array.isArray(wanted) && (!Array.isArray(is) || is.length !== wanted.length)) return `${at} has another length`;
  for (const [name, value] of Object.entries(wanted)) {
    const found = differenceIn(value, other[name], `${at}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** @throws Wrong unless figures that were answered are those of the tables now */
export async function compareFigures(world: World, { path, wanted }: Figures, body: unknown): Promise<void> {
  const [row] = await world.rows<{ wanted: unknown }>(`select ${wanted} as wanted`);
  const difference = differenceIn(row?.wanted, body, '');
  if (difference !== undefined) throw new Wrong('figures', `${path}: ${difference}`);
}
