import { eq, sql } from 'drizzle-orm';
import type { ReasonUse } from '../../src/generated/model/reasonUse.ts';
import type { Database } from '../db/database.ts';
import { oneRow } from '../db/one-row.ts';
import { reasonCodes, reviewDeferrals, reviewQueue } from '../db/schema/review.ts';
import { returnAnnouncements, withdrawalHistory } from '../db/schema/withdrawals.ts';
import { beginningOfDay, beginningOfDayAgo, dayOf } from '../statistics/utc-days.ts';
import { isSnoozed } from './queries.ts';

/** Nobody's name is in it: it measures the review, not reviewers. */
export type ReviewFigures = Awaited<ReturnType<typeof reviewFigures>>;

/** The withdrawals that await review, and the decisions of the last days, today included, in UTC. */
export async function reviewFigures(db: Database, days: number, targetHours: number) {
  return {
    ...(await waitingNow(db)),
    ...(await decisionsIn(db, days, targetHours)),
    days: await decisionsByDay(db, days),
    reasons: await reasonsIn(db, days),
  };
}

async function waitingNow(db: Database) {
  return oneRow(
    await db
      .select({
        waiting: sql`count(*)`.mapWith(Number),
        snoozed:
          // With their tables' names, which Drizzle leaves out in a query of one table.
          sql`count(*) filter (where exists (select from ${reviewDeferrals} where review_deferrals.withdrawal_id = review_queue.withdrawal_id and ${isSnoozed}))`.mapWith(
            Number,
          ),
        oldestAt: sql<Date | null>`min(${reviewQueue.createdAt})`.mapWith(reviewQueue.createdAt),
      })
      .from(reviewQueue),
  );
}

/**
 * The decisions of administrators that were not undone, and the minutes that each withdrawal had awaited review: since it was requested, recalled or
 * returned. An undone decision gives no new beginning.
 */
const decisions = (days: number) => sql`(
  select h.created_at, h.action, h.reason_code, extract(epoch from h.created_at - began.created_at) / 60 as minutes
  from ${withdrawalHistory} h
  cross join lateral (
    select p.created_at from ${withdrawalHistory} p
    where p.withdrawal_id = h.withdrawal_id and p.id < h.id and p.to_status in ('pending', 'pending_review') and p.action <> 'undo'
    order by p.id desc limit 1) as began
  where h.to_status in ('approved', 'rejected') and h.action in ('approve', 'reject') and h.admin_id is not null
    and h.created_at >= ${beginningOfDayAgo(days - 1)}
    and coalesce((
      select n.action from ${withdrawalHistory} n where n.withdrawal_id = h.withdrawal_id and n.id > h.id order by n.id limit 1), '') <> 'undo')`;

const median = sql<number | null>`round(percentile_cont(0.5) within group (order by minutes)::numeric, 1)::float8`;

async function decisionsIn(db: Database, days: number, targetHours: number) {
  return oneRow(
    await db
      .select({
        decided: sql`count(*)`.mapWith(Number),
        medianMinutes: median,
        withinTarget: sql<
          number | null
        >`round(100.0 * count(*) filter (where minutes <= ${targetHours}::float8 * 60) / nullif(count(*), 0), 1)::float8`,
        perHour: sql<
          number | null
        >`round(count(*) / nullif(count(distinct date_trunc('hour', created_at)), 0)::numeric, 1)::float8`,
      })
      .from(sql`${decisions(days)} as decisions`),
  );
}

async function decisionsByDay(db: Database, days: number) {
  return db
    .select({
      date: dayOf(sql`day`),
      approved: sql`count(*) filter (where action = 'approve')`.mapWith(Number),
      rejected: sql`count(*) filter (where action = 'reject')`.mapWith(Number),
      medianMinutes: median,
    })
    .from(
      sql`generate_series(${beginningOfDayAgo(days - 1)}, ${beginningOfDayAgo(0)}, interval '24 hours') as day
        left join ${decisions(days)} as decisions on ${beginningOfDay(sql`decisions.created_at`)} = day`,
    )
    .groupBy(sql`day`)
    .orderBy(sql`day desc`);
}

async function reasonsIn(db: Database, days: number) {
  const since = beginningOfDayAgo(days - 1);
  const count = sql`count(*)`.mapWith(Number);
  return db
    .select({ use: sql<ReasonUse>`use`, code: sql<string | null>`given.reason_code`, label: reasonCodes.label, count })
    .from(
      sql`(
        select 'reject' as use, reason_code from ${decisions(days)} as decisions where action = 'reject'
        union all select 'return', reason_code from ${returnAnnouncements} where created_at >= ${since}
        union all select kind, reason_code from ${reviewDeferrals} where created_at >= ${since}) as given`,
    )
    .leftJoin(reasonCodes, eq(reasonCodes.code, sql`given.reason_code`))
    .groupBy(sql`use, given.reason_code, ${reasonCodes.label}`)
    .orderBy(sql`count(*) desc, use, given.reason_code`);
}
