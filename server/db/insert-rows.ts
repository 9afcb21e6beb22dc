import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './database.ts';

/** About two megabytes of JSON per statement; larger statements are no faster. */
const MAX_ROWS = 5_000;

/**
 * Rows as a source `given` of a statement, with a column per property, as one JSON parameter: avoids the limit of
 * 65,535 parameters. All rows must have the same properties.
 */
export function jsonRows<T extends PgTable>(table: T, rows: Partial<T['$inferInsert']>[]) {
  const columns = getTableColumns(table);
  const given = Object.keys(rows[0] ?? {}).map((property) => {
    const column = columns[property];
    if (column === undefined) throw new Error(`There is no column for ${property}`);
    const quoted = sql.identifier(property);
    return { property, name: sql.identifier(column.name), quoted, type: sql.raw(column.getSQLType()) };
  });
  const shape = given.map(({ quoted, type }) => sql`${quoted} ${type}`);
  // The cast to text keeps the drivers from encoding the JSON a second time.
  const source: SQL = sql`json_to_recordset(${JSON.stringify(rows)}::text::json) as given (${sql.join(shape, sql`, `)})`;
  return { source, given };
}

/**
 * Inserts rows in their order, thousands per statement. With either driver that is about twenty times as fast as row by
 * row.
 *
 * All rows must have the same columns. Columns that the first row omits (identity columns) get their default.
 */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += MAX_ROWS) {
    const { source, given } = jsonRows(table, rows.slice(from, from + MAX_ROWS));
    const names = given.map(({ name }) => name);
    const values = given.map(({ quoted }) => quoted);
    await tx.execute(
      sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)} from ${source}`,
    );
  }
}
