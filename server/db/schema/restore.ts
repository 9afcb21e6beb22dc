import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, instant, serial } from './columns.ts';

/**
 * When the database was found to be older than the world around it, as after a backup was restored, or nobody could tell. One without an
 * end holds payments and the platform's feed: server/restore.
 */
export const restores = pgTable(
  'restores',
  {
    restoreId: serial('restore_id').primaryKey(),
    foundAt: instant('found_at').notNull().defaultNow(),
    /** Sentences for people. */
    evidence: text('evidence').array().notNull(),
    /** False when nothing says that the database is older, but nothing says that it is not. */
    isCertain: boolean('is_certain').notNull(),
    /** Decisions after this time may be lost. */
    lostSince: instant('lost_since').notNull(),
    /** When the payments on the rail's list were booked; null before that. */
    bookedAt: instant('booked_at'),
    endedAt: instant('ended_at'),
    /** The feed that ended with it, and its last place; null until then, or when the feed goes on. */
    formerFeed: uuid('former_feed'),
    feedEnd: bigint('feed_end', { mode: 'number' }),
  },
  (t) => [uniqueIndex('restores_open').on(sql`(${t.endedAt} is null)`).where(sql`${t.endedAt} is null`)],
);

/** Payments on the rail's list that this database had not sent when it was restored. A withdrawal with one that is not booked is not sent. */
export const restoredPayments = pgTable(
  'restored_payments',
  {
    /** `paymentKey` */
    key: text('key').primaryKey(),
    /** Not a reference: the withdrawal itself may be among what was lost. */
    withdrawalId: text('withdrawal_id').notNull(),
    attempt: integer('attempt').notNull(),
    /** The rail's reference. */
    reference: text('reference').notNull(),
    amountCents: cents('amount_cents').notNull(),
    paidAt: instant('paid_at').notNull(),
    bookedAt: instant('booked_at'),
  },
  (t) => [index('restored_payments_unbooked').on(t.withdrawalId).where(sql`${t.bookedAt} is null`)],
);
