import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';

/**
 * Inserts rows in their order, all in one statement of one parameter: some twenty times as fast as a row at a time, on
 * either driver, and without the limit of 65,535 parameters.
 *
 * Every row must name the same columns. Columns that the first row leaves out (the identity ones) get their default.
 */
export async function insertRows<T extends PgTable>(tx: Transaction, table: T, rows: T['$inferInsert'][]) {
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
  // The cast over text keeps either driver from encoding the JSON once more.
  const source = sql`json_to_recordset(${JSON.stringify(rows)}::text::json) as given (${shape})`;
  await tx.execute(sql`insert into ${table} (${names}) select ${values} from ${source}`);
}
