import { isReadable, sentInsteadOf } from './unreadable.ts';

// Amounts as text: as they are typed, and as they are written to a file.

/**
 * Parses digits with at most two decimals into cents; undefined for anything else. No floating point is involved, so
 * the result is exact far beyond any balance, and beyond that still greater than any.
 */
export function centsOfText(text: string): number | undefined {
  const [, whole = '', decimals = ''] = /^(\d*)(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? [];
  if (whole === '' && decimals === '') return undefined;
  return Number(whole + decimals.padEnd(2, '0'));
}

/** The text as US dollars; NaN, which the contract refuses, when it is not an amount. */
export function usdOfText(text: string): number {
  return (centsOfText(text) ?? Number.NaN) / 100;
}

/** US dollars in a file: 1234.5 is '1234.50'. What cannot be read is written as it came. */
export const decimalUsd = (amountUsd: number | null | undefined): string =>
  isReadable(amountUsd) ? amountUsd.toFixed(2) : (sentInsteadOf(amountUsd) ?? '');

/** US dollars of whole cents, in which the audit log has amounts. */
export const usdOfCents = (cents: number): number => cents / 100;
