import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

// A day is a UTC day everywhere. These are the only functions that turn days into moments and back.

/** 00:00 UTC of a date, SQL of a timestamptz. By way of a timestamp: from a date it would be midnight in the session's time zone. */
const midnight = (date: SQL): SQL => sql`((${date})::timestamp at time zone 'utc')`;

/** When a day begins, SQL of a timestamptz. @param day YYYY-MM-DD */
export const dayBegins = (day: string): SQL => midnight(sql`${day}::date`);

/** When a day has ended: the first moment of the next. @param day YYYY-MM-DD */
export const dayEnds = (day: string): SQL => midnight(sql`${day}::date + 1`);

/** When the day began that is `days` before today, by the database's clock; -1 is tomorrow. */
export const beginningOfDayAgo = (days: number): SQL => midnight(sql`(now() at time zone 'utc')::date - ${days}::int`);

/** When the day of a moment began, SQL of a timestamptz. @param moment SQL of a timestamptz */
export const beginningOfDay = (moment: SQLWrapper): SQL => sql`date_trunc('day', ${moment}, 'UTC')`;

/** The day of a moment, YYYY-MM-DD. @param moment SQL of a timestamptz */
export const dayOf = (moment: SQLWrapper): SQL<string> =>
  sql<string>`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD')`;
