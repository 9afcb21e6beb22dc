import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './database.ts';
import { jsonRows } from './insert-rows.ts';

/**
 * Updates rows by key, thousands per statement, as one JSON parameter. All rows must have the same columns. A column
 * `updated_at` gets the time of the change, later than before.
 *
 * @param key the property of the key column
 */
export async function updateRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  key: keyof T['$inferSelect'] & string,
  rows: Partial<T['$inferInsert']>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = getTableColumns(table);
  const { source, given } = jsonRows(table, rows);
  const changes = given
    .filter(({ property }) => property !== key)
    .map(({ name, quoted }) => sql`${name} = given.${quoted}`);
  if ('updatedAt' in columns)
    changes.push(sql`updated_at = greatest(now(), ${columns.updatedAt} + interval '1 millisecond')`);
  const id = columns[key];
  await tx.execute(sql`
    update ${table} set ${sql.join(changes, sql`, `)} from ${source}
    where ${id} = given.${sql.identifier(key)}`);
}
