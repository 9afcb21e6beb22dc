import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ListWithdrawalsSort } from '../../src/generated/model/listWithdrawalsSort.ts';
import type { Database } from '../db/database.ts';
import { byCents, byTime, comesAfter, inOrder, type ListOrder } from '../db/list-order.ts';
import { selectValues } from '../db/one-row.ts';
import { type Page, readPage } from '../db/page.ts';
import { games } from '../db/schema/catalogue.ts';
import { admins } from '../db/schema/people.ts';
import { players } from '../db/schema/players.ts';
import { reasonCodes } from '../db/schema/review.ts';
import { returnAnnouncements, withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import { NotFound } from '../domain/errors.ts';
import { isFrozen, wasNeverAsked } from '../ledger/player-stops.ts';
import { countAwaitingSecond, requestsAbout } from '../second-person/request-queries.ts';
import { rollupSum } from '../statistics/rollups.ts';
import { beginningOfDayAgo } from '../statistics/utc-days.ts';
import type { WithdrawalPosition } from './cursor.ts';
import { matching, type WithdrawalFilter } from './filter-queries.ts';

/** The orders of the list, each of which an index has. */
const ORDERS: Readonly<Record<ListWithdrawalsSort, ListOrder>> = {
  created_at_desc: byTime(withdrawals.createdAt, withdrawals.withdrawalId),
  created_at_asc: byTime(withdrawals.createdAt, withdrawals.withdrawalId, true),
  requested_amount_desc: byCents(withdrawals.requestedCents, withdrawals.withdrawalId),
  requested_amount_asc: byCents(withdrawals.requestedCents, withdrawals.withdrawalId, true),
};

const announcers = alias(admins, 'announcer');
const seconds = alias(admins, 'second');

const withPlayerAndGame = {
  withdrawal: withdrawals,
  announcement: returnAnnouncements,
  announcedBy: announcers.username,
  playerEmail: players.email,
  playerIsFrozen: isFrozen(players.playerId),
  isRecallable: sql<boolean>`(${withdrawals.status} = 'processing' and ${wasNeverAsked})`,
  gameName: games.gameName,
  developer: games.developer,
};

/** Whether the return of the present payment was announced, and is not confirmed. */
const isAnnounced = and(
  eq(returnAnnouncements.withdrawalId, withdrawals.withdrawalId),
  eq(returnAnnouncements.attempt, withdrawals.attempt),
  eq(withdrawals.status, 'completed'),
);

export type WithdrawalRow = Awaited<ReturnType<typeof withdrawal>>;

/** At most `limit` withdrawals that match, in that order, and the position to continue after; `next` is null on the last page. */
export async function withdrawalPage(
  db: Database,
  filter: WithdrawalFilter,
  sort: ListWithdrawalsSort,
  limit: number,
  after: WithdrawalPosition | undefined,
): Promise<Page<WithdrawalRow, WithdrawalPosition>> {
  const order = ORDERS[sort];
  const query = db
    .select({ ...withPlayerAndGame, position: order.text })
    .from(withdrawals)
    .innerJoin(players, eq(players.playerId, withdrawals.playerId))
    .innerJoin(games, eq(games.gameId, withdrawals.gameId))
    .leftJoin(returnAnnouncements, isAnnounced)
    .leftJoin(announcers, eq(announcers.adminId, returnAnnouncements.adminId))
    .where(and(await matching(db, filter), after && comesAfter(order, after[1], after[2])))
    .orderBy(...inOrder(order));
  const { rows, next } = await readPage(
    limit,
    (count) => query.limit(count),
    ({ position, withdrawal }): WithdrawalPosition => [sort, position, withdrawal.withdrawalId],
  );
  const requests = await requestsAbout(
    db,
    rows.map((row) => row.withdrawal.withdrawalId),
  );
  return { rows: rows.map((row) => ({ ...row, request: requests.get(row.withdrawal.withdrawalId) })), next };
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
  /** Those about which a decision waits, whatever their status. */
  awaitingSecond: number;
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
    awaitingSecond: await countAwaitingSecond(db),
    processingToday: sent - sentAgain,
    completed: completed - completedAgain,
    payments: { completed, failed },
  };
}

/** How many more of these steps there were than withdrawals that took them. Only who was retried, returned or recalled after it was sent takes one again. */
function stepsTakenAgain(status: string, since: SQL): SQL<number> {
  const { withdrawalId, fromStatus, toStatus, action, createdAt } = withdrawalHistory;
  const taken = sql`select ${withdrawalId} from ${withdrawalHistory} where ${action} in ('retry', 'return') and ${createdAt} >= ${since}`;
  // The index by status and time finds these.
  const recalled = sql`select ${withdrawalId} from ${withdrawalHistory}
    where ${toStatus} = 'pending_review' and ${fromStatus} = 'processing' and ${createdAt} >= ${since}`;
  const again = status === 'processing' ? sql`${taken} union all ${recalled}` : taken;
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
