import { formatUsd } from '../../lib/money.ts';
import { centsOf } from './revenue-rules.ts';

/** Spec section 5. */
export const INVALID_AMOUNT = 'Please enter a valid payout amount';

export function beyondBalance(availableUsd: number): string {
  return `Payout amount cannot exceed available balance of ${formatUsd(availableUsd)}`;
}

/**
 * Cents of what was typed, digits with at most two decimals; else undefined. Read without a detour over fractions, so exact up
 * to far beyond any balance, and further on still more than any.
 */
export function centsOfText(text: string): number | undefined {
  const [, whole = '', decimals = ''] = /^(\d*)(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? [];
  if (whole === '' && decimals === '') return undefined;
  return Number(whole + decimals.padEnd(2, '0'));
}

/** Whether the amount may be sent at all: not empty and more than nothing. What else is wrong with it is said on submit. */
export function isPositive(text: string): boolean {
  return Number(text) > 0;
}

/** US dollars that are left after the payout; undefined where the text is no amount or more than there is. */
export function balanceAfterUsd(availableUsd: number, text: string): number | undefined {
  const cents = centsOfText(text);
  const availableCents = centsOf(availableUsd);
  return cents === undefined || cents > availableCents ? undefined : (availableCents - cents) / 100;
}

/** Not while the balance is 0 or absent (spec section 5). */
export function canPayOut(availableUsd: number | undefined): availableUsd is number {
  return availableUsd !== undefined && availableUsd > 0;
}
