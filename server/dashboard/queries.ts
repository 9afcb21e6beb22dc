import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oneRow, selectValues } from '../db/one-row.ts';
import { activity } from '../db/schema/statistics.ts';
import { withdrawalHistory } from '../db/schema/withdrawals.ts';
import { activePlayers, applyRollupDeltas, type RollupSource, rollup, rollupSum } from '../statistics/rollups.ts';
import { beginningOfDayAgo, dayOf } from '../statistics/utc-days.ts';

/**
 * The period of the last `days` UTC days, including today. Because today is not over, changes compare whole days:
 * `lately`, as many days up to yesterday, with the same number of days `before` them.
 */
function periodsOf(days: number) {
  const at = beginningOfDayAgo;
  return { before: at(2 * days), lately: at(days), start: at(days - 1), today: at(0), end: at(-1) };
}

/** The drivers return sums of bigint as text. */
const number = (value: SQL) => sql`coalesce(${value}, 0)`.mapWith(Number);

export type DashboardFigures = Awaited<ReturnType<typeof dashboardFigures>>;

/**
 * All figures of the last `days` UTC days, including today, and what their changes compare; amounts in cents. Reads
 * rollups by day, so the cost does not depend on the number of rows.
 */
export async function dashboardFigures(db: Database, days: number) {
  await applyRollupDeltas(db);
  const [revenue, transactions, types, activePlayers, awaitingReview, newPlayersToday, series] = await Promise.all([
    figuresOf(db, 'revenue', days),
    figuresOf(db, 'transactions', days),
    transactionsByType(db, days),
    activePlayersIn(db, days),
    withdrawalsAwaitingReview(db, days),
    figuresOf(db, 'players', days).then(({ todayCount }) => todayCount),
    seriesOf(db, days),
  ]);
  return { revenue, transactions, types, activePlayers, awaitingReview, newPlayersToday, series };
}

async function figuresOf(db: Database, source: RollupSource, days: number) {
  const { before, lately, start, today, end } = periodsOf(days);
  return oneRow(
    await db
      .select({
        count: number(sql`sum(count) filter (where starts_at >= ${start})`),
        countLately: number(sql`sum(count) filter (where starts_at >= ${lately} and starts_at < ${today})`),
        countBefore: number(sql`sum(count) filter (where starts_at < ${lately})`),
        todayCount: number(sql`sum(count) filter (where starts_at >= ${today})`),
        cents: number(sql`sum(cents) filter (where starts_at >= ${start})`),
        centsLately: number(sql`sum(cents) filter (where starts_at >= ${lately} and starts_at < ${today})`),
        centsBefore: number(sql`sum(cents) filter (where starts_at < ${lately})`),
        todayCents: number(sql`sum(cents) filter (where starts_at >= ${today})`),
      })
      .from(sql`(${rollup(source, 'day', {}, { from: before, to: end })}) as day`),
  );
}

async function transactionsByType(db: Database, days: number) {
  const { start, end } = periodsOf(days);
  const ofType = (type: string) => rollupSum('count', 'transactions', { type }, { from: start, to: end });
  return selectValues(db, {
    purchases: ofType('purchase'),
    transfers: ofType('transfer'),
    withdrawals: ofType('withdrawal'),
    currencySends: ofType('currency_send'),
    itemPurchases: ofType('item_purchase'),
  });
}

/**
 * Withdrawals awaiting review now, and at this time of day `days` ago: the current number, less those that have joined
 * the queue since, plus those that have left it.
 */
