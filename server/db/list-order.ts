import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The order of a list: by a value and, where it is equal, by the id. An index has both. */
export interface ListOrder {
  value: PgColumn;
  id: PgColumn;
  /** The value as text, of which `type` makes the value again. JavaScript's times have no microseconds. */
  text: SQL<string>;
  type: SQL;
  isAscending: boolean;
}

export const byTime = (value: PgColumn, id: PgColumn, isAscending = false): ListOrder => ({
  value,
  id,
  text: sql<string>`to_char(${sql`${value}`} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  type: sql`timestamptz`,
  isAscending,
});

export const byCents = (value: PgColumn, id: PgColumn, isAscending = false): ListOrder => ({
  value,
  id,
  text: sql<string>`${sql`${value}`}::text`,
  type: sql`bigint`,
  isAscending,
});

export const inOrder = ({ value, id, isAscending }: ListOrder): SQL[] =>
  isAscending ? [asc(value), asc(id)] : [desc(value), desc(id)];

/** Whether a row comes after the one with this value, as text, and this id. */
export const comesAfter = (order: ListOrder, value: string, id: string): SQL =>
  sql`(${order.value}, ${order.id}) ${order.isAscending ? sql`>` : sql`<`} (${value}::${order.type}, ${id})`;
