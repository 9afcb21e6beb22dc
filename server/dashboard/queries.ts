import { and, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { games, players, revenueRecords, transactions, withdrawals } from '../db/schema.ts';

const UTC_TODAY = sql`date_trunc('day', now() at time zone 'utc')`;

/** 00:00 UTC of the day that is `days` before today, as a time that an index can be searched by. */
const startOfDay = (daysAgo: number): SQL =>
  sql`((${UTC_TODAY} - make_interval(days => ${daysAgo}::int)) at time zone 'utc')`;

/** A period of that many UTC days that ends with today, and the one of as many days before it. */
function periodsOf(days: number) {
  const [before, start, today, end] = [2 * days - 1, days - 1, 0, -1].map(startOfDay) as [SQL, SQL, SQL, SQL];
  return {
    /** Both periods. */
    both: (time: PgColumn) => and(gte(time, before), lt(time, end)),
    current: (time: PgColumn) => sql`${time} >= ${start}`,
    previous: (time: PgColumn) => sql`${time} < ${start}`,
    today: (time: PgColumn) => sql`${time} >= ${today}`,
  };
}

/** Sums of bigint come as text. */
const number = (value: SQL) => sql`coalesce(${value}, 0)`.mapWith(Number);

export type DashboardFigures = Awaited<ReturnType<typeof dashboardFigures>>;

/** All figures of a period of `days` UTC days that ends with today, and of as many days before it; amounts in cents. */
export async function dashboardFigures(db: Database, days: number) {
  const [revenue, activity, requests, pendingWithdrawals, newPlayersToday] = await Promise.all([
    revenueFigures(db, days),
    transactionFigures(db, days),
    withdrawalRequests(db, days),
    db.$count(withdrawals, inArray(withdrawals.status, ['pending', 'pending_review'])),
    db.$count(players, and(gte(players.createdAt, startOfDay(0)), lt(players.createdAt, startOfDay(-1)))),
  ]);
  return { revenue, activity, requests, pendingWithdrawals, newPlayersToday };
}

async function revenueFigures(db: Database, days: number) {
  const { both, current, previous, today } = periodsOf(days);
  const { amountCents, createdAt } = revenueRecords;
  const sumWhere = (condition: SQL) => number(sql`sum(${amountCents}) filter (where ${condition})`);
  const [sums] = await db
    .select({
      cents: sumWhere(current(createdAt)),
      centsBefore: sumWhere(previous(createdAt)),
      todayCents: sumWhere(today(createdAt)),
    })
    .from(revenueRecords)
    .where(both(createdAt));
  return only(sums);
}

/** First a line a player, then one in all: who was active is counted without sorting every transaction. */
async function transactionFigures(db: Database, days: number) {
  const { both, current, previous, today } = periodsOf(days);
  const { amountCents, createdAt, playerId, transactionType } = transactions;
  const countWhere = (condition: SQL, name: string) => sql<number>`count(*) filter (where ${condition})`.as(name);
  const ofType = (type: string, name: string) =>
    countWhere(sql`${current(createdAt)} and ${transactionType} = ${type}`, name);
  const player = db
    .select({
      made: countWhere(current(createdAt), 'made'),
      before: countWhere(previous(createdAt), 'before'),
      purchases: ofType('purchase', 'purchases'),
      transfers: ofType('transfer', 'transfers'),
      withdrawals: ofType('withdrawal', 'withdrawals'),
      currencySends: ofType('currency_send', 'currency_sends'),
      itemPurchases: ofType('item_purchase', 'item_purchases'),
      today: countWhere(today(createdAt), 'today'),
      todayCents: sql<number>`sum(${amountCents}) filter (where ${today(createdAt)})`.as('today_cents'),
    })
    .from(transactions)
    .where(both(createdAt))
    .groupBy(playerId)
    .as('player');
  const sum = (column: { getSQL(): SQL }) => number(sql`sum(${column})`);
  const [figures] = await db
    .select({
      count: sum(player.made),
      countBefore: sum(player.before),
      activePlayers: number(sql`count(*) filter (where ${player.made} > 0)`),
      activePlayersBefore: number(sql`count(*) filter (where ${player.before} > 0)`),
      purchases: sum(player.purchases),
      transfers: sum(player.transfers),
      withdrawals: sum(player.withdrawals),
      currencySends: sum(player.currencySends),
      itemPurchases: sum(player.itemPurchases),
      todayCount: sum(player.today),
      todayCents: sum(player.todayCents),
    })
    .from(player);
  return only(figures);
}

async function withdrawalRequests(db: Database, days: number) {
  const { both, current, previous } = periodsOf(days);
  const { createdAt } = withdrawals;
  const [counts] = await db
    .select({
      count: number(sql`count(*) filter (where ${current(createdAt)})`),
      countBefore: number(sql`count(*) filter (where ${previous(createdAt)})`),
    })
    .from(withdrawals)
    .where(both(createdAt));
  return only(counts);
}

export interface DayFigure {
  /** YYYY-MM-DD, UTC. */
  day: string;
  value: number;
}

/** Revenue in cents of each of the last `days` UTC days, oldest first, today last. */
export function revenueByDay(db: Database, days: number): Promise<DayFigure[]> {
  const { amountCents, createdAt } = revenueRecords;
  const sums = db
    .select({ day: dayOf(createdAt), value: sql<number>`sum(${amountCents})`.as('value') })
    .from(revenueRecords)
    .where(and(gte(createdAt, startOfDay(days - 1)), lt(createdAt, startOfDay(-1))))
    .groupBy(sql`1`);
  return everyDay(db, days, sums.getSQL());
}

/** How many players joined on each of the last `days` UTC days, oldest first, today last. */
export function newPlayersByDay(db: Database, days: number): Promise<DayFigure[]> {
  const { createdAt } = players;
  const counts = db
    .select({ day: dayOf(createdAt), value: count().as('value') })
    .from(players)
    .where(and(gte(createdAt, startOfDay(days - 1)), lt(createdAt, startOfDay(-1))))
    .groupBy(sql`1`);
  return everyDay(db, days, counts.getSQL());
}

const dayOf = (time: PgColumn) => sql`date_trunc('day', ${time} at time zone 'utc')`.as('day');

/** Gives the days without a line their zero. @param figures a query of `day` and `value` */
function everyDay(db: Database, days: number, figures: SQL): Promise<DayFigure[]> {
  const calendar = sql`generate_series(${UTC_TODAY} - make_interval(days => ${days - 1}::int), ${UTC_TODAY}, interval '1 day')`;
  return db
    .select({ day: sql<string>`to_char(calendar.day, 'YYYY-MM-DD')`, value: number(sql`figures.value`) })
    .from(sql`${calendar} as calendar (day) left join (${figures}) as figures using (day)`)
    .orderBy(sql`calendar.day`);
}

export type RecentTransaction = Awaited<ReturnType<typeof recentTransactions>>[number];

/** The newest transactions, newest first. */
export function recentTransactions(db: Database, limit: number) {
  return db
    .select({ transaction: transactions, playerEmail: players.email, gameName: games.gameName })
    .from(transactions)
    .innerJoin(players, eq(players.playerId, transactions.playerId))
    .innerJoin(games, eq(games.gameId, transactions.gameId))
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(limit);
}

function only<T>(row: T | undefined): T {
  if (!row) throw new Error('an aggregate without groups has one row');
  return row;
}
