import { madeLater } from './made-later.ts';
import { isReadable, sentInsteadOf, UNREADABLE } from './unreadable.ts';

/** Shown in place of a missing or non-numeric figure. */
const NONE = '—';

// 'negative' leaves out the sign of zero, so that -0.001 does not read as '-$0.00'.
const figures = (options: Intl.NumberFormatOptions) => madeLater(() => new Intl.NumberFormat('en-US', options));
const usd = figures({ style: 'currency', currency: 'USD', signDisplay: 'negative' });
const count = figures({ maximumFractionDigits: 0, signDisplay: 'negative' });
const thousands = figures({ maximumFractionDigits: 2, signDisplay: 'negative' });
const percent = figures({ maximumFractionDigits: 1, signDisplay: 'negative' });
const change = figures({ maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const uptime = figures({ maximumFractionDigits: 2, roundingMode: 'floor' });

const isFigure = (text: string) => text !== NONE && text !== UNREADABLE;

function formatWith(format: typeof usd, value: number | null | undefined): string {
  if (sentInsteadOf(value) !== undefined) return UNREADABLE;
  return typeof value === 'number' && Number.isFinite(value) ? format.format(value) : NONE;
}

/** US dollars with two decimals: '$1,234.50'. */
export function formatUsd(amountUsd: number | null | undefined): string {
  return formatWith(usd, amountUsd);
}

/** A whole number with thousands separators: '12,480'. */
export function formatCount(value: number | null | undefined): string {
  return formatWith(count, value);
}

/** A percentage with at most one decimal: 3.2 is '3.2%'. */
export function formatPercent(value: number | null | undefined): string {
  const text = formatWith(percent, value);
  return isFigure(text) ? `${text}%` : text;
}

/** The part in percent of the whole; undefined when the whole is nothing, or when one of the two is not known. */
export function percentOf(part: number | undefined, whole: number | undefined): number | undefined {
  return isReadable(part) && isReadable(whole) && whole > 0 ? (part / whole) * 100 : undefined;
}

/**
 * A change in percent with its sign, and the direction of the rounded value: 3.24 is '+3.2%' and up; a value rounded to
 * '0%' is neither up nor down.
 */
export function formatChange(value: number | null | undefined): { text: string; direction: 'up' | 'down' | 'none' } {
  const figure = formatWith(change, value);
  // A back end may send words, such as '+12% since last week'.
  if (!isFigure(figure)) return { text: sentInsteadOf(value) || figure, direction: 'none' };
  const direction = figure.startsWith('+') ? 'up' : figure.startsWith('-') ? 'down' : 'none';
  return { text: `${figure}%`, direction };
}

/** An uptime in percent with two decimals, rounded down, so that 100 means not a single failure: 99.996 is '99.99%'. */
export function formatUptime(value: number | null | undefined): string {
  const figure = formatWith(uptime, value);
  return isFigure(figure) ? `${figure}%` : figure;
}

/** For a chart's axis, thousands as 'Nk': 1500 is '1.5k', 500 is '500'. */
export function formatThousands(value: number | null | undefined): string {
  if (typeof value !== 'number' || Math.abs(value) < 1000) return formatWith(thousands, value);
  const text = formatWith(thousands, value / 1000);
  return text === NONE ? NONE : `${text}k`;
}

/** For the axis of a chart of US dollars: 1500 is '$1.5k', -1500 is '-$1.5k'. */
export function formatThousandsUsd(amountUsd: number): string {
  const text = formatThousands(Math.abs(amountUsd));
  return text === NONE ? NONE : `${amountUsd < 0 && text !== '0' ? '-' : ''}$${text}`;
}

/** Amounts of the API have at most two decimals, so rounding the product is exact. */
export function centsOf(usd: number | null | undefined): number {
  return Math.round((usd ?? Number.NaN) * 100);
}

/** The difference of two amounts in US dollars, subtracted in whole cents, so that 0.3 less 0.1 is 0.2. */
export function subtractUsd(amountUsd: number | undefined, lessUsd: number | undefined): number {
  return (centsOf(amountUsd) - centsOf(lessUsd)) / 100;
}

/** The total in US dollars, added in whole cents, so that 0.1 + 0.2 is 0.3. NaN, shown as '—', when one of them is not known. */
export function sumUsd(amountsUsd: readonly (number | null | undefined)[]): number {
  return amountsUsd.reduce<number>((cents, usd) => cents + centsOf(usd), 0) / 100;
}
