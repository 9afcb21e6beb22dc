import type { Random } from '../../demo/random.ts';
import type { PaymentLimits } from '../../server/payments/limit-queries.ts';
import type { Rule } from '../../server/second-person/rules.ts';
import type { Takeover } from './one-person.ts';

/** The conditions of a day. */
export interface Circumstances {
  /** When it begins, in milliseconds since 1970. */
  beganAt: number;
  /** How many server processes there are. */
  processes: number;
  /** How much may be sent, as an operator sets it or not. */
  limits: PaymentLimits;
  /** From which amounts on a decision takes two people. */
  rules: readonly Rule[];
  /** What was done to accounts two days before, and nobody has confirmed. */
  takeovers: readonly Takeover[];
}

/** A morning, and shortly before a day, a month and the hour of the daily comparison begin. */
const BEGINNINGS = [
  Date.UTC(2026, 2, 2, 6),
  Date.UTC(2026, 2, 2, 23, 20),
  Date.UTC(2026, 2, 31, 23, 20),
  Date.UTC(2026, 2, 3, 2, 10),
];
const PROCESSES = [2, 2, 3];
/** The share of days with a limit of what may be sent, that limit, and the most that is requested at once then. */
const LIMITED = 0.3;
const HOUR_CENTS = 200_000;
/** Of those, the share with a limit of a day in its place. */
const OF_A_DAY = 0.3;
const DAY_CENTS = 900_000;
/** Amounts from which on a second person is asked: usual ones, and those of days on which two people decide seldom, or nearly all. */
const APPROVALS = [30_000, 30_000, 3_000, 1_000_000];
const SENDINGS = [60_000, 60_000, 3_000, 1_000_000];
const PAYOUTS = [500, 500, 5_000, 1_000_000];
/** The share of days on which a sum of 24 hours asks too, and that sum. */
const SUMMED = 0.25;
const SUM_CENTS = 150_000;
export const MOST_USD = 700;
const TAKEOVERS: readonly Takeover[] = [
  { by: 'adm_lena', of: 'adm_rosa', why: 'reset_factors' },
  { by: 'adm_lena', of: 'adm_rick', why: 'enabled' },
  { by: 'adm_ada', of: 'adm_fay', why: 'invited' },
];

export const circumstancesOf = (random: Random): Circumstances => ({
  beganAt: random.pick(BEGINNINGS),
  processes: random.pick(PROCESSES),
  limits: limitsOf(random),
  rules: rulesOf(random),
  takeovers: TAKEOVERS.filter(() => random.chance(0.5)),
});

function limitsOf(random: Random): PaymentLimits {
  if (!random.chance(LIMITED)) return {};
  return random.chance(OF_A_DAY) ? { dayCents: DAY_CENTS } : { hourCents: HOUR_CENTS };
}

function rulesOf(random: Random): Rule[] {
  const amounts: Rule[] = [
    { actions: ['approve'], fact: 'amount', atLeastCents: random.pick(APPROVALS) },
    { actions: ['process', 'retry'], fact: 'amount', atLeastCents: random.pick(SENDINGS) },
    { actions: ['payout'], fact: 'amount', atLeastCents: random.pick(PAYOUTS) },
  ];
  if (!random.chance(SUMMED)) return amounts;
  const fact = random.pick(['decider_day_sum', 'player_day_sum', 'own_program_amount'] as const);
  return [...amounts, { actions: ['approve'], fact, atLeastCents: SUM_CENTS }];
}
