import type { SignalEvidence } from '../../src/generated/model/signalEvidence.ts';
import type { SignalKind } from '../../src/generated/model/signalKind.ts';
import type { SignalLevel } from '../../src/generated/model/signalLevel.ts';
import type { WithdrawalSignal } from '../../src/generated/model/withdrawalSignal.ts';
import { formatUsd } from '../domain/money.ts';
import { counted } from '../domain/words.ts';

/** Facts about a withdrawal and its player at an instant. Sums are integer cents. */
export interface SignalFacts {
  requestedCents: number;
  /** From the registration of the player to the request. */
  accountAgeDays: number;
  isFrozen: boolean;
  /** The player's requests, this one included, at most so long before or after this one. */
  within: { hour: number; day: number; week: number };
  /** The requests before this one, at most the newest MOST_EARLIER. */
  earlier: { count: number; completed: number; rejected: number; returned: number; medianCents: number };
  /** Null where the platform does not say which account it is. */
  account: { usedBefore: boolean; otherPlayers: string[] } | null;
  spentCents: number;
  withdrawnCents: number;
  /** As the platform sent them. */
  platform: { account_age_days?: number; device_count?: number } | null;
}

/** The facts look at so many requests before this one. */
export const MOST_EARLIER = 50;
/** The facts name so many players who use the same account. */
export const MOST_NAMED = 20;
/** From so many earlier requests on, their median says what is usual. */
const ENOUGH_FOR_MEDIAN = 3;

const ORDER: readonly SignalLevel[] = ['high', 'warn', 'note', 'pass'];

/** The signals of these facts, the gravest first. The normal ones are among them. */
export function signalsOf(facts: SignalFacts): WithdrawalSignal[] {
  const all = [
    frozen(facts),
    sharedAccount(facts),
    accountAge(facts),
    earlierRequests(facts),
    newAccount(facts),
    frequency(facts),
    unusualAmount(facts),
    spent(facts),
    bankAccountAge(facts),
    devices(facts),
  ];
  return all
    .filter((signal) => signal !== undefined)
    .toSorted((one, other) => ORDER.indexOf(one.level) - ORDER.indexOf(other.level));
}

/** The weights of the levels: no number of lower ones comes up to one of the next. */
const WEIGHT: Readonly<Record<SignalLevel, number>> = { pass: 0, note: 1, warn: 100, high: 10_000 };

/** How grave signals are together: first by how many are high, then warnings, then notes. */
export const scoreOf = (signals: readonly WithdrawalSignal[]): number =>
  signals.reduce((sum, { level }) => sum + WEIGHT[level], 0);

function signal(
  kind: SignalKind,
  level: SignalLevel,
  sentence: string,
  evidence: SignalEvidence | null = null,
  playerIds: string[] = [],
): WithdrawalSignal {
  return { kind, level, sentence, evidence, player_ids: playerIds };
}

/** The level of a figure: that of the first limit that it reaches. */
function levelFrom(figure: number, limits: readonly [from: number, level: SignalLevel][]): SignalLevel {
  return limits.find(([from]) => figure >= from)?.[1] ?? 'pass';
}

/** The level of a figure of which little is suspicious: that of the first limit that it is below. */
function levelBelow(figure: number, limits: readonly [below: number, level: SignalLevel][]): SignalLevel {
  return limits.find(([below]) => figure < below)?.[1] ?? 'pass';
}

const frozen = ({ isFrozen }: SignalFacts) =>
  isFrozen
    ? signal('frozen', 'high', 'The player is frozen.', 'player')
    : signal('frozen', 'pass', 'The player is not frozen.', 'player');

function accountAge({ accountAgeDays: days }: SignalFacts) {
  const level = levelBelow(days, [
    [1, 'high'],
    [7, 'warn'],
    [30, 'note'],
  ]);
  const age = days < 1 ? 'less than a day' : counted(Math.floor(days), 'day');
  return signal('account_age', level, `The player registered ${age} before this request.`, 'player');
}

