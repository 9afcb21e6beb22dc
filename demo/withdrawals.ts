import { createHash } from 'node:crypto';
import type { Transaction } from '../server/db/database.ts';
import { insertRows } from '../server/db/insert-rows.ts';
import { ledgerAccounts, ledgerTransfers } from '../server/db/schema/ledger.ts';
import { withdrawalHistory, withdrawals } from '../server/db/schema/withdrawals.ts';
import { type WithdrawalStep, withdrawalTransfers } from '../server/domain/ledger.ts';
import { searchKey } from '../src/lib/search-key.ts';
import type { Player } from './players.ts';
import { createRandom, type Random } from './random.ts';
import { drawReviews } from './review-order.ts';
import { placeBursts, placeSignalCases } from './signal-cases.ts';
import { busyHours, HOUR, MINUTE } from './timeline.ts';
import type { Market } from './transactions.ts';
import { drawPath, type Status, type Step } from './withdrawal-path.ts';
import { drawBankAccount, drawContact, drawSignals } from './withdrawal-words.ts';

/**
 * Of 480 withdrawals, how many have each status; the rest is completed. Approved and processing ones have only just
 * become so. The demo of 900 has no more under way: its queue is as long, and is worked off faster.
 */
const FULL_COUNT = 480;
const WAITING: [Status, number][] = [
  ['pending_review', 30],
  ['pending', 6],
];
const JUST_APPROVED: [Status, number][] = [
  ['approved', 6],
  ['processing', 4],
];
const DECIDED: [Status, number][] = [
  ['rejected', 60],
  ['failed', 8],
];

/** The first withdrawal was requested this long ago, so that the queue of 90 days ago is as long as today's. */
const WITHDRAWALS_SPAN_DAYS = 105;

const LEASE_MS = 30_000;
const FEE_BPS = 250;
const MIN_FEE_CENTS = 100;
const LARGE_CENTS = 214_500;

/** A change of a withdrawal's status, for its audit row. */
export type WithdrawalChange = Step & { withdrawalId: string };

const MOST = 900;

/** The default number of withdrawals for so many transactions: fewer in a small demo, but at least sixty. */
export function defaultWithdrawals(transactionCount: number): number {
  return Math.min(MOST, Math.max(60, Math.round((FULL_COUNT * transactionCount) / 2_000)));
}

/**
 * Inserts withdrawals in every status, with the history that led there.
 *
 * @returns every history row, oldest first
 */
export async function insertWithdrawals(tx: Transaction, market: Market, count: number): Promise<WithdrawalChange[]> {
  const random = createRandom('withdrawals');
  const times = requestTimes(random, count, market.now);
  const bursts = placeBursts(times, count - statusesOf(count).waiting.length);
  const drawn = drawPaths(random, times, new Set(bursts.flat()), market.now).map((steps, index) => ({
    withdrawalId: `WDR-${100_001 + index}`,
    steps,
  }));
  const changes = drawn.flatMap(({ withdrawalId, steps }) => steps.map((step) => ({ ...step, withdrawalId })));
  // Ids are in order of time, as if the server had written the rows.
  changes.sort((one, other) => one.at - other.at);

  const rows = drawn.map(({ withdrawalId, steps }) => withdrawalRow(market, random, withdrawalId, steps));
  placeSignalCases(rows, bursts, market);
  // Two people retry it together.
  Object.assign(rows.findLast(({ status }) => status === 'failed') ?? {}, amountsOf(LARGE_CENTS));
  spreadLeases(rows, market.now);
  await insertRows(
    tx,
    withdrawals,
    rows.map((row) => ({ ...row, searchKey: searchKey(row.bankName) })),
  );
  const playerOf = new Map(rows.map((row) => [row.withdrawalId, row.playerId]));
  await insertRows(
    tx,
    withdrawalHistory,
    changes.map(({ at, ...change }) => ({
      ...change,
      playerId: playerOf.get(change.withdrawalId),
      createdAt: new Date(at),
    })),
  );
  await insertTransfers(tx, market.now, rows, changes);
  return changes;
}

/** The transfers of every step, as the commands would have recorded them. */
async function insertTransfers(
  tx: Transaction,
  now: number,
  rows: WithdrawalRow[],
  changes: WithdrawalChange[],
): Promise<void> {
  const held = new Map(rows.map((row) => [row.withdrawalId, { ...row, attempt: 0 }]));
  const players = [...new Set(rows.map(({ playerId }) => playerId))].sort();
  await insertRows(
    tx,
    ledgerAccounts,
    players.map((playerId) => ({ accountId: `player:${playerId}`, createdAt: new Date(now) })),
  );
  const transfers = changes.flatMap(({ withdrawalId, action, toStatus, at }) => {
    const withdrawal = held.get(withdrawalId);
    if (!withdrawal) return [];
    if (toStatus === 'processing') withdrawal.attempt += 1;
    // It takes back an approval alone, which had moved nothing.
    if (action === 'recall') return [];
    const createdAt = new Date(at);
    return withdrawalTransfers(action as WithdrawalStep, withdrawal).map((transfer) => ({ ...transfer, createdAt }));
  });
  await insertRows(tx, ledgerTransfers, transfers);
}

/**
 * The history of each withdrawal, the oldest withdrawal first.
 *
 * @param kept the places of those that wait in any case
 */
