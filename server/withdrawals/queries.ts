import { and, asc, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Source } from '../db/connect.ts';
import type { Cursor } from '../db/cursor.ts';
import type { Database } from '../db/database.ts';
import { admins, games, players, withdrawalHistory, withdrawals } from '../db/schema.ts';
import { NotFound } from '../domain/errors.ts';
import { fewPlayersWith, has, hasByIndex, isOneOf, playerHas } from '../search/text-search.ts';
import { rollupSum } from '../statistics/rollups.ts';
import { beginningOfDayAgo, dayBegins, dayEnds } from '../statistics/utc-days.ts';
import { AWAITING_REVIEW } from './status.ts';

/** Filters, named as in the contract; amounts in cents, days in UTC. */
export interface WithdrawalFilter {
  status?: string | undefined;
  search?: string | undefined;
  dateFrom?: string | undefined;
  dateTo?: string | undefined;
  minCents?: number | undefined;
  maxCents?: number | undefined;
}

/** The end of a page: the creation time, in microseconds as PostgreSQL prints it, and the id of its last row. */
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

/** A row of the export: columns named as in the contract, amounts in cents. */
export interface ExportRow {
  withdrawalId: string;
  status: string;
  requestedCents: number;
  feeCents: number;
  netCents: number;
  playerEmail: string;
  playerId: string;
  companyName: string | null;
  contactEmail: string | null;
  contactPhone: string | null;
  bankName: string;
  accountLast4: string;
  routingLast4: string;
  accountType: string;
  gameName: string;
  gameId: string;
  developer: string;
  /** ISO, UTC, milliseconds. */
  createdAt: string;
  processedAt: string | null;
  rejectionReason: string | null;
  notes: string | null;
  attempt: number;
  returnedAt: string | null;
  returnReference: string | null;
}

const isoTime = (column: SQL | PgColumn) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Opens a cursor over every withdrawal that matches, newest first, in one snapshot.
 *
 * @param signal aborted when nobody waits for the rows any more
 */
export async function openWithdrawals(
  { db, openCursor }: Source,
  filter: WithdrawalFilter,
  signal: AbortSignal,
): Promise<Cursor> {
  const w = withdrawals;
  const search = filter.search?.trim();
  const where = and(...conditions(filter), search ? await matches(db, search) : undefined);
  const query = sql`
    select json_build_object('withdrawalId', ${w.withdrawalId}, 'status', ${w.status}, 'requestedCents', ${w.requestedCents},
      'feeCents', ${w.feeCents}, 'netCents', ${w.netCents}, 'playerEmail', ${players.email}, 'playerId', ${w.playerId},
      'companyName', ${w.companyName}, 'contactEmail', ${w.contactEmail}, 'contactPhone', ${w.contactPhone},
      'bankName', ${w.bankName}, 'accountLast4', ${w.accountLast4}, 'routingLast4', ${w.routingLast4},
      'accountType', ${w.accountType}, 'gameName', ${games.gameName}, 'gameId', ${w.gameId}, 'developer', ${games.developer},
      'createdAt', ${isoTime(w.createdAt)}, 'processedAt', ${isoTime(w.processedAt)},
      'rejectionReason', ${w.rejectionReason}, 'notes', ${w.notes}, 'attempt', ${w.attempt},
      'returnedAt', ${isoTime(w.returnedAt)}, 'returnReference', ${w.returnReference}) as line
    from ${w}
    join ${players} on ${players.playerId} = ${w.playerId}
    join ${games} on ${games.gameId} = ${w.gameId}
    ${where && sql`where ${where}`}
    order by ${w.createdAt} desc, ${w.withdrawalId} desc`;
  return openCursor(query, signal);
}

/** The next rows of `openWithdrawals`; empty at the end. */
export async function nextWithdrawals(cursor: Cursor): Promise<ExportRow[]> {
  return (await cursor.next()).map(({ line }) => (typeof line === 'string' ? JSON.parse(line) : line) as ExportRow);
}

/** At most `limit` withdrawals that match, newest first, and the position to continue after; `next` is null on the last page. */
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
    // One more row than requested shows whether there is a next page.
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { rows: page, next: last ? { createdAt: last.position, withdrawalId: last.withdrawal.withdrawalId } : null };
}

function conditions(filter: WithdrawalFilter): (SQL | undefined)[] {
  const { status, dateFrom, dateTo, minCents, maxCents } = filter;
  return [
    // The contract: pending_review includes all statuses that await the same review.
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

/** When indexes can find matches in all three columns, a text without matches does not cost a full scan. */
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
  /** Withdrawals that started processing since 00:00 UTC. */
  processingToday: number;
  /** In the last 30 UTC days, including today. */
  completed: number;
  failed: number;
}

export async function withdrawalFigures(db: Database): Promise<WithdrawalFigures> {
  const inStatus = (status: string) => rollupSum('count', 'withdrawals', { status });
  const wentTo = (status: string, since: SQL) => rollupSum('count', 'withdrawal_steps', { status }, { from: since });
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

/** The sum that players requested by these withdrawals, in cents. Ids that do not exist count nothing. */
export async function requestedCents(db: Database, ids: string[]): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${withdrawals.requestedCents}), 0)`.mapWith(Number) })
    .from(withdrawals)
    .where(inArray(withdrawals.withdrawalId, ids));
  return row?.cents ?? 0;
}

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
