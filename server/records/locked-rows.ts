import { asc } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/database.ts';
import { isOneOfMany } from '../db/one-of.ts';

/**
 * The rows with these ids, keyed by id, locked in the order of their ids.
 *
 * @param strength 'update' where a unique column may change, which other tables could refer to
 */
export async function lockedRows<T extends PgTable>(
  tx: Transaction,
  table: T,
  id: PgColumn,
  ids: string[],
  strength: 'update' | 'no key update' = 'no key update',
): Promise<Map<string, T['$inferSelect']>> {
  const rows = await tx
    .select({ id, row: table })
    .from(table as PgTable)
    .where(isOneOfMany(id, ids))
    .orderBy(asc(id))
    .for(strength);
  return new Map(rows.map((one) => [String(one.id), one.row as T['$inferSelect']]));
}

/** The ids that exist in a table. */
export async function presentIds(tx: Transaction, table: PgTable, id: PgColumn, ids: string[]): Promise<Set<string>> {
  const rows = await tx.select({ id }).from(table).where(isOneOfMany(id, ids));
  return new Set(rows.map((row) => String(row.id)));
}

/**
 * Compares a version by the platform's clock with the stored one, which is null if the platform never sent the record.
 */
export function compareVersions(sent: Date, stored: Date | null): 'newer' | 'same' | 'older' {
  const difference = stored === null ? 1 : sent.getTime() - stored.getTime();
  return difference > 0 ? 'newer' : difference === 0 ? 'same' : 'older';
}
