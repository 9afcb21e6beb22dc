import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';

/** Some two megabytes of JSON a statement; larger ones gain nothing. */
const MOST_ROWS = 5_000;

/**
 * Inserts rows in their order, thousands in one statement of one parameter: some twenty times as fast as a row at a time, on
 * either driver, and without the limit of 65,535 parameters.
 *
 * Every row must name the same columns. Columns that the first row leaves out (the identity ones) get their default.
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
    // The cast over text keeps either driver from encoding the JSON once more.
    const source = sql`json_to_recordset(${json}::text::json) as given (${shape})`;
    await tx.execute(sql`insert into ${table} (${names}) select ${values} from ${source}`);
  }
}