async function withdrawalsAwaitingReview(db: Database, days: number) {
  const then = sql`(now() - ${days}::int * interval '24 hours')`;
  const nextDay = beginningOfDayAgo(days - 1);
  const stepsSince = (
    status: string,
  ): SQL => sql`(${rollupSum('count', 'withdrawal_steps', { status }, { from: nextDay })}
    + (select count(*) from ${withdrawalHistory} where ${withdrawalHistory.toStatus} = ${status}
      and status_of_step(${withdrawalHistory.fromStatus}, ${withdrawalHistory.toStatus}) = ${status}
      and ${withdrawalHistory.createdAt} > ${then} and ${withdrawalHistory.createdAt} < ${nextDay}))`;
  const row = await selectValues(db, {
    pending: rollupSum('count', 'withdrawals', { status: 'pending' }),
    pendingReview: rollupSum('count', 'withdrawals', { status: 'pending_review' }),
    // A step to one of these two statuses begins a history, or is a recall.
    joined: number(sql`${stepsSince('pending')} + ${stepsSince('pending_review')}`),
    left: number(sql`${stepsSince('approved')} + ${stepsSince('rejected')}`),
  });
  const { pending, pendingReview, joined, left } = row;
  return { count: pending + pendingReview, countBefore: pending + pendingReview - joined + left };
}

async function activePlayersIn(db: Database, days: number) {
  const { before, lately, start, today, end } = periodsOf(days);
  return selectValues(db, {
    count: activePlayers('*', start, end),
    countLately: activePlayers('*', lately, today),
    countBefore: activePlayers('*', before, lately),
  });
}

export interface DayFigure {
  /** YYYY-MM-DD, UTC. */
  day: string;
  value: number;
}

/** Revenue in cents of each of the last `days` UTC days, oldest first, today last. */
export const revenueByDay = (db: Database, days: number): Promise<DayFigure[]> =>
  everyDay(db, 'revenue', 'cents', days);

/** How many players joined on each of the last `days` UTC days, oldest first, today last. */
export const newPlayersByDay = (db: Database, days: number): Promise<DayFigure[]> =>
  everyDay(db, 'players', 'count', days);

function everyDay(db: Database, source: RollupSource, value: 'count' | 'cents', days: number): Promise<DayFigure[]> {
  const { start, end } = periodsOf(days);
  return ofEveryDay(
    db,
    days,
    sql`select starts_at, ${sql.identifier(value)} as value from (${rollup(source, 'day', {}, { from: start, to: end })}) as rollup`,
  );
}

/** @param values SQL of a query of `starts_at` and `value`; days that it lacks are 0 */
function ofEveryDay(db: Database, days: number, values: SQL): Promise<DayFigure[]> {
  const { start } = periodsOf(days);
  return db
    .select({ day: dayOf(sql`calendar.day`), value: number(sql`day.value`) })
    .from(
      sql`generate_series(0, ${days - 1}::int) as passed
        cross join lateral (select ${start} + passed * interval '24 hours' as day) as calendar
        left join (${values}) as day on day.starts_at = calendar.day`,
    )
    .orderBy(sql`calendar.day`);
}

/** The course of the four key figures, one value a day; today, which is not over, is the last. */
async function seriesOf(db: Database, days: number) {
  const { start, end } = periodsOf(days);
  const activeOn = sql`select day as starts_at, sum(players) as value from ${activity}
    where ${activity.gameId} = '*' and ${activity.day} >= ${start} and ${activity.day} < ${end} group by day`;
  const steps = (status: string, sign: 1 | -1) =>
    sql`select starts_at, ${sign}::int * count as value from (${rollup('withdrawal_steps', 'day', { status }, { from: start, to: end })}) as steps`;
  const queue = sql`select starts_at, sum(value) as value from (
      ${steps('pending', 1)} union all ${steps('pending_review', 1)}
      union all ${steps('approved', -1)} union all ${steps('rejected', -1)}
    ) as step group by starts_at`;
  const [revenue, activePlayers, transactions, joined] = await Promise.all([
    revenueByDay(db, days),
    ofEveryDay(db, days, activeOn),
    everyDay(db, 'transactions', 'count', days),
    ofEveryDay(db, days, queue),
  ]);
  const valuesOf = (figures: DayFigure[]) => figures.map(({ value }) => value);
  return {
    revenueCents: valuesOf(revenue),
    activePlayers: valuesOf(activePlayers),
    transactions: valuesOf(transactions),
    /** By how many the queue of withdrawals that await review grew on each day. */
    joinedQueue: valuesOf(joined),
  };
}
