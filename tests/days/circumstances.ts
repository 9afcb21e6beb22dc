import type { Random } from '../../server/demo/random.ts';
import type { PaymentLimits } from '../../server/payments/limit-queries.ts';

/** The conditions of a day. */
export interface Circumstances {
  /** When it begins, in milliseconds since 1970. */
  beganAt: number;
  /** How many server processes there are. */
  processes: number;
  /** How much may be sent, as an operator sets it or not. */
  limits: PaymentLimits;
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
export const MOST_USD = 700;

export const circumstancesOf = (random: Random): Circumstances => ({
  beganAt: random.pick(BEGINNINGS),
  processes: random.pick(PROCESSES),
  limits: random.chance(LIMITED) ? { hourCents: HOUR_CENTS } : {},
});
