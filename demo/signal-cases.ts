import { createHash } from 'node:crypto';
import { createRandom } from './random.ts';
import { DAY, MINUTE } from './timeline.ts';
import type { Market } from './transactions.ts';
import { drawBankAccount } from './withdrawal-words.ts';
import { amountsOf, requesterOf, type WithdrawalRow } from './withdrawals.ts';

// Requests in the queue that look like any other, until one reads their signals: each is to be rejected, or looked into, because of one.

/** The number of requests of one player, shortly after one another. */
const BURSTS = [4, 3];
const BURST_EVERY = 12 * MINUTE;
/** An amount of so many times the median is high. */
const UNUSUAL = 12;
/** The ages of accounts that are high, and worth a warning. */
const NEWCOMERS = [
  [0, DAY],
  [3 * DAY, 7 * DAY],
] as const;
/** The number of requests that make a median. */
const ENOUGH = 3;

/**
 * Moves some of the times, which stay in their order, so that bursts of requests result where there is room for them.
 *
 * @param from the first time of a request that waits
 * @returns the places of each burst
 */
export function placeBursts(times: number[], from: number): number[][] {
  const bursts: number[][] = [];
  let at = from + 1;
  for (const size of BURSTS) {
    while (at + size < times.length && (times[at + size] ?? 0) - (times[at] ?? 0) <= size * BURST_EVERY) at += 1;
    if (at + size >= times.length) break;
    const places = Array.from({ length: size }, (_, place) => at + place);
    for (const [place, index] of places.entries()) times[index] = (times[at] ?? 0) + place * BURST_EVERY;
    bursts.push(places);
    at += size;
  }
  return bursts;
}

/** Changes some of the requests that wait. Of a small demo there may be fewer cases. */
export function placeSignalCases(rows: WithdrawalRow[], bursts: number[][], { players }: Market): void {
  for (const [first = 0, ...others] of bursts) {
    for (const index of others) Object.assign(rows[index] ?? {}, sameRequester(rows[first]));
  }
  const taken = new Set(bursts.flat());
  const free = rows.filter(({ status }, index) => status.startsWith('pending') && !taken.has(index));
  // The oldest ones are for the cases of players.
  const next = free.slice(Math.floor(free.length / 3));

  const [regular, other] = regularsOf(rows);
  const [large, elsewhere, devices, account, ...moreDevices] = next.splice(0, 7);
  if (large && regular) {
    Object.assign(large, sameRequester(regular.at(-1)));
    const amounts = regular.map(({ requestedCents }) => requestedCents).sort((one, more) => one - more);
    Object.assign(large, amountsOf(UNUSUAL * (amounts[Math.floor(amounts.length / 2)] ?? 0)));
  }
  if (elsewhere && other) {
    const seed = 'an account of somebody else';
    const accountFingerprint = createHash('sha256').update(seed).digest('hex');
    Object.assign(elsewhere, sameRequester(other.at(-1)), drawBankAccount(createRandom(seed)), { accountFingerprint });
  }
  // Some of these players have a graver signal.
  for (const row of [devices, ...moreDevices]) {
    if (row) row.signals = { account_age_days: 210, bank_country: 'US', device_count: 24 };
  }
  if (account) account.signals = { account_age_days: 1, bank_country: 'US', device_count: 2 };
  for (const [atLeast, below] of NEWCOMERS) {
    const ageOf = (row: WithdrawalRow) => row.createdAt.getTime() - newcomerAt(row).createdAt.getTime();
    const newcomerAt = (row: WithdrawalRow) => players.player(players.joinedBy(row.createdAt.getTime() - atLeast) - 1);
    const index = next.findIndex((row) => ageOf(row) < below);
    const [found] = index < 0 ? [] : next.splice(index, 1);
    if (found) Object.assign(found, requesterOf(newcomerAt(found)));
  }
}

const sameRequester = (row: WithdrawalRow | undefined) => {
  if (!row) return {};
  const { playerId, bankName, routingLast4, accountLast4, accountType, accountFingerprint } = row;
  const { companyName, contactEmail, contactPhone, signals } = row;
  return {
    ...{ playerId, bankName, routingLast4, accountLast4, accountType, accountFingerprint },
    ...{ companyName, contactEmail, contactPhone, signals },
  };
};

/** The decided requests of two players who have enough of them, and none that waits or is being paid. */
function regularsOf(rows: WithdrawalRow[]): WithdrawalRow[][] {
  const decided = new Map<string, WithdrawalRow[]>();
  for (const row of rows) decided.set(row.playerId, [...(decided.get(row.playerId) ?? []), row]);
  return [...decided.values()]
    .filter((all) => all.length >= ENOUGH && all.every(({ status }) => status === 'completed'))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, 2);
}
