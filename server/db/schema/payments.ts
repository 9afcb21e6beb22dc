import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, instant } from './columns.ts';
import { admins } from './people.ts';
import { withdrawals } from './withdrawals.ts';

/**
 * The first claim of each attempt to send a withdrawal. The money counts as sent from then on: PAYMENT_LIMIT_HOUR and
 * PAYMENT_LIMIT_DAY add these up. Only `asked` ever changes.
 */
export const paymentClaims = pgTable(
  'payment_claims',
  {
    withdrawalId: text('withdrawal_id')
      .notNull()
      .references(() => withdrawals.withdrawalId),
    attempt: integer('attempt').notNull(),
    netCents: cents('net_cents').notNull(),
    claimedAt: instant('claimed_at').notNull().defaultNow(),
    /**
     * Whether the rail was asked about the attempt. `unknown` from the first lease on: the process may have died before or after
     * its question. `unasked` when the worker gave the lease back, `asked` as soon as `withdrawals.asked_at` says so.
     */
    asked: text('asked').notNull().default('unknown'),
  },
  (t) => [
    primaryKey({ columns: [t.withdrawalId, t.attempt] }),
    index('payment_claims_newest').on(t.claimedAt),
    check('payment_claims_asked', sql`${t.asked} in ('unasked', 'asked', 'unknown')`),
  ],
);

/** One row while payments are paused, none otherwise: server/ledger/payment-pause.ts. */
export const paymentPause = pgTable(
  'payment_pause',
  {
    only: boolean('only').primaryKey().default(true),
    pausedAt: instant('paused_at').notNull().defaultNow(),
    /** Null for a pause by the server itself, at a limit. */
    adminId: text('admin_id').references(() => admins.adminId),
    reason: text('reason').notNull(),
  },
  (t) => [check('payment_pause_only', sql`${t.only}`)],
);

/** The processes that pay. Each writes its row every few seconds, and deletes it when it stops. */
export const paymentWorkers = pgTable('payment_workers', {
  workerId: text('worker_id').primaryKey(),
  /** The machine and the process, for people. */
  name: text('name').notNull(),
  startedAt: instant('started_at').notNull().defaultNow(),
  seenAt: instant('seen_at').notNull().defaultNow(),
  /** When the rail last answered this process about a payment. */
  answeredAt: instant('answered_at'),
  /** When this process first asked about the oldest payment that has no answer; null when each has one. */
  unansweredSince: instant('unanswered_since'),
});
