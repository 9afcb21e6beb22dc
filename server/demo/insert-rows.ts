import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';

/** About two megabytes of JSON per statement; larger statements are no faster. */
const MOST_ROWS = 5_000;

/**
 * Inserts rows in their order, thousands per statement, as one JSON parameter. With either driver that is about twenty
 * times as fast as row by row, and avoids the limit of 65,535 parameters.
 *
 * All rows must have the same columns. Columns that the first row omits (identity columns) get their default.
 */
export async function insertRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = getTableColumns(table);
  const given = Object.keys(first).map((property) => {
    const column = columns[property];
    if (column === undefined) throw new Error(`There is no column for ${property}`);
    return {
      name: sql.identifier(column.name),
      property: sql.identifier(property),
      type: sql.raw(column.getSQLType()),
    };
  });
  const names = sql.join(
    given.map(({ name }) => name),
    sql`, `,
  );
  const values = sql.join(
    given.map(({ property }) => property),
    sql`, `,
  );
  const shape = sql.join(
    given.map(({ property, type }) => sql`${property} ${type}`),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += MOST_ROWS) {
    const json = JSON.stringify(rows.slice(from, from + MOST_ROWS));
    // The cast to text keeps the drivers from encoding the JSON a second time.
    const source = sql`json_to_recordset(${json}::text::json) as given (${shape})`;
    await tx.execute(sql`insert into ${table} (${names}) select ${values} from ${source}`);
  }
}
