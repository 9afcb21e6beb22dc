import { type SQL, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResult } from 'drizzle-orm/query-builders/select.types';
import type { Database } from './database.ts';

/** The row of a query that always has exactly one, such as an aggregate without groups. */
export function oneRow<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`a query for one row returned ${rows.length}`);
  return row;
}

/** The rows of a statement that Drizzle does not build; the caller says which columns they have. */
export async function rowsOf<T>(
  db: { execute(query: SQL | string): PromiseLike<unknown> },
  query: SQL | string,
): Promise<T[]> {
  return ((await db.execute(query)) as { rows: T[] }).rows;
}

/** The values of expressions that need no table, by their names: `select 1 as a, exists (…) as b`. */
export async function selectValues<F extends SelectedFields>(
  db: Database,
  fields: F,
): Promise<SelectResult<F, 'partial', Record<string, never>>> {
  return oneRow(await db.select(fields).from(sql`(select) as nothing`)) as SelectResult<
    F,
    'partial',
    Record<string, never>
  >;
}

/** The database's clock, now; not the beginning of the transaction. */
export async function databaseTime(db: Database): Promise<Date> {
  const { seconds } = await selectValues(db, {
    seconds: sql<number>`extract(epoch from clock_timestamp())::float8`,
  });
  return new Date(seconds * 1_000);
}

/**
 * The database's clock, read once, and continued by one that nobody sets: for work that must not wait for a connection.
 */
export async function databaseClock(db: Database): Promise<() => Date> {
  const read = await databaseTime(db);
  const readAt = performance.now();
  return () => new Date(read.getTime() + performance.now() - readAt);
}