function drawPaths(random: Random, times: readonly number[], kept: ReadonlySet<number>, now: number): Step[][] {
  const { decided, justApproved, waiting } = statusesOf(times.length);
  const reviews = drawReviews(random, times, waiting.length, kept, now);
  const reviewed = new Map(reviews.map(({ index, at }, place) => [index, { at, place }]));
  const ended = withTheLast(decided, justApproved);
  let next = 0;
  return times.map((createdAt, index) => {
    const review = reviewed.get(index);
    const reached = review ? ended[review.place] : waiting[next++];
    if (!reached) throw new Error(`withdrawal ${index} has no status`);
    return drawPath(random, { ...reached, now, createdAt, reviewedAt: review?.at ?? now });
  });
}

/** One of three of the last reviews ended just now, so that none of the days before is without any. */
function withTheLast(decided: readonly Place[], justApproved: readonly Place[]): Place[] {
  const before = decided.length - 2 * justApproved.length;
  const last = justApproved.flatMap((place, index) => [
    ...decided.slice(before + 2 * index, before + 2 * index + 2),
    place,
  ]);
  return [...decided.slice(0, before), ...last];
}

function requestTimes(random: Random, count: number, now: number): number[] {
  const times = [...busyHours(random, now, count, WITHDRAWALS_SPAN_DAYS)].flatMap((hour) =>
    Array.from({ length: hour.count }, () => Math.min(hour.startsAt + random.int(0, HOUR - 1), now - MINUTE)),
  );
  return times.sort((one, other) => one - other);
}

interface Place {
  status: Status;
  /** Position from 0 to 1 among the withdrawals with the same status. */
  place: number;
}

/** A status for each withdrawal; within a group, statuses are mixed evenly. */
function statusesOf(count: number): Record<'decided' | 'justApproved' | 'waiting', Place[]> {
  const some = (status: Status, howMany: number): Place[] =>
    Array.from({ length: howMany }, (_, index) => ({ status, place: (index + 0.5) / howMany }));
  const mixed = (places: Place[]) => places.sort((one, other) => one.place - other.place);
  const ofCount = (statuses: [Status, number][], all: number) =>
    statuses.flatMap(([status, ofFull]) => some(status, Math.max(1, Math.round((ofFull * all) / FULL_COUNT))));
  const underWay = count > MOST ? count : Math.min(count, FULL_COUNT);
  const [waiting, justApproved] = [ofCount(WAITING, underWay), ofCount(JUST_APPROVED, underWay)];
  const refused = ofCount(DECIDED, count);
  const completed = some('completed', count - waiting.length - justApproved.length - refused.length);
  return { decided: mixed([...refused, ...completed]), justApproved, waiting: mixed(waiting) };
}

/**
 * Lets the leases of processing withdrawals end one after the other, so that somebody who has just signed in can watch
 * the worker ask about them.
 */
function spreadLeases(rows: WithdrawalRow[], now: number): void {
  const processing = rows.filter(({ status }) => status === 'processing');
  for (const [index, row] of processing.entries()) row.leaseUntil = new Date(now + (index + 1) * LEASE_MS);
}

export type WithdrawalRow = ReturnType<typeof withdrawalRow>;

const startOf = (steps: Step[]): number => steps[0]?.at ?? 0;

function withdrawalRow({ now, players, shop }: Market, random: Random, withdrawalId: string, steps: Step[]) {
  const createdAt = startOf(steps);
  const newest = steps[steps.length - 1] as Step;
  const status = newest.toStatus as Status;
  const player = players.player(players.pick(random, players.joinedBy(createdAt)));
  const requestedCents = drawRequestedCents(random);
  return {
    withdrawalId,
    ...requesterOf(player),
    gameId: shop.pickGame(createdAt).gameId,
    status,
    ...amountsOf(requestedCents),
    notes: steps.findLast(({ action }) => action === 'approve')?.note ?? null,
    rejectionReason: status === 'rejected' ? newest.note : null,
    attempt: steps.filter(({ toStatus }) => toStatus === 'processing').length,
    leaseUntil: status === 'processing' ? new Date(now) : null,
    createdAt: new Date(createdAt),
    receivedAt: new Date(createdAt),
    updatedAt: new Date(newest.at),
    processedAt: status === 'completed' || status === 'failed' ? new Date(newest.at) : null,
  };
}

/** A requested amount with its fee. */
export function amountsOf(requestedCents: number) {
  const feeCents = Math.max(MIN_FEE_CENTS, Math.round((requestedCents * FEE_BPS) / 10_000));
  return { requestedCents, feeCents, netCents: requestedCents - feeCents };
}

/** The bank account and company that all withdrawals of a player share. */
export function requesterOf({ playerId, email }: Player) {
  const account = accountOf(playerId);
  return {
    playerId,
    ...drawBankAccount(createRandom(account)),
    accountFingerprint: createHash('sha256').update(account).digest('hex'),
    ...drawContact(createRandom(playerId), email),
    signals: drawSignals(createRandom(`${playerId} signals`)),
  };
}

/** The owner of the bank account: the player, but a few players share one. */
function accountOf(playerId: string): string {
  const number = Number(playerId.slice('PLR-'.length));
  return number % SHARING === 7 ? `account of ${Math.floor(number / (10 * SHARING))}` : playerId;
}
/** One of so many players. */
const SHARING = 30;

/** 20 to 8,000 dollars; people like round amounts. */
function drawRequestedCents(random: Random): number {
  const cents = Math.min(Math.max(random.logNormal(24_000, 1.05), 2_000), 800_000);
  const roundTo = random.pick([1, 1, 500, 1_000, 5_000]);
  return Math.max(2_000, Math.round(cents / roundTo) * roundTo);
}
