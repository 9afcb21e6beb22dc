import { sql } from 'drizzle-orm';
import { bigint, customType, type ExtraConfigColumn, index, integer, text, timestamp } from 'drizzle-orm/pg-core';

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

/** The columns of a queue of deliveries: server/delivery/attempt-commands.ts. @param giveUpAfter as PostgreSQL writes an interval */
export const attemptColumns = (giveUpAfter: string) => ({
  state: text('state').notNull().default('waiting'),
  /** How often it was sent, by which an answer to an earlier attempt is told from one to the last. */
  attempts: integer('attempts').notNull().default(0),
  /** How often it failed since it was first sent, or sent again by hand. */
  failures: integer('failures').notNull().default(0),
  nextAt: instant('next_at').notNull().defaultNow(),
  /** While one process sends it; after that another may. */
  leasedUntil: instant('leased_until'),
  giveUpAt: instant('give_up_at')
    .notNull()
    .default(sql.raw(`now() + interval '${giveUpAfter}'`)),
  triedAt: instant('tried_at'),
  deliveredAt: instant('delivered_at'),
  /** The status of the last answer; null without one. */
  answerStatus: integer('answer_status'),
  /** Why the last attempt failed, in words. */
  error: text('error'),
  createdAt: createdAt(),
});
