import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oneRow } from '../db/one-row.ts';
import { admins } from '../db/schema/people.ts';
import { reviewDeferrals, reviewPostponements, reviewQueue } from '../db/schema/review.ts';
import { countAwaitingSecond } from '../second-person/request-queries.ts';

const { withdrawalId, createdAt, claimedBy, claimedUntil } = reviewQueue;

/** SQL of whether somebody looks at it: null or false once the lease is over. The first half is for the index. */
export const isClaimed = sql`(${claimedBy} is not null and ${gt(claimedUntil, sql`now()`)})`;

/** The person who looks at a withdrawal that awaits review, and the end of their lease. */
export type Claim = Awaited<ReturnType<typeof claimsIn>>[number];

const claimsIn = (db: Database) =>
  db
    .select({
      withdrawalId,
      adminId: sql<string>`${claimedBy}`,
      username: admins.username,
      until: sql`${claimedUntil}`.mapWith(createdAt),
    })
    .from(reviewQueue)
    .innerJoin(admins, eq(admins.adminId, claimedBy))
    .where(isClaimed)
    .orderBy(asc(withdrawalId))
    .$dynamic();

export async function claimOf(db: Database, id: string): Promise<Claim | undefined> {
  const [found] = await claimsIn(db).where(sql`${isClaimed} and ${eq(withdrawalId, id)}`);
  return found;
}

/** SQL of whether a withdrawal is set aside for everybody. */
export const isSnoozed = sql`${reviewDeferrals.endedAt} is null and ${gt(reviewDeferrals.until, sql`now()`)}`;

/** Withdrawals that are set aside until a time, at most. */
const MOST_SNOOZES = 500;

/** A withdrawal that is set aside, by whom, and why. */
export type Snooze = Awaited<ReturnType<typeof snoozesIn>>[number];

const snoozesIn = (db: Database) =>
  db
    .select({
      withdrawalId: reviewDeferrals.withdrawalId,
      username: admins.username,
      until: sql`${reviewDeferrals.until}`.mapWith(createdAt),
      reason: reviewDeferrals.reason,
    })
    .from(reviewDeferrals)
    .innerJoin(admins, eq(admins.adminId, reviewDeferrals.adminId))
    .where(isSnoozed)
    .orderBy(asc(reviewDeferrals.until), asc(reviewDeferrals.id))
    .limit(MOST_SNOOZES);

/** More people than that look at withdrawals at no time. */
const MOST_CLAIMS = 500;

/** Withdrawals that one person gets last, at most. */
const MOST_PUT_LAST = 500;

/** The withdrawals that the desk hands to this person last, because the approval was refused to them, the latest first. */
export async function putLastFor(db: Database, adminId: string): Promise<string[]> {
  const rows = await db
    .select({ id: reviewPostponements.withdrawalId })
    .from(reviewPostponements)
    .where(eq(reviewPostponements.adminId, adminId))
    .orderBy(desc(reviewPostponements.createdAt), asc(reviewPostponements.withdrawalId))
    .limit(MOST_PUT_LAST);
  return rows.map(({ id }) => id);
}

/** The number of requests that wait for review, and for a second person, the time of the oldest, and the claims and snoozes in force. */
export async function queueState(db: Database) {
  const { waiting, oldestAt } = oneRow(
    await db
      .select({
        waiting: sql`count(*)`.mapWith(Number),
        oldestAt: sql<Date | null>`min(${createdAt})`.mapWith(createdAt),
      })
      .from(reviewQueue),
  );
  const awaitingSecond = await countAwaitingSecond(db);
  return {
    waiting,
    awaitingSecond,
    oldestAt,
    claims: await claimsIn(db).limit(MOST_CLAIMS),
    snoozes: await snoozesIn(db),
  };
}
