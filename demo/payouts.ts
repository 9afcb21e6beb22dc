import { createRandom } from './random.ts';
import { onDuty } from './staff.ts';
import { DAY } from './timeline.ts';
import { workingMinutesAfter } from './working-hours.ts';

export interface PayoutDraft {
  payoutReference: string;
  amountCents: number;
  payoutMethod: string;
  notes: string | null;
  adminId: string | null;
  paidOutAt: Date;
}

/** Days before now, oldest first: every two weeks. */
const PAYOUT_DAYS = Array.from({ length: 13 }, (_, index) => 174 - 14 * index);
const METHODS = ['ACH', 'ACH', 'Bank Transfer', 'Internal Transfer', 'Wire Transfer'];
const NOTES = ['Fortnightly settlement', 'Fortnightly settlement', null, 'To the operating account'];
/** Index of the payout that the nightly job made: the history must cope with a payout without an administrator. */
const BY_THE_SYSTEM = 2;

/** The times of the payouts, during working hours, in milliseconds, oldest first. */
export function payoutTimes(now: number): number[] {
  const random = createRandom('payout times');
  return PAYOUT_DAYS.map((daysAgo) => workingMinutesAfter(now - daysAgo * DAY, random.int(30, 400)));
}

/**
 * Rounded amounts, each of which leaves some of the revenue earned by then.
 *
 * @param periods the time of each payout, and the revenue since the previous one
 */
export function drawPayouts(periods: { paidOutAt: number; earnedCents: number }[], now: number): PayoutDraft[] {
  const random = createRandom('payouts');
  const drafts: PayoutDraft[] = [];
  let availableCents = 0;
  let earnedCents = 0;
  for (const [index, period] of periods.entries()) {
    earnedCents += period.earnedCents;
    availableCents += period.earnedCents;
    const keptCents = earnedCents * (0.13 + 0.06 * random.next());
    const amountCents = roundDown(availableCents - keptCents);
    const draft = {
      payoutMethod: random.pick(METHODS),
      notes: random.pick(NOTES),
      adminId: index === BY_THE_SYSTEM ? null : onDuty(random, 'pay', period.paidOutAt, now),
      paidOutAt: new Date(period.paidOutAt),
    };
    if (amountCents <= 0) continue;
    availableCents -= amountCents;
    const number = String(drafts.length + 1).padStart(4, '0');
    drafts.push({ payoutReference: `PO-${draft.paidOutAt.getUTCFullYear()}-${number}`, amountCents, ...draft });
  }
  return drafts;
}

/** Rounds down to two or three digits, as people would: 481,733 cents become 480,000. */
function roundDown(cents: number): number {
  if (cents <= 0) return 0;
  const step = Math.max(100, 10 ** Math.floor(Math.log10(cents / 20)));
  return Math.floor(cents / step) * step;
}
