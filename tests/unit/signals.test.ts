import { expect, test } from 'vitest';
import { type SignalFacts, signalsOf } from '../../server/withdrawals/signals.ts';

/** Nothing unusual. */
const USUAL: SignalFacts = {
  requestedCents: 25_000,
  accountAgeDays: 412.7,
  isFrozen: false,
  within: { hour: 1, day: 1, week: 2 },
  earlier: { count: 12, completed: 12, rejected: 0, returned: 0, medianCents: 24_000 },
  account: { usedBefore: true, otherPlayers: [] },
  spentCents: 612_050,
  withdrawnCents: 264_000,
  platform: { account_age_days: 212, device_count: 2 },
};
const EARLIER = USUAL.earlier;

const others = (count: number) => ({
  usedBefore: true,
  otherPlayers: Array.from({ length: count }, (_, index) => `PLR-${index + 2}`),
});
const shown = (kind: string, facts: Partial<SignalFacts>) => {
  const found = signalsOf({ ...USUAL, ...facts }).find((signal) => signal.kind === kind);
  return found && `${found.level}: ${found.sentence}`;
};

test('what is normal is said, too', () => {
  const signals = signalsOf(USUAL);
  expect(signals.map(({ level }) => level)).toEqual(Array(10).fill('pass'));
  expect(signals.map(({ sentence }) => sentence)).toEqual([
    'The player is not frozen.',
    'No other player has requested withdrawals to this bank account.',
    'The player registered 412 days before this request.',
    '12 earlier requests: 12 paid.',
    'The player has requested withdrawals to this bank account before.',
    'The player’s requests around this one: 1 within an hour, 1 within a day, 2 within a week.',
    'The amount is usual: the median of the player’s earlier requests is $240.00.',
    'Withdrawn incl. this request: $2,890.00. Spent: $6,120.50.',
    'The bank account was first used 212 days before, as the platform says.',
    'The player has signed in from 2 devices, as the platform says.',
  ]);
});

test('the gravest comes first, and names the other players', () => {
  const signals = signalsOf({ ...USUAL, accountAgeDays: 3, account: others(2), within: { hour: 2, day: 2, week: 2 } });
  expect(signals.slice(0, 4).map(({ kind, level }) => [kind, level])).toEqual([
    ['shared_account', 'high'],
    ['account_age', 'warn'],
    ['frequency', 'note'],
    ['frozen', 'pass'],
  ]);
  expect(signals[0]?.player_ids).toEqual(['PLR-2', 'PLR-3']);
});

// Each figure at both sides of its limits.
test.each<[string, Partial<SignalFacts>, string | undefined]>([
  ['frozen', { isFrozen: true }, 'high: The player is frozen.'],
  ['account_age', { accountAgeDays: 0.99 }, 'high: The player registered less than a day before this request.'],
  ['account_age', { accountAgeDays: 1 }, 'warn: The player registered 1 day before this request.'],
  ['account_age', { accountAgeDays: 6.99 }, 'warn: The player registered 6 days before this request.'],
  ['account_age', { accountAgeDays: 7 }, 'note: The player registered 7 days before this request.'],
  ['account_age', { accountAgeDays: 30 }, 'pass: The player registered 30 days before this request.'],
  // By the platform's clock, a request may be older than the registration.
  ['account_age', { accountAgeDays: -0.1 }, 'high: The player registered less than a day before this request.'],
  ['shared_account', { account: others(1) }, 'warn: 1 other player has requested withdrawals to this bank account.'],
  [
    'shared_account',
    { account: others(19) },
    'high: 19 other players have requested withdrawals to this bank account.',
  ],
  [
    'shared_account',
    { account: others(20) },
    'high: 20 other players or more have requested withdrawals to this bank account.',
  ],
  ['shared_account', { account: null }, undefined],
  [
    'earlier_requests',
    { earlier: { ...EARLIER, count: 0, completed: 0, medianCents: 0 } },
    'note: This is the player’s first request.',
  ],
  [
    'earlier_requests',
    { earlier: { ...EARLIER, count: 1, completed: 0, rejected: 1 } },
    'warn: 1 earlier request: 1 rejected.',
  ],
  [
    'earlier_requests',
    { earlier: { ...EARLIER, count: 50, completed: 47, rejected: 1, returned: 2 } },
    'high: The last 50 requests: 47 paid, 1 rejected, 2 returned by the bank.',
  ],
  [
    'bank_account',
    { account: { usedBefore: false, otherPlayers: [] } },
    'warn: The player’s earlier requests went to other bank accounts.',
  ],
  [
    'bank_account',
    { account: { usedBefore: false, otherPlayers: [] }, earlier: { ...EARLIER, count: 0, medianCents: 0 } },
    undefined,
  ],
  ['bank_account', { account: null }, undefined],
  [
    'frequency',
    { within: { hour: 3, day: 3, week: 9 } },
    'warn: The player’s requests around this one: 3 within an hour, 3 within a day, 9 within a week.',
  ],
  [
    'frequency',
    { within: { hour: 2, day: 8, week: 9 } },
    'high: The player’s requests around this one: 2 within an hour, 8 within a day, 9 within a week.',
  ],
  [
    'amount',
    { requestedCents: 48_000 },
    'note: The amount is 2.0 times the median of the player’s earlier requests, $240.00.',
  ],
  [
    'amount',
    { requestedCents: 120_000 },
    'warn: The amount is 5.0 times the median of the player’s earlier requests, $240.00.',
  ],
  [
    'amount',
    { requestedCents: 240_000 },
    'high: The amount is 10.0 times the median of the player’s earlier requests, $240.00.',
  ],
  ['amount', { earlier: { ...EARLIER, count: 2 } }, undefined],
  ['spent', { spentCents: 0 }, 'high: Withdrawn incl. this request: $2,890.00. Spent: nothing.'],
  ['spent', { spentCents: 57_800 }, 'warn: Withdrawn incl. this request: $2,890.00. Spent: $578.00.'],
  ['spent', { spentCents: 289_000 }, 'note: Withdrawn incl. this request: $2,890.00. Spent: $2,890.00.'],
  [
    'bank_account_age',
    { platform: { account_age_days: 1 } },
    'warn: The bank account was first used 1 day before, as the platform says.',
  ],
  ['bank_account_age', { platform: null }, undefined],
  [
    'devices',
    { platform: { device_count: 6 } },
    'note: The player has signed in from 6 devices, as the platform says.',
  ],
  ['devices', { platform: {} }, undefined],
])('%s of %j: %s', (kind, facts, sentence) => {
  expect(shown(kind, facts)).toBe(sentence);
});
