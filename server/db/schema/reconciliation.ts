import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, instant, serial } from './columns.ts';
import { admins } from './people.ts';

/** Comparisons of the rail's list with the payments that we think were made: server/reconciliation. Append-only. */
export const reconciliationRuns = pgTable(
  'reconciliation_runs',
  {
    runId: text('run_id').primaryKey(),
    /** Null for a comparison that the server made by itself. */
    adminId: text('admin_id').references(() => admins.adminId),
    fileName: text('file_name').notNull(),
    /** The first and the last UTC day. */
    dateFrom: text('date_from').notNull(),
    dateTo: text('date_to').notNull(),
    /** Of a file, before contract 4.0.0: the names of its columns. Null for the rail's list and for a statement of the bank. */
    columns: jsonb('columns'),
    matched: integer('matched').notNull(),
    otherAmount: integer('other_amount').notNull(),
    onlyThere: integer('only_there').notNull(),
    onlyHere: integer('only_here').notNull(),
    /** Entries of the payment rail's list, and lines of a statement, that cannot be understood. */
    unreadable: integer('unreadable').notNull().default(0),
    // These three are written no more.
    returned: integer('returned').notNull().default(0),
    otherCurrency: integer('other_currency').notNull().default(0),
    notBooked: integer('not_booked').notNull().default(0),
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
      sql`${t.result} in ('matched', 'other_amount', 'only_there', 'only_here', 'unreadable', 'returned', 'other_currency', 'not_booked')`,
    ),
    index('reconciliation_lines_run').on(t.runId, t.id),
    index('reconciliation_lines_result_run').on(t.runId, t.result, t.id),
  ],
);

/** The UTC days whose payments the server compares with the rail's list by itself, from the first attempt on. */
export const reconciliationDays = pgTable(
  'reconciliation_days',
  {
    day: text('day').primaryKey(),
    firstTriedAt: instant('first_tried_at').notNull().defaultNow(),
    /** The process that tried last has ten minutes before another one tries. */
    triedAt: instant('tried_at'),
    /** Why the last attempt failed, for people. */
    failure: text('failure'),
    /** Null until the day is compared. */
    runId: text('run_id').references(() => reconciliationRuns.runId),
  },
  (t) => [index('reconciliation_days_open').on(t.day).where(sql`${t.runId} is null`)],
);

/** The differences that a daily comparison found: somebody has to explain each. */
export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    lineId: bigint('line_id', { mode: 'number' })
      .primaryKey()
      .references(() => reconciliationLines.id),
    foundAt: instant('found_at').notNull().defaultNow(),
    /** The administrator who looks into it. */
    ownerId: text('owner_id').references(() => admins.adminId),
    /** The cause of the difference, as far as it is known. */
    reason: text('reason'),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by').references(() => admins.adminId),
    explanation: text('explanation'),
  },
  (t) => [
    check(
      'reconciliation_differences_closed',
      sql`(${t.closedAt} is null) = (${t.closedBy} is null) and (${t.closedAt} is null) = (${t.explanation} is null)`,
    ),
    index('reconciliation_differences_open').on(t.lineId).where(sql`${t.closedAt} is null`),
  ],
);
