import { isReadable, sentInsteadOf, UNREADABLE } from './unreadable.ts';

// Figures as they are written in the United States. Not by `Intl.NumberFormat`: with its first format the browser loads
// its tables, 100 ms of a slow processor before a screen has its first row.

/** Shown in place of a missing or non-numeric figure. */
const NONE = '—';

/**
 * The digits of a number without its sign, in groups of three: '1,234.50'.
 *
 * @param most decimals; the number as it is read is rounded to them, so 1.005 to 1.01
 * @param least decimals, as zeros
 */
function digitsOf(value: number, most: number, least: number, round = Math.round): string {
  const [read, exponent = 0] = String(Math.abs(value)).split('e');
  const rounded = round(Number(`${read}e${Number(exponent) + most}`)) / 10 ** most;
  const [whole = '', decimals = ''] = rounded.toFixed(most).split('.');
  const kept = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${kept && `.${kept}`}`;
}

/** A negative figure that is rounded to zero has no sign: -0.001 does not read as '-$0.00'. */
const signOf = (value: number, digits: string) => (value < 0 && /[1-9]/.test(digits) ? '-' : '');

function formatWith(value: number | null | undefined, write: (value: number) => string): string {
  if (sentInsteadOf(value) !== undefined) return UNREADABLE;
  return isReadable(value) ? write(value) : NONE;
}

/** US dollars with two decimals: '$1,234.50'. */
export const formatUsd = (amountUsd: number | null | undefined): string =>
  formatWith(amountUsd, (amount) => {
    const digits = digitsOf(amount, 2, 2);
    return `${signOf(amount, digits)}$${digits}`;
  });

/**
 * A number with thousands separators: '12,480.5'.
 *
 * @param most decimals
 * @param least decimals, as zeros
 */
export const formatNumber = (value: number | null | undefined, most: number, least = 0): string =>
  formatWith(value, (number) => {
    const digits = digitsOf(number, most, least);
    return signOf(number, digits) + digits;
  });

/** A whole number with thousands separators: '12,480'. */
export const formatCount = (value: number | null | undefined): string => formatNumber(value, 0);

/** A percentage with at most one decimal: 3.2 is '3.2%'. */
export const formatPercent = (value: number | null | undefined): string =>
  formatWith(value, (percent) => `${formatNumber(percent, 1)}%`);

/** The part in percent of the whole; undefined when the whole is nothing, or when one of the two is not known. */
export function percentOf(part: number | undefined, whole: number | undefined): number | undefined {
  return isReadable(part) && isReadable(whole) && whole > 0 ? (part / whole) * 100 : undefined;
}

/**
 * A change in percent with its sign, and the direction of the rounded value: 3.24 is '+3.2%' and up; a value rounded to
 * '0%' is neither up nor down.
 */
export function formatChange(value: number | null | undefined): { text: string; direction: 'up' | 'down' | 'none' } {
  const figure = formatNumber(value, 1);
  // A back end may send words, such as '+12% since last week'.
  if (!isReadable(value)) return { text: sentInsteadOf(value) || figure, direction: 'none' };
  if (figure === '0') return { text: '0%', direction: 'none' };
  return figure.startsWith('-') ? { text: `${figure}%`, direction: 'down' } : { text: `+${figure}%`, direction: 'up' };
}

/** An uptime in percent with two decimals, rounded down, so that 100 means not a single failure: 99.996 is '99.99%'. */
export const formatUptime = (value: number | null | undefined): string =>
  formatWith(value, (uptime) => `${digitsOf(uptime, 2, 0, Math.floor)}%`);

/** For a chart's axis, thousands as 'Nk': 1500 is '1.5k', 500 is '500'. */
export function formatThousands(value: number | null | undefined): string {
  if (typeof value !== 'number' || Math.abs(value) < 1000) return formatNumber(value, 2);
  const text = formatNumber(value / 1000, 2);
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
