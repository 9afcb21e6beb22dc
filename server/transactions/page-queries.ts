import { and, eq, gte, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { listTransactionsQueryLimitMax } from '../../src/generated/transactions/transactions.zod.ts';
import { transactions } from '../db/schema/transactions.ts';
import type { Search } from '../db/text-search.ts';
import type { Days } from '../domain/time-zone.ts';
import { rollup } from '../statistics/rollups.ts';
import { beginningOfDay, boundsOf } from '../statistics/utc-days.ts';

/** Filters, named as in the contract. */
export interface TransactionFilter extends Days {
  search?: Search | undefined;
  status?: string | undefined;
  type?: string | undefined;
  gameId?: string | undefined;
  playerId?: string | undefined;
}

/** The filters except the search, each a value, or the place for one in a prepared query. */
export type ExactFilter = { [Name in Exclude<keyof TransactionFilter, 'search'>]?: string | Placeholder | undefined };

/** Newest first; the id breaks ties, so that no row is on two pages. */
export const NEWEST_FIRST = sql`${transactions.createdAt} desc, ${transactions.id} desc`;

/** The rows of a page. */
export interface Slice {
  offset: number;
  limit: number;
}

/** The conditions of all filters except the search. */
export function conditions(filter: ExactFilter): SQL | undefined {
  const { status, type, gameId, playerId } = filter;
  const { from, to } = boundsOf(filter);
  return and(
    status !== undefined ? eq(transactions.status, status) : undefined,
    type !== undefined ? eq(transactions.transactionType, type) : undefined,
    gameId !== undefined ? eq(transactions.gameId, gameId) : undefined,
    playerId !== undefined ? eq(transactions.playerId, playerId) : undefined,
    from ? gte(transactions.createdAt, from) : undefined,
    to ? lt(transactions.createdAt, to) : undefined,
  );
}

/**
 * Filters by which the rollups count; those of one player are counted by reading them.
 */
export type CountedFilter = Omit<ExactFilter, 'playerId'>;

/** The transactions of each UTC day, as SQL of `starts_at` and `count`. Days that another time zone cuts are counted by reading their part. */
function countedDays(filter: CountedFilter): SQL {
  const { status, type, gameId } = filter;
  const { from, to } = boundsOf(filter);
  const whole = (period: { from?: SQL | undefined; to?: SQL | undefined }) =>
    rollup('transactions', 'day', { status, type, gameId }, period);
  if (!isCut(filter)) return whole({ from, to });
  const first = from && sql`(${beginningOfDay(sql`${from} - interval '1 microsecond'`)} + interval '24 hours')`;
  const last = to && beginningOfDay(to);
  const part = (within: SQL | undefined) => sql`
    select ${beginningOfDay(transactions.createdAt)}, count(*), 0 from ${transactions}
    where ${and(conditions(filter), within)} group by 1`;
  return sql`
    select starts_at, sum(count) as count from (
      ${whole({ from: first, to: last })}
      ${first && sql`union all ${part(lt(transactions.createdAt, first))}`}
      ${last && sql`union all ${part(and(gte(transactions.createdAt, last), first && gte(transactions.createdAt, first)))}`}
    ) as parts (starts_at, count, cents)
    group by starts_at`;
}

/** Whether the filter's days may begin or end within a UTC day. */
const isCut = ({ from, to }: CountedFilter): boolean => from !== undefined || to !== undefined;

/**
 * A query of `total` and `id`, with one row per transaction of the page, or one row without an id when the page is
 * empty. However deep the page and however large the table, it reads the rollups of days, then those of the hours of
 * one day, and then only rows of a single hour.
 *
 * Worked example, which tests/server/worked-examples.test.ts runs. Five transactions on 3 May, one of them at 9:00 and four after 10:00, and
 * two on 4 May; page 2 of 3 rows has the offset 3. Two rows are newer than 3 May, so the page begins on that day (`in_day`, 2 newer). None
 * of its rows is newer than 10:00 to 11:00, so it begins in that hour: `place` is (rows before 11:00, skipping 3 - 2 = 1 of them).
 *
 * It is a query to prepare: it has places for `offset`, `end` (offset and limit together) and `limit`, and for each filter in use.
 * The limit stands in it twice. PostgreSQL plans a prepared query once only if it expects that plan to cost no more than one
 * for the given values; for a limit that it does not know it expects hundreds of rows, and would plan each page anew.
 */
export function pageWithoutSearch(filter: CountedFilter): SQL {
  const offset = sql.placeholder('offset');
  const { status, type, gameId } = filter;
  const inDay = sql`(select starts_at from in_day)`;
  const afterDay = sql`(select starts_at + interval '24 hours' from in_day)`;
  // Hourly rollups exist by status only; with another filter, or days of another time zone, the rows of one day are skipped one by one.
  const byHour = type === undefined && gameId === undefined && !isCut(filter);
  const hours = byHour
    ? rollup('transactions', 'hour', { status }, { from: inDay, to: afterDay })
    : sql`select starts_at, count from days where false`;
  return sql`
    with days as materialized (${countedDays(filter)}),
    running_days as (select starts_at, count, sum(count) over (order by starts_at desc) - count as newer from days),
    in_day as materialized (
      select starts_at, newer from running_days where newer <= ${offset}::bigint and newer + count > ${offset}::bigint
    ),
    running_hours as (
      select starts_at, count,
        (select newer from in_day) + sum(count) over (order by starts_at desc) - count as newer from (${hours}) as hours
    ),
    place as materialized (
      select coalesce(
          (select starts_at + interval '1 hour' from running_hours where newer <= ${offset}::bigint and newer + count > ${offset}::bigint),
          ${afterDay}
        ) as ends_at,
        ${offset}::bigint - coalesce(
          (select newer from running_hours where newer <= ${offset}::bigint and newer + count > ${offset}::bigint),
          (select newer from in_day)
        ) as skipped,
        (select min(starts_at) from running_days where newer < ${sql.placeholder('end')}::bigint) as begins_at
    ),
    longest_page as (
      select ${transactions.id} from ${transactions}
      where ${and(
        conditions(filter),
        sql`${transactions.createdAt} < (select ends_at from place)`,
        sql`${transactions.createdAt} >= (select begins_at from place)`,
      )}
      order by ${NEWEST_FIRST}
      limit ${sql.raw(String(listTransactionsQueryLimitMax))} offset (select coalesce(skipped, 0) from place)
    ),
    page as (select id from longest_page limit ${sql.placeholder('limit')}::int)
    select (select coalesce(sum(count), 0) from days) as total, page.id from (select) as always left join page on true`;
}
