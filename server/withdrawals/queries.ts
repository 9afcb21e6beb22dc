import { and, asc, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { isOneOf } from '../db/one-of.ts';
import { selectValues } from '../db/one-row.ts';
import { type Page, readPage } from '../db/page.ts';
import { games } from '../db/schema/catalogue.ts';
import { admins } from '../db/schema/people.ts';
import { players } from '../db/schema/players.ts';
import { reasonCodes } from '../db/schema/review.ts';
import { returnAnnouncements, withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import { fewPlayersWith, has, hasByIndex, playerHas, type Search } from '../db/text-search.ts';
import { NotFound } from '../domain/errors.ts';
import type { Days } from '../domain/time-zone.ts';
import { isFrozen } from '../ledger/player-stops.ts';
import { requestsAbout, waitingSubjects } from '../second-person/request-queries.ts';
import { rollupSum } from '../statistics/rollups.ts';
import { beginningOfDayAgo, boundsOf, dayBegins } from '../statistics/utc-days.ts';
import { AWAITING_REVIEW } from './status.ts';

/** Filters, named as in the contract; amounts in cents. */
export interface WithdrawalFilter extends Days {
  status?: string | undefined;
  search?: Search | undefined;
  minCents?: number | undefined;
  maxCents?: number | undefined;
  /** A status that the withdrawal has been given since the day. */
  step?: string | undefined;
  stepFrom?: string | undefined;
  playerId?: string | undefined;
  /** Only those about which a decision waits for a second person. */
  awaitingSecond?: boolean;
}

/** The end of a page: the creation time, in microseconds as PostgreSQL prints it, and the id of its last row. */
export type WithdrawalPosition = [createdAt: string, withdrawalId: string];

const announcers = alias(admins, 'announcer');
const seconds = alias(admins, 'second');

const withPlayerAndGame = {
  withdrawal: withdrawals,
  announcement: returnAnnouncements,
  announcedBy: announcers.username,
  playerEmail: players.email,
  playerIsFrozen: isFrozen(players.playerId),
  gameName: games.gameName,
  developer: games.developer,
  position: sql<string>`to_char(${withdrawals.createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
};

/** Whether the return of the present payment was announced, and is not confirmed. */
const isAnnounced = and(
  eq(returnAnnouncements.withdrawalId, withdrawals.withdrawalId),
  eq(returnAnnouncements.attempt, withdrawals.attempt),
  eq(withdrawals.status, 'completed'),
);

export type WithdrawalRow = Awaited<ReturnType<typeof withdrawal>>;

/** At most `limit` withdrawals that match, newest first, and the position to continue after; `next` is null on the last page. */
export async function withdrawalPage(
  db: Database,
  filter: WithdrawalFilter,
  limit: number,
  after: WithdrawalPosition | undefined,
): Promise<Page<WithdrawalRow, WithdrawalPosition>> {
  const query = db
    .select(withPlayerAndGame)
    .from(withdrawals)
    .innerJoin(players, eq(players.playerId, withdrawals.playerId))
    .innerJoin(games, eq(games.gameId, withdrawals.gameId))
    .leftJoin(returnAnnouncements, isAnnounced)
    .leftJoin(announcers, eq(announcers.adminId, returnAnnouncements.adminId))
    .where(and(await matching(db, filter), after && olderThan(after)))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.withdrawalId));
  const { rows, next } = await readPage(
    limit,
    (count) => query.limit(count),
    ({ position, withdrawal }): WithdrawalPosition => [position, withdrawal.withdrawalId],
  );
  const requests = await requestsAbout(
    db,
    rows.map((row) => row.withdrawal.withdrawalId),
  );
  return { rows: rows.map((row) => ({ ...row, request: requests.get(row.withdrawal.withdrawalId) })), next };
}

/** The condition of all filters together. */
export const matching = async (db: Database, filter: WithdrawalFilter): Promise<SQL | undefined> =>
  and(...conditions(db, filter), await matches(db, filter.search));

function conditions(db: Database, filter: WithdrawalFilter): (SQL | undefined)[] {
  const { status, minCents, maxCents, step, stepFrom, playerId, awaitingSecond } = filter;
  const days = boundsOf(filter);
  return [
    // The contract: pending_review includes all statuses that await the same review.
    status === 'pending_review'
      ? inArray(withdrawals.status, [...AWAITING_REVIEW])
      : status !== undefined
        ? eq(withdrawals.status, status)
        : undefined,
    days.from && gte(withdrawals.createdAt, days.from),
    days.to && lt(withdrawals.createdAt, days.to),
    minCents !== undefined ? gte(withdrawals.requestedCents, minCents) : undefined,
    maxCents !== undefined ? lte(withdrawals.requestedCents, maxCents) : undefined,
    step !== undefined ? tookStep(step, stepFrom) : undefined,
    playerId !== undefined ? eq(withdrawals.playerId, playerId) : undefined,
    awaitingSecond ? inArray(withdrawals.withdrawalId, waitingSubjects(db)) : undefined,
  ];
}

const tookStep = (step: string, from: string | undefined) =>
  sql`exists (select from ${withdrawalHistory} where ${and(
    eq(withdrawalHistory.withdrawalId, withdrawals.withdrawalId),
    eq(withdrawalHistory.toStatus, step),
    from === undefined ? undefined : gte(withdrawalHistory.createdAt, dayBegins(from)),
  )})`;

/** When indexes can find matches in all three columns, a text without matches does not cost a full scan. */
async function matches(db: Database, wanted: Search | undefined): Promise<SQL | undefined> {
  const text = wanted?.text.trim();
  if (!wanted || !text) return undefined;
  const search = { ...wanted, text };
  const { playerIds, more } = await fewPlayersWith(db, search);
  return or(
    hasByIndex(withdrawals.withdrawalId, text),
    more ? playerHas(search) : isOneOf(withdrawals.playerId, playerIds),
    has(withdrawals.bankName, text),
  );
}

function olderThan([createdAt, withdrawalId]: WithdrawalPosition): SQL {
  return sql`(${withdrawals.createdAt}, ${withdrawals.withdrawalId}) < (${createdAt}::timestamptz, ${withdrawalId})`;
}

/** @throws NotFound */
export async function withdrawal(db: Database, id: string) {
  const [row] = await db
    .select(withPlayerAndGame)
    .from(withdrawals)
    .innerJoin(players, eq(players.playerId, withdrawals.playerId))
    .innerJoin(games, eq(games.gameId, withdrawals.gameId))
    .leftJoin(returnAnnouncements, isAnnounced)
    .leftJoin(announcers, eq(announcers.adminId, returnAnnouncements.adminId))
    .where(eq(withdrawals.withdrawalId, id));
  if (!row) throw new NotFound(`Withdrawal ${id}`);
  return { ...row, request: (await requestsAbout(db, [id])).get(id) };
}

export interface WithdrawalFigures {
  awaitingReview: number;
  /** Withdrawals that started processing since 00:00 UTC, as the list has them with `step`. */
  processingToday: number;
  /** Withdrawals, in the last 30 UTC days including today. */
  completed: number;
  /** Payments in these days: of a withdrawal that was sent twice, both. */
  payments: { completed: number; failed: number };
}

export async function withdrawalFigures(db: Database): Promise<WithdrawalFigures> {
  const inStatus = (status: string) => rollupSum('count', 'withdrawals', { status });
  const steps = (status: string, since: SQL) => rollupSum('count', 'withdrawal_steps', { status }, { from: since });
  const [today, thirtyDays] = [beginningOfDayAgo(0), beginningOfDayAgo(29)];
  const figures = await selectValues(db, {
    pending: inStatus('pending'),
    pendingReview: inStatus('pending_review'),
    sent: steps('processing', today),
    sentAgain: stepsTakenAgain('processing', today),
    completed: steps('completed', thirtyDays),
    completedAgain: stepsTakenAgain('completed', thirtyDays),
    failed: steps('failed', thirtyDays),
  });
  const { pending, pendingReview, sent, sentAgain, completed, completedAgain, failed } = figures;
  return {
    awaitingReview: pending + pendingReview,
    processingToday: sent - sentAgain,
    completed: completed - completedAgain,
    payments: { completed, failed },
  };
}

/** How many more of these steps there were than withdrawals that took them. Only who was retried or returned takes one again. */
function stepsTakenAgain(status: string, since: SQL): SQL<number> {
  const { withdrawalId, toStatus, action, createdAt } = withdrawalHistory;
  const again = sql`select ${withdrawalId} from ${withdrawalHistory} where ${action} in ('retry', 'return') and ${createdAt} >= ${since}`;
  return sql`(select count(*) - count(distinct ${withdrawalId}) from ${withdrawalHistory}
    where ${toStatus} = ${status} and ${createdAt} >= ${since} and ${withdrawalId} in (${again}))`.mapWith(Number);
}

export type WithdrawalHistoryRow = Awaited<ReturnType<typeof historyOf>>[number];

/** Every change of its status, oldest first. @throws NotFound */
export async function historyOf(db: Database, id: string) {
  const rows = await db
    .select({
      entry: withdrawalHistory,
      actor: admins.username,
      secondActor: seconds.username,
      reasonLabel: reasonCodes.label,
    })
    .from(withdrawalHistory)
    .leftJoin(admins, eq(admins.adminId, withdrawalHistory.adminId))
    .leftJoin(seconds, eq(seconds.adminId, withdrawalHistory.secondAdminId))
    .leftJoin(reasonCodes, eq(reasonCodes.code, withdrawalHistory.reasonCode))
    .where(eq(withdrawalHistory.withdrawalId, id))
    .orderBy(asc(withdrawalHistory.id));
  // Every withdrawal has the entry of its creation.
  if (rows.length === 0) throw new NotFound(`Withdrawal ${id}`);
  return rows;
}
