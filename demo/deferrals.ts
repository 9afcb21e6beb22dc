import type { Transaction } from '../server/db/database.ts';
import { insertRows } from '../server/db/insert-rows.ts';
import { reviewDeferrals } from '../server/db/schema/review.ts';
import type { PlayerAction } from './player-cases.ts';
import { createRandom, type Random } from './random.ts';
import { LEAST_TIME } from './review-order.ts';
import { onDuty } from './staff.ts';
import { DAY, HOUR } from './timeline.ts';
import type { WithdrawalChange } from './withdrawals.ts';
import { workingMinutesBefore } from './working-hours.ts';

interface Cause {
  kind: 'skip' | 'snooze';
  reason: string;
  reasonCode: string | null;
}

const CAUSES: Cause[] = [
  { kind: 'snooze', reason: 'Asked the player for a bank statement.', reasonCode: 'awaiting_player' },
  { kind: 'snooze', reason: 'The player promised a new document.', reasonCode: 'identity' },
  { kind: 'snooze', reason: 'Until the chargeback is decided.', reasonCode: null },
  { kind: 'skip', reason: 'I know the player.', reasonCode: 'not_mine' },
  { kind: 'skip', reason: 'Needs a look at the guild’s purchases.', reasonCode: 'not_mine' },
];

/** Requests that waited longer were set aside once, for the most part. */
const LONG = 1.5 * DAY;
const SET_ASIDE = 0.6;

/**
 * Inserts why the reviewers set requests aside that they decided days later. Each has ended.
 *
 * @returns what was done, the oldest first
 */
export async function insertDeferrals(
  tx: Transaction,
  changes: WithdrawalChange[],
  now: number,
): Promise<PlayerAction[]> {
  const random = createRandom('deferrals');
  const joinedAt = new Map<string, number>();
  const rows = changes.flatMap(({ withdrawalId, action, at }) => {
    if (action === 'create' || action === 'recall') joinedAt.set(withdrawalId, at);
    const joined = joinedAt.get(withdrawalId);
    if ((action !== 'approve' && action !== 'reject') || joined === undefined) return [];
    const isSetAside = random.chance(SET_ASIDE) && at - joined > LONG;
    return isSetAside ? [deferral(random, withdrawalId, { from: joined, until: at }, now)] : [];
  });
  rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  await insertRows(tx, reviewDeferrals, rows);
  return rows.map(({ withdrawalId, adminId, kind, reason, reasonCode, until, createdAt }) => ({
    at: createdAt.getTime(),
    adminId,
    action: `withdrawal.${kind}`,
    subjectType: 'withdrawal',
    subjectId: withdrawalId,
    after: { reason, ...(reasonCode && { reason_code: reasonCode }), ...(until && { until: until.toISOString() }) },
  }));
}

function deferral(random: Random, withdrawalId: string, wait: { from: number; until: number }, now: number) {
  const { kind, reason, reasonCode } = random.pick(CAUSES);
  const within = wait.from + (wait.until - wait.from) * 0.5 * random.next();
  const at = Math.max(wait.from + LEAST_TIME, workingMinutesBefore(within, 0));
  return {
    ...{ withdrawalId, kind, reason, reasonCode },
    adminId: onDuty(random, 'review', at, now),
    until: kind === 'snooze' ? new Date(at + random.int(1, 3) * DAY - HOUR) : null,
    createdAt: new Date(at),
    endedAt: new Date(wait.until),
  };
}
