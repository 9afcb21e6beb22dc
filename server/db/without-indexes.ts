import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { rowsOf } from './one-row.ts';

/**
 * Runs `work` while `tables` have neither indexes nor keys, and no table refers to them, and recreates these afterwards: building an index
 * over all rows is many times as fast as inserting each row into it, and a key is then checked once for all rows.
 * Triggers stay as they are.
 *
 * If `work` fails outside a transaction, the indexes are gone and the database must be discarded.
 */
export async function withoutIndexes<T>(db: Database, tables: readonly PgTable[], work: () => Promise<T>): Promise<T> {
  const named = sql`(select oid from pg_class where relnamespace = 'public'::regnamespace and relname = any(${`{${tables.map(getTableName).join(',')}}`}::text[]))`;
  const constraints = await rowsOf<{ drop: string; add: string }>(
    db,
    sql`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
      from pg_constraint
      where conrelid in ${named} and contype in ('f', 'p', 'u') or confrelid in ${named} and contype = 'f'
      -- References go before what they refer to.
      order by array_position('{f,u,p}', contype::text)`,
  );
  const indexes = await rowsOf<{ drop: string; add: string }>(
    db,
    sql`select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as add
      from pg_index where indrelid in ${named} and not exists (
        select from pg_constraint where conindid = indexrelid and conrelid = indrelid)`,
  );
  for (const { drop } of [...constraints, ...indexes]) await db.execute(sql.raw(drop));
  const result = await work();
  for (const { add } of [...indexes, ...constraints.toReversed()]) await db.execute(sql.raw(add));
  return result;
}
