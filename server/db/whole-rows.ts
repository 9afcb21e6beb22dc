import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { OpenCursor } from './cursor.ts';

/**
 * Whole rows of a table, in one snapshot.
 *
 * @param rest the query after the table's name
 * @param signal aborted when nobody waits for the rows any more
 */
export async function openWholeRows<T extends PgTable>(
  { openCursor }: { openCursor: OpenCursor },
  table: T,
  rest: SQL,
  signal: AbortSignal,
): Promise<{ next(): Promise<T['$inferSelect'][]>; close(): Promise<void> }> {
  const columns = Object.entries(getTableColumns(table));
  const rowOf = (json: Record<string, unknown>) =>
    Object.fromEntries(
      columns.map(([key, column]) => {
        const value = json[column.name] ?? null;
        return [key, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ) as T['$inferSelect'];
  const cursor = await openCursor(sql`select to_json(${table}) as line from ${table} ${rest}`, signal);
  return {
    next: async () =>
      (await cursor.next()).map(({ line }) => rowOf(typeof line === 'string' ? JSON.parse(line) : line)),
    close: cursor.close,
  };
}
