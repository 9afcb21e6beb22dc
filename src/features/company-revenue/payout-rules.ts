import type { Payout } from '../../generated/model/payout.ts';
import type { PayoutRequest } from '../../generated/model/payoutRequest.ts';
import { timeOf } from '../../lib/dates.ts';
import { centsOf, formatUsd } from '../../lib/money.ts';

/** Spec section 5. */
export const INVALID_AMOUNT = 'Please enter a valid payout amount';

export function beyondBalance(availableUsd: number): string {
  return `Payout amount cannot exceed available balance of ${formatUsd(availableUsd)}`;
}

/** Whether the amount may be submitted at all: not empty and more than 0. Other errors are shown on submit. */
export function isPositive(text: string): boolean {
  return Number(text) > 0;
}

/** Milliseconds. Generous, because the browser's clock may be wrong. */
const RECENT = 24 * 60 * 60_000;

/**
 * An earlier payout that this one may repeat, which the administrator must be shown first: one that is missing from
 * `seen` (the history before an answer was lost), otherwise a recent one of the same amount, whoever made it.
 *
 * @param payouts the current history, newest first
 * @param now milliseconds since 1970, by the browser's clock
 */
export function earlierPayout(
  { payout_amount }: PayoutRequest,
  payouts: readonly Payout[],
  seen: ReadonlySet<string>,
  now: number,
): Payout | undefined {
  // One whose time cannot be read may be recent.
  const isAlike = ({ amount, paid_out_at }: Payout) =>
    centsOf(amount) === centsOf(payout_amount) && Math.abs(now - (timeOf(paid_out_at) ?? now)) < RECENT;
  return payouts.find(({ id }) => !seen.has(id)) ?? payouts.find(isAlike);
}

/** Not while the balance is 0 or unknown (spec section 5). */
export function canPayOut(availableUsd: number | undefined): availableUsd is number {
  return availableUsd !== undefined && availableUsd > 0;
}
