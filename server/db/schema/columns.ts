import { sql } from 'drizzle-orm';
import { bigint, customType, type ExtraConfigColumn, index, timestamp } from 'drizzle-orm/pg-core';

// Money is bigint cents (`…_cents`), times are timestamptz, and the database's clock sets them. Indexes by age are
// ascending and read backwards for the newest rows: Drizzle's `.desc()` creates DESC NULLS LAST, which does not match
// the DESC order of the queries.

export const cents = (name: string) => bigint(name, { mode: 'number' });
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const updatedAt = () => instant('updated_at').notNull().defaultNow();
/** PGlite returns a Uint8Array, `pg` a Buffer. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});
export const serial = (name: string) => bigint(name, { mode: 'number' }).generatedAlwaysAsIdentity();
/**
 * For searches by `hasInAscii`. The collation is not the column's, because a trigram index can answer `=` too, and then is
 * sometimes preferred to the far faster index of the column's unique values.
 */
export const trigramsOf = (name: string, column: ExtraConfigColumn) =>
  index(name).using('gin', sql`${column} collate "C" gin_trgm_ops`);
