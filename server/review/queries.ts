import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { oneRow } from '../db/one-row.ts';
import { admins } from '../db/schema/people.ts';
import { reviewQueue } from '../db/schema/review.ts';

const { withdrawalId, createdAt, claimedBy, claimedUntil } = reviewQueue;

/** SQL of whether somebody looks at it: null or false once the lease is over. */
export const isClaimed = gt(claimedUntil, sql`now()`);

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

/** More people than that look at withdrawals at no time. */
const MOST_CLAIMS = 500;

/** The number of requests that wait, the time of the oldest, and the claims in force. */
export async function queueState(db: Database) {
  const { waiting, oldestAt } = oneRow(
    await db
      .select({
        waiting: sql`count(*)`.mapWith(Number),
        oldestAt: sql<Date | null>`min(${createdAt})`.mapWith(createdAt),
      })
      .from(reviewQueue),
  );
  return { waiting, oldestAt, claims: await claimsIn(db).limit(MOST_CLAIMS) };
}
