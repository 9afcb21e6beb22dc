import { createHash } from 'node:crypto';
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

/**
 * The version of a record that nothing but its own edits changes: a hash of the fields that they change, in this order. It needs no column, and an
 * edit that was undone meanwhile is none.
 */
export const versionOf = (...fields: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 32);

/**
 * @param basedOn the `version` that the edit was made from; undefined permits the edit whatever has changed since
 * @throws StaleEdit when the record has another version now
 */
export function refuseStaleVersion(version: string, basedOn: string | undefined, name: string): void {
  if (basedOn !== undefined && basedOn !== version) throw new StaleEdit(name);
}