function earlierRequests({ earlier }: SignalFacts) {
  const { count, completed, rejected, returned } = earlier;
  if (count === 0) return signal('earlier_requests', 'note', 'This is the player’s first request.', 'withdrawals');
  const level = levelFrom(rejected + returned, [
    [3, 'high'],
    [1, 'warn'],
  ]);
  const which = count < MOST_EARLIER ? counted(count, 'earlier request') : `The last ${MOST_EARLIER} requests`;
  const ended = [
    completed > 0 && `${completed} paid`,
    rejected > 0 && `${rejected} rejected`,
    returned > 0 && `${returned} returned by the bank`,
  ].filter(Boolean);
  const sentence = `${which}: ${ended.length > 0 ? ended.join(', ') : 'none paid or rejected yet'}.`;
  return signal('earlier_requests', level, sentence, 'withdrawals');
}

function newAccount({ account, earlier }: SignalFacts) {
  if (!account || earlier.count === 0) return undefined;
  return account.usedBefore
    ? signal('bank_account', 'pass', 'The player has requested withdrawals to this bank account before.', 'withdrawals')
    : signal('bank_account', 'warn', 'The player’s earlier requests went to other bank accounts.', 'withdrawals');
}

function sharedAccount({ account }: SignalFacts) {
  if (!account) return undefined;
  const others = account.otherPlayers;
  if (others.length === 0)
    return signal('shared_account', 'pass', 'No other player has requested withdrawals to this bank account.');
  const level = others.length > 1 ? 'high' : 'warn';
  const who =
    others.length < MOST_NAMED ? counted(others.length, 'other player') : `${MOST_NAMED} other players or more`;
  const verb = others.length === 1 ? 'has' : 'have';
  return signal(
    'shared_account',
    level,
    `${who} ${verb} requested withdrawals to this bank account.`,
    'players',
    others,
  );
}

function frequency({ within: { hour, day, week } }: SignalFacts) {
  const levels = [
    levelFrom(hour, [
      [4, 'high'],
      [3, 'warn'],
      [2, 'note'],
    ]),
    levelFrom(day, [
      [8, 'high'],
      [4, 'warn'],
      [3, 'note'],
    ]),
  ];
  const level = ORDER.find((one) => levels.includes(one)) ?? 'pass';
  const sentence = `The player’s requests around this one: ${hour} within an hour, ${day} within a day, ${week} within a week.`;
  return signal('frequency', level, sentence, 'withdrawals');
}

function unusualAmount({ requestedCents, earlier: { count, medianCents } }: SignalFacts) {
  if (count < ENOUGH_FOR_MEDIAN || medianCents === 0) return undefined;
  const times = requestedCents / medianCents;
  const level = levelFrom(times, [
    [10, 'high'],
    [5, 'warn'],
    [2, 'note'],
  ]);
  const compared = times < 2 ? 'The amount is usual: the median' : `The amount is ${times.toFixed(1)} times the median`;
  return signal(
    'amount',
    level,
    `${compared} of the player’s earlier requests${times < 2 ? ' is' : ','} ${formatUsd(medianCents)}.`,
    'withdrawals',
  );
}

function spent({ requestedCents, spentCents, withdrawnCents }: SignalFacts) {
  const taken = requestedCents + withdrawnCents;
  const level =
    spentCents === 0
      ? 'high'
      : levelFrom(taken / spentCents, [
          [5, 'warn'],
          [1, 'note'],
        ]);
  const sentence = `Withdrawn incl. this request: ${formatUsd(taken)}. Spent: ${spentCents === 0 ? 'nothing' : formatUsd(spentCents)}.`;
  return signal('spent', level, sentence, 'transactions');
}

function bankAccountAge({ platform }: SignalFacts) {
  const days = platform?.account_age_days;
  if (days === undefined) return undefined;
  const level = levelBelow(days, [
    [2, 'warn'],
    [14, 'note'],
  ]);
  return signal(
    'bank_account_age',
    level,
    `The bank account was first used ${counted(days, 'day')} before, as the platform says.`,
  );
}

function devices({ platform }: SignalFacts) {
  const devices = platform?.device_count;
  if (devices === undefined) return undefined;
  const level = levelFrom(devices, [
    [20, 'warn'],
    [6, 'note'],
  ]);
  return signal('devices', level, `The player has signed in from ${counted(devices, 'device')}, as the platform says.`);
}
