import type { DateOrder } from './profile.ts';

/** The parts of a date whose order is not known. */
interface Parts {
  first: number;
  second: number;
  year: number;
}

const ISO = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:$|[T ,])/;
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:\d{6})?$/;
const NUMERIC = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?:$|[T ,])/;
const DAY_MONTH = /^(\d{1,2})[-./ ]*(\p{L}{3,12})\.?[-./, ]*(\d{4}|\d\d)(?:$|[T ,])/u;
const MONTH_DAY = /^(\p{L}{3,12})\.?[- ]*(\d{1,2})(?:st|nd|rd|th)?[-, ]+(\d{4}|\d\d)(?:$|[T ,])/u;
const MAX_DATE = 40;

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}]/gu, '')
    .toLowerCase();

/** The names of months in the languages of the banks that we know, long and short. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  ['en-GB', 'en-US', 'de', 'fr', 'es', 'it', 'nl', 'pt'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const words = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index): [string, number] => [
        plain(words.format(Date.UTC(2026, index, 15))),
        index + 1,
      ]);
    }),
  ),
);

const fullYear = (year: string) => Number(year) + (year.length > 2 ? 0 : Number(year) < 70 ? 2_000 : 1_900);

/** A day, or the parts of a date that has two readings; undefined for what is no date. */
function dateIn(text: string): string | Parts | undefined {
  const cell = text.trim();
  if (cell.length > MAX_DATE || !/\d/.test(cell)) return undefined;
  const [, isoYear, , isoMonth, isoDay] = ISO.exec(cell) ?? [];
  if (isoYear) return dayOf(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, first, sign, second, year = ''] = NUMERIC.exec(cell) ?? [];
  if (first) {
    // With dots, the day comes first.
    if (sign === '.') return dayOf(fullYear(year), Number(second), Number(first));
    return { first: Number(first), second: Number(second), year: fullYear(year) };
  }
  const [, y, m, d] = COMPACT.exec(cell) ?? [];
  if (y) return dayOf(Number(y), Number(m), Number(d));
  const named = cell.replace(/^\p{L}+, */u, '');
  const [, day, month = '', ofYear = ''] = DAY_MONTH.exec(named) ?? [];
  if (day) return dayOf(fullYear(ofYear), MONTHS.get(plain(month)) ?? 0, Number(day));
  const [, name = '', dayAfter, yearAfter = ''] = MONTH_DAY.exec(named) ?? [];
  return dayAfter ? dayOf(fullYear(yearAfter), MONTHS.get(plain(name)) ?? 0, Number(dayAfter)) : undefined;
}

/** Whether a text is a date, whatever its order. */
export const isDate = (text: string): boolean => {
  const found = dateIn(text);
  return typeof found === 'object' ? (read(found, 'day_first') ?? read(found, 'month_first')) !== undefined : !!found;
};

/** The day that a text names, as 2026-11-20. */
export function dayIn(text: string, order: DateOrder): string | undefined {
  const found = dateIn(text);
  return typeof found === 'object' ? read(found, order) : found;
}

const read = ({ first, second, year }: Parts, order: DateOrder) =>
  order === 'day_first' ? dayOf(year, second, first) : dayOf(year, first, second);

/** Undefined for a day that is in no calendar. */
export function dayOf(year: number, month: number, dayOfMonth: number): string | undefined {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`;
  const time = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(day) ? day : undefined;
}

const WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
/** "5 November 2026". */
export const dayInWords = (day: string): string => WORDS.format(new Date(`${day}T00:00:00Z`));

const DAY_MS = 24 * 60 * 60_000;
export const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / DAY_MS;

/** The evidence in the dates of a file about their order. */
export type DateEvidence =
  | { order: DateOrder }
  /** Some can only be read in one order, and some only in the other. */
  | { dayFirst: string; monthFirst: string }
  /** A date with two readings. */
  | { unclear: string }
  /** All have one reading. */
  | undefined;

/** A statement is about a quarter of a year at most, if its order is to prove anything. */
const MAX_DAYS = 92;
/** Two days are often ascending in both orders. */
const FEWEST_DAYS = 3;

/**
 * Whether the day or the month comes first in the dates of a column. A part above 12 settles it; then that nothing is booked after today; then that
 * the rows of a statement follow one another.
 *
 * @param today the UTC day; without it only a part above 12 counts
 */
export function dateEvidence(cells: Iterable<string>, today?: string): DateEvidence {
  const dates: Parts[] = [];
  const counts = { day_first: 0, month_first: 0 };
  const example: Partial<Record<DateOrder | 'unclear', string>> = {};
  const note = (name: DateOrder | 'unclear', cell: string) => {
    if (name !== 'unclear') counts[name] += 1;
    example[name] ??= cell;
  };
  for (const cell of cells) {
    const found = dateIn(cell);
    if (typeof found !== 'object') continue;
    const orders = (['day_first', 'month_first'] as const).filter((order) => read(found, order) !== undefined);
    if (orders.length === 1) note(orders[0] as DateOrder, cell.trim());
    if (orders.length === 2 && found.first !== found.second) note('unclear', cell.trim());
    if (orders.length > 0) dates.push(found);
  }
  // One odd row among many is that row's fault.
  for (const [one, other] of [
    ['day_first', 'month_first'],
    ['month_first', 'day_first'],
  ] as const) {
    if (counts[one] > counts[other] * 9) return { order: one };
  }
  if (example.day_first && example.month_first) return { dayFirst: example.day_first, monthFirst: example.month_first };
  if (!example.unclear) return undefined;
  const order = today === undefined ? undefined : (byToday(dates, today) ?? bySequence(dates));
  return order ? { order } : { unclear: example.unclear };
}

function byToday(dates: readonly Parts[], today: string): DateOrder | undefined {
  const last = new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10);
  const isPast = (order: DateOrder) => dates.every((date) => (read(date, order) ?? '') <= last);
  return onlyOne(isPast);
}

function bySequence(dates: readonly Parts[]): DateOrder | undefined {
  return onlyOne((order) => {
    const days = dates.map((date) => read(date, order) ?? '');
    const isSorted = (sign: number) =>
      days.every((day, index) => index === 0 || sign * compared(day, days[index - 1] ?? '') >= 0);
    const [first = '', last = ''] = [days[0], days.at(-1)];
    return (
      new Set(days).size >= FEWEST_DAYS &&
      Math.abs(daysBetween(first, last)) <= MAX_DAYS &&
      (isSorted(1) || isSorted(-1))
    );
  });
}

const compared = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function onlyOne(holds: (order: DateOrder) => boolean): DateOrder | undefined {
  const [dayFirst, monthFirst] = [holds('day_first'), holds('month_first')];
  return dayFirst === monthFirst ? undefined : dayFirst ? 'day_first' : 'month_first';
}
