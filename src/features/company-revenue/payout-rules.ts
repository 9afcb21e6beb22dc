import type { Payout } from '../../generated/model/payout.ts';
import type { PayoutRequest } from '../../generated/model/payoutRequest.ts';
import { formatUsd } from '../../lib/money.ts';
import { centsOf } from './revenue-rules.ts';

/** Spec section 5. */
export const INVALID_AMOUNT = 'Please enter a valid payout amount';

export function beyondBalance(availableUsd: number): string {
  return `Payout amount cannot exceed available balance of ${formatUsd(availableUsd)}`;
}

/**
 * Parses digits with at most two decimals into cents; undefined for anything else. No floating point is involved, so
 * the result is exact far beyond any balance, and beyond that still greater than any.
 */
export function centsOfText(text: string): number | undefined {
  const [, whole = '', decimals = ''] = /^(\d*)(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? [];
  if (whole === '' && decimals === '') return undefined;
  return Number(whole + decimals.padEnd(2, '0'));
}

/** Whether the amount may be submitted at all: not empty and more than 0. Other errors are shown on submit. */
export function isPositive(text: string): boolean {
  return Number(text) > 0;
}

/** US dollars that are left after the payout; undefined when the text is not an amount, or exceeds the balance. */
export function balanceAfterUsd(availableUsd: number, text: string): number | undefined {
  const cents = centsOfText(text);
  const availableCents = centsOf(availableUsd);
  return cents === undefined || cents > availableCents ? undefined : (availableCents - cents) / 100;
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
  const isAlike = ({ amount, paid_out_at }: Payout) =>
    centsOf(amount) === centsOf(payout_amount) && Math.abs(now - Date.parse(paid_out_at)) < RECENT;
  return payouts.find(({ id }) => !seen.has(id)) ?? payouts.find(isAlike);
}

/** Not while the balance is 0 or unknown (spec section 5). */
export function canPayOut(availableUsd: number | undefined): availableUsd is number {
  return availableUsd !== undefined && availableUsd > 0;
}
