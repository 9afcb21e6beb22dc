import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { ReviewOrder } from '../../src/generated/model/reviewOrder.ts';
import type { Database, Transaction } from '../db/database.ts';
import { listed } from '../db/one-of.ts';
import { approvalRequests } from '../db/schema/approvals.ts';
import { reviewDeferrals, reviewPostponements, reviewQueue, reviewScores } from '../db/schema/review.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { NotFound } from '../domain/errors.ts';
import { isFrozen } from '../ledger/player-stops.ts';
import { type Claim, claimOf, isClaimed, isSnoozed } from './queries.ts';

// A claim is advice: it says who looks at a withdrawal, and keeps the desk from giving it to two. Decisions never look at it, so it is in no history
// and not in the audit log.

const { withdrawalId, playerId, createdAt, requestedCents, claimedBy, claimedUntil } = reviewQueue;

/** As the columns of an index, by which only the front of the queue is read. */
const BEFORE: Readonly<Record<ReviewOrder, SQL>> = {
  oldest: sql`${createdAt}, ${withdrawalId}`,
  riskiest: sql`${reviewScores.score} desc, ${reviewScores.createdAt}, ${reviewScores.withdrawalId}`,
  largest: sql`${requestedCents} desc, ${createdAt}, ${withdrawalId}`,
};

/** The desk needs two. Somebody who claims more and more would take them from the others. */
const MAX_CLAIMS = 20;

/** A decision about it waits for a second person, who decides on the request: the desk would offer the decision again. */
const awaitsSecond = sql`exists (select from ${approvalRequests} where ${approvalRequests.subjectType} = 'withdrawal'
  and ${approvalRequests.subjectId} = ${withdrawalId} and ${approvalRequests.state} = 'waiting' and ${approvalRequests.expiresAt} > now())`;

/** It is snoozed, or this person left it to others: two conditions, because each has an index. */
const isSetAside = (adminId: string) => sql`(
  exists (select from ${reviewDeferrals} where ${reviewDeferrals.withdrawalId} = ${withdrawalId}
    and ${reviewDeferrals.kind} = 'snooze' and ${isSnoozed})
  or exists (select from ${reviewDeferrals} where ${reviewDeferrals.withdrawalId} = ${withdrawalId}
    and ${reviewDeferrals.kind} = 'skip' and ${reviewDeferrals.endedAt} is null and ${reviewDeferrals.adminId} = ${adminId}))`;

/**
 * It cannot be approved by this person for now, and comes after all others: its player is frozen, or an approval of theirs was refused with
 * `payment_withheld`. A compliance hold itself puts nothing last: whoever may not know of it would learn of it by the order.
 */
const comesLast = (adminId: string) => sql`(${isFrozen(playerId)}
  or exists (select from ${reviewPostponements} where ${reviewPostponements.withdrawalId} = ${withdrawalId}
    and ${reviewPostponements.adminId} = ${adminId}))`;

const isMine = (adminId: string) => and(eq(claimedBy, adminId), isClaimed);

const isFree = sql`(${claimedUntil} is null or ${claimedUntil} <= now())`;

/** A claim of theirs, until so many seconds from now. */
const heldBy = (adminId: string, leaseSeconds: number) => ({
  claimedBy: adminId,
  claimedUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
});

/**
 * Claims the first withdrawal that the caller has claimed already, since after the page was loaded again it goes on where it was, or else the first
 * that nobody has. Those that the caller cannot approve for now come after all others.
 *
 * @param except those that the caller has on the screen
 * @returns undefined when none is left
 */
export async function claimNext(
  db: Database,
  adminId: string,
  { order, except }: { order: ReviewOrder; except: string[] },
  leaseSeconds: number,
): Promise<Claim | undefined> {
  const hasRoom = sql`(select count(*) from ${reviewQueue} where ${isMine(adminId)}) < ${MAX_CLAIMS}`;
  const mayBeHandedOut = sql`${withdrawalId} not in (${listed(except)}) and not ${awaitsSecond} and not ${isSetAside(adminId)}`;
  // New withdrawals have no score for a second: they come last.
  const orders: ReviewOrder[] = order === 'riskiest' ? ['riskiest', 'oldest'] : [order];
  for (const when of [sql`not ${comesLast(adminId)}`, comesLast(adminId)]) {
    for (const whose of [isMine(adminId), sql`${isFree} and ${hasRoom}`]) {
      for (const each of orders) {
        const condition = sql`${whose} and ${when} and ${mayBeHandedOut}`;
        const id = await claimFirst(db, each, condition, heldBy(adminId, leaseSeconds));
        if (id !== undefined) return claimOf(db, id);
      }
    }
  }
  return undefined;
}

/** One statement that waits for nobody, so two callers at once never get the same one. */
async function claimFirst(
  db: Database,
  order: ReviewOrder,
  condition: SQL,
  held: ReturnType<typeof heldBy>,
): Promise<string | undefined> {
  const waiting = db.select({ id: withdrawalId }).from(reviewQueue).$dynamic();
  const inOrder =
    order === 'riskiest' ? waiting.innerJoin(reviewScores, eq(reviewScores.withdrawalId, withdrawalId)) : waiting;
  // A subquery in the update's condition would be run again for a row that has changed meanwhile, and then find another one.
  const next = db
    .$with('next')
    .as(
      inOrder
        .where(condition)
        .orderBy(BEFORE[order])
        .limit(1)
        .for('no key update', { of: reviewQueue, skipLocked: true }),
    );
  const [claimed] = await db
    .with(next)
    .update(reviewQueue)
    .set(held)
    .from(next)
    .where(eq(withdrawalId, next.id))
    .returning({ id: withdrawalId });
  return claimed?.id;
}

/**
 * Claims this withdrawal, or renews the claim, unless somebody else has it.
 *
 * @returns the claim that is in force, which may be somebody else's; undefined when it does not await review
 * @throws NotFound
 */
export async function claim(
  tx: Transaction,
  adminId: string,
  id: string,
  leaseSeconds: number,
): Promise<Claim | undefined> {
  await tx
    .update(reviewQueue)
    .set(heldBy(adminId, leaseSeconds))
    .where(and(eq(withdrawalId, id), or(isFree, eq(claimedBy, adminId))));
  await mustExist(tx, id);
  return claimOf(tx, id);
}

/** Gives a claim of one's own back, if there is one. @throws NotFound */
export async function releaseClaim(tx: Transaction, adminId: string, id: string): Promise<void> {
  await tx
    .update(reviewQueue)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(withdrawalId, id), eq(claimedBy, adminId)));
  await mustExist(tx, id);
}

export async function mustExist(db: Database, id: string): Promise<void> {
  const found = await db
    .select({ id: withdrawals.withdrawalId })
    .from(withdrawals)
    .where(eq(withdrawals.withdrawalId, id));
  if (found.length === 0) throw new NotFound(`Withdrawal ${id}`);
}
