import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oneRow } from '../db/one-row.ts';
import { players } from '../db/schema/players.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { isFrozen } from '../ledger/player-stops.ts';
import { requestsAbout } from '../second-person/request-queries.ts';
import { matching, type WithdrawalFilter } from './filter-queries.ts';
import { AWAITING_REVIEW } from './status.ts';

export type Reviewable = Awaited<ReturnType<typeof reviewable>>;

/**
 * The number of the withdrawals that match and await review, and the oldest of them: one statement, so that they are of one moment.
 *
 * @param limit at most so many rows; 0 counts only
 */
export async function reviewable(db: Database, filter: WithdrawalFilter, limit: number) {
  const where = and(inArray(withdrawals.status, [...AWAITING_REVIEW]), await matching(db, filter));
  const count = sql`count(*)`.mapWith(Number);
  if (limit === 0) return { ...oneRow(await db.select({ count }).from(withdrawals).where(where)), rows: [] };
  const rows = await db
    .select({
      withdrawalId: withdrawals.withdrawalId,
      status: withdrawals.status,
      requestedCents: withdrawals.requestedCents,
      netCents: withdrawals.netCents,
      createdAt: withdrawals.createdAt,
      playerEmail: players.email,
      playerIsFrozen: isFrozen(players.playerId),
      count: sql`${count} over ()`.mapWith(Number),
    })
    .from(withdrawals)
    .innerJoin(players, eq(players.playerId, withdrawals.playerId))
    .where(where)
    .orderBy(asc(withdrawals.createdAt), asc(withdrawals.withdrawalId))
    .limit(limit);
  const requests = await requestsAbout(
    db,
    rows.map(({ withdrawalId }) => withdrawalId),
  );
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.map((row) => ({ ...row, request: requests.get(row.withdrawalId) })),
  };
}
