import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { StaleEdit } from '../domain/errors.ts';

/**
 * The version that an edit gives its record: the time, later than the version before by at least the millisecond that the API
 * carries, also where two edits follow each other at once or the second one began to wait before the first one ended. Else the
 * older version could pass for the newer one.
 */
export const nextVersion = (updatedAt: PgColumn): SQL => sql`greatest(now(), ${updatedAt} + interval '1 millisecond')`;

/**
 * @param basedOn the `updated_at` that the edit was made from; undefined permits the edit whatever happened since
 * @param name what the refusal calls the record
 * @throws StaleEdit when the record has been changed since `basedOn`
 */
export function refuseStaleEdit({ updatedAt }: { updatedAt: Date }, basedOn: Date | undefined, name: string): void {
  // A JavaScript date holds milliseconds, as the API does; the database's own time is finer.
  if (basedOn !== undefined && updatedAt.getTime() !== basedOn.getTime()) throw new StaleEdit(name);
}
