import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { StaleEdit } from '../domain/errors.ts';

/**
 * The version that an edit gives its record: the time, but at least one millisecond (the API's precision) after the
 * previous version. Without that minimum, two quick edits, or one that waited for the other, could end with equal or
 * reversed versions, and a stale edit would pass.
 */
export const nextVersion = (updatedAt: PgColumn): SQL => sql`greatest(now(), ${updatedAt} + interval '1 millisecond')`;

/**
 * @param basedOn the `updated_at` that the edit was made from; undefined permits the edit whatever has changed since
 * @param name the record's name in the refusal
 * @throws StaleEdit when the record has changed since `basedOn`
 */
export function refuseStaleEdit({ updatedAt }: { updatedAt: Date }, basedOn: Date | undefined, name: string): void {
  // JavaScript dates have milliseconds, as the API does; PostgreSQL has microseconds.
  if (basedOn !== undefined && updatedAt.getTime() !== basedOn.getTime()) throw new StaleEdit(name);
}
