import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Days } from '../domain/time-zone.ts';

// A day is a UTC day, unless a filter names another time zone, whose days arrive here as instants, or somebody chose an hour in theirs. Only these functions convert between UTC days
// and instants.

/**
 * 00:00 UTC of a date, as SQL of a timestamptz. The cast to timestamp matters: a date would become midnight in the
 * session's time zone.
 */
const midnight = (date: SQL): SQL => sql`((${date})::timestamp at time zone 'utc')`;

/** The start of a day, as SQL of a timestamptz. @param day YYYY-MM-DD */
export const dayBegins = (day: string | Placeholder): SQL => midnight(sql`${day}::date`);

/** The end of a day (the start of the next one). @param day YYYY-MM-DD */
export const dayEnds = (day: string | Placeholder): SQL => midnight(sql`${day}::date + 1`);

/** The start of the day `days` before today, by the database's clock; -1 is tomorrow. */
export const beginningOfDayAgo = (days: number): SQL => midnight(sql`(now() at time zone 'utc')::date - ${days}::int`);

/** The start of the day that contains the moment, as SQL of a timestamptz. @param moment SQL of a timestamptz */
export const beginningOfDay = (moment: SQLWrapper): SQL => sql`date_trunc('day', ${moment}, 'UTC')`;

/** The day that contains the moment, YYYY-MM-DD. @param moment SQL of a timestamptz */
export const dayOf = (moment: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD')`;

/** The first instant of a filter's days, and the first after them, as SQL of a timestamptz; undefined where they are open. */
export const boundsOf = ({ dateFrom, dateTo, from, to }: Days<string | Placeholder>) => ({
  from: dateFrom ? dayBegins(dateFrom) : from ? sql`${from}::timestamptz` : undefined,
  to: dateTo ? dayEnds(dateTo) : to ? sql`${to}::timestamptz` : undefined,
});

/**
 * The next time at which clocks in a time zone show this full hour, as SQL of a timestamptz. On a day on which they skip it, it is the time that
 * comes instead.
 */
export function nextFullHour(hour: number | SQLWrapper, zone: string | SQLWrapper): SQL<Date> {
  const inDays = (days: number) =>
    sql`(((now() at time zone ${zone}::text)::date + ${days}::int + make_interval(hours => ${hour}::int)) at time zone ${zone}::text)`;
  return sql<Date>`case when ${inDays(0)} > now() then ${inDays(0)} else ${inDays(1)} end`;
}
