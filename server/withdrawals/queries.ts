import { and, asc, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { admins, games, players, withdrawalHistory, withdrawals } from '../db/schema.ts';
import { talliedSum } from '../db/tallies.ts';
import { fewPlayersWith, has, hasByIndex, isOneOf, playerHas } from '../db/text-search.ts';
import { beginningOfDayAgo, dayBegins, dayEnds } from '../db/utc-days.ts';
import { NotFound } from '../domain/errors.ts';
import { AWAITING_REVIEW } from './status.ts';

/** Filters as the contract names them; amounts in cents, days in UTC. */
export interface WithdrawalFilter {
  status?: string | undefined;
  search?: string | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  minCents?: number | undefined;
  maxCents?: number | undefined;
}

/** Where a page ended: the creation time, exact to the microsecond as PostgreSQL prints it, and the id of its last row. */
export interface WithdrawalPosition {
  createdAt: string;
  withdrawalId: string;
}

const withPlayerAndGame = {
  withdrawal: withdrawals,
  playerEmail: players.email,
  gameName: games.gameName,
  developer: games.developer,
  position: sql<string>`to_char(${withdrawals.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
};

export type WithdrawalRow = Awaited<ReturnType<typeof withdrawal>>;

/** At most `limit` withdrawals that match, newest first, and where to go on; `next` is null on the last page. */
export async function withdrawalPage(
  db: Database,
  filter: WithdrawalFilter,
  limit: number,
  after: WithdrawalPosition | undefined,
): Promise<{ rows: WithdrawalRow[]; next: WithdrawalPosition | null }> {
  const search = filter.search?.trim();
  const rows = await db
    .select(withPlayerAndGame)
    .from(withdrawals)
    .innerJoin(players, eq(players.playerId, withdrawals.playerId))
    .innerJoin(games, eq(games.gameId, withdrawals.gameId))
    .where(and(...conditions(filter), search ? await matches(db, search) : undefined, after && olderThan(after)))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.withdrawalId))
    // One more than asked for tells whether there is a next page.
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { rows: page, next: last ? { createdAt: last.position, withdrawalId: last.withdrawal.withdrawalId } : null };
}

function conditions(filter: WithdrawalFilter): (SQL | undefined)[] {
  const { status, dateFrom, dateTo, minCents, maxCents } = filter;
  return [
    // The contract: pending_review stands for all that await the same review.
    status === 'pending_review'
      ? inArray(withdrawals.status, [...AWAITING_REVIEW])
      : status !== undefined
        ? eq(withdrawals.status, status)
        : undefined,
    dateFrom !== undefined ? gte(withdrawals.createdAt, dayBegins(dateFrom)) : undefined,
    dateTo !== undefined ? lt(withdrawals.createdAt, dayEnds(dateTo)) : undefined,
    minCents !== undefined ? gte(withdrawals.requestedCents, minCents) : undefined,
    maxCents !== undefined ? lte(withdrawals.requestedCents, maxCents) : undefined,
  ];
}

/** Where an index can find each of the three, a text that nothing has costs no look at every row. */
async function matches(db: Database, search: string): Promise<SQL | undefined> {
  const { playerIds, more } = await fewPlayersWith(db, search);
  return or(
    hasByIndex(withdrawals.withdrawalId, search),
    more ? playerHas(search) : isOneOf(withdrawals.playerId, playerIds),
    has(withdrawals.bankName, search),
  );
}

function olderThan({ createdAt, withdrawalId }: WithdrawalPosition): SQL {
  return sql`(${withdrawals.createdAt}, ${withdrawals.withdrawalId}) < (${createdAt}::timestamptz, ${withdrawalId})`;
}

/** @throws NotFound */
export async function withdrawal(db: Database, id: string) {
  const [row] = await db
    .select(withPlayerAndGame)
    .from(withdrawals)
    .innerJoin(players, eq(players.playerId, withdrawals.playerId))
    .innerJoin(games, eq(games.gameId, withdrawals.gameId))
    .where(eq(withdrawals.withdrawalId, id));
  if (!row) throw new NotFound(`Withdrawal ${id}`);
  return row;
}

export interface WithdrawalFigures {
  awaitingReview: number;
  /** Went to processing since 00:00 UTC. */
  processingToday: number;
  /** On the last 30 UTC days, today among them. */
  completed: number;
  failed: number;
}

export async function withdrawalFigures(db: Database): Promise<WithdrawalFigures> {
  const inStatus = (status: string) => talliedSum('count', 'withdrawals', { status });
  const wentTo = (status: string, since: SQL) => talliedSum('count', 'withdrawal_steps', { status }, { from: since });
  const [figures] = await db
    .select({
      pending: inStatus('pending'),
      pendingReview: inStatus('pending_review'),
      processingToday: wentTo('processing', beginningOfDayAgo(0)),
      completed: wentTo('completed', beginningOfDayAgo(29)),
      failed: wentTo('failed', beginningOfDayAgo(29)),
    })
    .from(sql`(select) as nothing`);
  if (!figures) throw new Error('a query without a table has one row');
  const { pending, pendingReview, ...steps } = figures;
  return { awaitingReview: pending + pendingReview, ...steps };
}

export type WithdrawalHistoryRow = Awaited<ReturnType<typeof historyOf>>[number];

/** Every change of its status, oldest first. @throws NotFound */
export async function historyOf(db: Database, id: string) {
  const rows = await db
    .select({ entry: withdrawalHistory, actor: admins.username })
    .from(withdrawalHistory)
    .leftJoin(admins, eq(admins.adminId, withdrawalHistory.adminId))
    .where(eq(withdrawalHistory.withdrawalId, id))
    .orderBy(asc(withdrawalHistory.id));
  // Every withdrawal has the entry of its creation.
  if (rows.length === 0) throw new NotFound(`Withdrawal ${id}`);
  return rows;
}

/** Approved, and long enough ago, by the database's clock. */
export function ripe(processAfterMinutes: number): SQL {
  return sql`${withdrawals.status} = 'approved'
    and ${withdrawals.updatedAt} <= now() - make_interval(secs => ${processAfterMinutes}::float8 * 60)`;
}

/** Whether the worker has anything to do: one short question, asked again and again while it has not. */
export async function paymentsAwait(
  db: Database,
  processAfterMinutes: number,
): Promise<{ toSend: boolean; toAsk: boolean }> {
  const [found] = await db
    .select({
      toSend: sql<boolean>`exists (select from ${withdrawals} where ${ripe(processAfterMinutes)})`,
      toAsk: sql<boolean>`exists (
        select from ${withdrawals} where ${withdrawals.status} = 'processing' and ${withdrawals.leaseUntil} <= now())`,
    })
    .from(sql`(select) as nothing`);
  return found ?? { toSend: false, toAsk: false };
}
