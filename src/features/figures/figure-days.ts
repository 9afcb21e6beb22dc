import type { FigureOver, FigurePart } from '../../generated/figures.ts';

/** First and last UTC day, YYYY-MM-DD, both inclusive; without them, everything up to now. */
export interface FigureDays {
  from?: string;
  to?: string;
}

/** A UTC day in milliseconds since 1970. */
const DAY = 86_400_000;
const ago = (today: number, days: number) => today - days * DAY;
/** The first day of the month that is so many months from the day's. */
const firstOf = (day: number, months = 0) => {
  const date = new Date(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
};
/** How many whole days of this month are over, at most as many as last month had. */
const comparedDays = (today: number) => Math.min(today - firstOf(today), firstOf(today) - firstOf(today, -1)) / DAY;

/** The first and the last day, as in openapi/figures.ts; null where there are none. */
const DAYS_OF: Readonly<Record<FigureOver, ((today: number, days: number) => [from: number, to: number]) | null>> = {
  now: null,
  ever: null,
  days_ago: null,
  today: (today) => [today, today],
  period: (today, days) => [ago(today, days - 1), today],
  whole_days: (today, days) => [ago(today, days), ago(today, 1)],
  days_before: (today, days) => [ago(today, 2 * days), ago(today, days + 1)],
  thirty_days: (today) => [ago(today, 29), today],
  month: (today) => [firstOf(today), today],
  previous_month: (today) => [firstOf(today, -1), ago(firstOf(today), 1)],
  complete_months: (today) => [firstOf(today, -12), ago(firstOf(today), 1)],
  month_whole_days: (today) => [firstOf(today), firstOf(today) + (comparedDays(today) - 1) * DAY],
  previous_month_same_days: (today) => [firstOf(today, -1), firstOf(today, -1) + (comparedDays(today) - 1) * DAY],
};

const written = (day: number) => new Date(day).toISOString().slice(0, 10);

/** The days that a part is counted over. @param today UTC, YYYY-MM-DD @param days the length of the screen's period */
export function daysOf(over: FigureOver, today: string, days: number): FigureDays {
  const found = DAYS_OF[over]?.(Date.parse(today), days);
  return found ? { from: written(found[0]), to: written(found[1]) } : {};
}

/** The game, the item or the type that a figure is about, by the contract's placeholder; `days` is the length of the screen's period. */
export type FigureAbout = Readonly<Record<string, string | number>>;

const periodOf = ({ days }: FigureAbout) => Number(days ?? 0);

/** The query that opens the records of a part. */
export function queryOf(part: FigurePart, about: FigureAbout, today: string): Record<string, string> {
  const values: FigureAbout = { ...about, ...daysOf(part.over, today, periodOf(about)) };
  return filledIn(part.query ?? {}, values);
}

/** Texts with the values for their placeholders. */
export const filledIn = (texts: Readonly<Record<string, string>>, values: FigureAbout): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text.replace(/\{(\w+)\}/g, (whole, key) => String(values[key] ?? whole)),
    ]),
  );

/** 'from 2026-11-17 00:00 UTC to now', the instants that a part is counted over. @param now ISO, of the same moment as `today` */
export function instantsOf(part: FigurePart, about: FigureAbout, today: string, now: string): string {
  const days = periodOf(about);
  const { from, to } = daysOf(part.over, today, days);
  if (part.over === 'days_ago') return `at ${written(ago(Date.parse(today), days))} ${now.slice(11, 16)} UTC`;
  if (part.over === 'now') return 'now';
  if (from === undefined || to === undefined) return 'from the beginning to now';
  if (to < from) return 'no whole day of this month is over yet';
  const end = to === today ? 'now' : `${written(Date.parse(to) + DAY)} 00:00 UTC`;
  return `from ${from} 00:00 UTC to ${end}`;
}
