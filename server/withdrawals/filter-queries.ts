import { and, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isOneOf } from '../db/one-of.ts';
import { withdrawalHistory, withdrawals } from '../db/schema/withdrawals.ts';
import { fewPlayersWith, hasByIndex, hasKey, playerHas, type Search } from '../db/text-search.ts';
import type { Days } from '../domain/time-zone.ts';
import { waitingSubjects } from '../second-person/request-queries.ts';
import { boundsOf, dayBegins } from '../statistics/utc-days.ts';
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
  /** Only those to a bank account of this player, whoever made them. */
  accountsOf?: string | undefined;
}

/** The condition of all filters together. */
export const matching = async (db: Database, filter: WithdrawalFilter): Promise<SQL | undefined> =>
  and(...conditions(db, filter), await matches(db, filter.search));

function conditions(db: Database, filter: WithdrawalFilter): (SQL | undefined)[] {
  const { status, minCents, maxCents, step, stepFrom, playerId, awaitingSecond, accountsOf } = filter;
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
    accountsOf !== undefined ? goesToAccountOf(accountsOf) : undefined,
  ];
}

const tookStep = (step: string, from: string | undefined) =>
  sql`exists (select from ${withdrawalHistory} where ${and(
    eq(withdrawalHistory.withdrawalId, withdrawals.withdrawalId),
    eq(withdrawalHistory.toStatus, step),
    from === undefined ? undefined : gte(withdrawalHistory.createdAt, dayBegins(from)),
  )})`;

/** When indexes can find matches in all three places, a text without matches does not cost a full scan. */
async function matches(db: Database, wanted: Search | undefined): Promise<SQL | undefined> {
  const text = wanted?.text.trim();
  if (!wanted || !text) return undefined;
  const search = { ...wanted, text };
  const { playerIds, more } = await fewPlayersWith(db, search);
  return or(
    hasByIndex(withdrawals.withdrawalId, text),
    more ? playerHas(search) : isOneOf(withdrawals.playerId, playerIds),
    hasKey(withdrawals.searchKey, text, withdrawals.bankName),
  );
}

/** As the player's page finds them: by the newest withdrawals of whoever has many. */
const goesToAccountOf = (playerId: string) => sql`${withdrawals.accountFingerprint} = any(array(
  select distinct fingerprint from (
    select own.account_fingerprint as fingerprint from ${withdrawals} own where own.player_id = ${playerId}
    order by own.created_at desc, own.withdrawal_id desc limit 100) as newest
  where fingerprint is not null))`;
