import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, instant, serial } from './columns.ts';
import { admins } from './people.ts';
import { withdrawals } from './withdrawals.ts';

/**
 * The first claim of each attempt to send a withdrawal, from when on the money counts as sent: PAYMENT_LIMIT_HOUR and PAYMENT_LIMIT_DAY add
 * these up. Append-only.
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
  },
  (t) => [primaryKey({ columns: [t.withdrawalId, t.attempt] }), index('payment_claims_newest').on(t.claimedAt)],
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
});

/** Comparisons of a bank's or rail's statement with the payments that we think were made: server/payments/reconciliation. Append-only. */
export const reconciliationRuns = pgTable(
  'reconciliation_runs',
  {
    runId: text('run_id').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId),
    fileName: text('file_name').notNull(),
    /** The first and the last UTC day. */
    dateFrom: text('date_from').notNull(),
    dateTo: text('date_to').notNull(),
    /** The names of the columns that were chosen; null for the list of the payment rail itself. */
    columns: jsonb('columns').$type<{ reference: string; amount: string; date?: string | undefined }>(),
    matched: integer('matched').notNull(),
    otherAmount: integer('other_amount').notNull(),
    onlyThere: integer('only_there').notNull(),
    onlyHere: integer('only_here').notNull(),
    /** Entries of the payment rail's list that cannot be understood. */
    unreadable: integer('unreadable').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index('reconciliation_runs_newest').on(t.createdAt)],
);

/** The results of a comparison: the lines of the statement, then the payments that are on none. Append-only. */
export const reconciliationLines = pgTable(
  'reconciliation_lines',
  {
    id: serial('id').primaryKey(),
    runId: text('run_id')
      .notNull()
      .references(() => reconciliationRuns.runId),
    result: text('result').notNull(),
    /** The withdrawal that the line is about; null when it is about none of ours. */
    withdrawalId: text('withdrawal_id'),
    /** Its number in the file or, for one that cannot be understood, in the rail's list; null for all others. */
    line: integer('line'),
    reference: text('reference'),
    theirCents: cents('their_cents'),
    ourCents: cents('our_cents'),
    /** When the rail confirmed our payment. */
    paidAt: instant('paid_at'),
    note: text('note'),
  },
  (t) => [
    check(
      'reconciliation_lines_result',
      sql`${t.result} in ('matched', 'other_amount', 'only_there', 'only_here', 'unreadable')`,
    ),
    index('reconciliation_lines_run').on(t.runId, t.id),
    index('reconciliation_lines_result_run').on(t.runId, t.result, t.id),
  ],
);
