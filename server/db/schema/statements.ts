import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, createdAt, instant, serial } from './columns.ts';
import { admins } from './people.ts';
import { reconciliationRuns } from './reconciliation.ts';

/** Statements of the bank: server/statements. Triggers let only the columns from `closed_at` on change. */
export const statements = pgTable(
  'statements',
  {
    id: serial('id').primaryKey(),
    statementId: text('statement_id').notNull().unique(),
    /** Of the file. The same content is uploaded once, unless its statement is discarded. */
    sha256: text('sha256').notNull(),
    fileName: text('file_name').notNull(),
    format: text('format').notNull(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId),
    createdAt: createdAt(),
    accountLast4: text('account_last4'),
    currency: text('currency'),
    number: text('number'),
    /** The first and the last UTC day. */
    dateFrom: text('date_from'),
    dateTo: text('date_to'),
    openingCents: cents('opening_cents'),
    closingCents: cents('closing_cents'),
    /** The sums of the kept lines, neither below zero. */
    inCents: cents('in_cents').notNull(),
    outCents: cents('out_cents').notNull(),
    /** The sum of the lines that an earlier statement of the account has. */
    skippedCents: cents('skipped_cents').notNull(),
    lineCount: integer('line_count').notNull(),
    skippedCount: integer('skipped_count').notNull(),
    /** The comparison that keeps the statement's differences. */
    runId: text('run_id')
      .notNull()
      .references(() => reconciliationRuns.runId),
    closedAt: instant('closed_at'),
    closedBy: text('closed_by').references(() => admins.adminId),
    discardedAt: instant('discarded_at'),
    discardedBy: text('discarded_by').references(() => admins.adminId),
    /** Why it was discarded, or reopened the last time. */
    reason: text('reason'),
    /** While its lines are being stored, until then at least. It is discarded meanwhile, so that nothing counts it. */
    storingUntil: instant('storing_until'),
  },
  (t) => [
    check('statements_closed', sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
    check('statements_discarded', sql`(${t.discardedAt} is null) = (${t.discardedBy} is null)`),
    check('statements_storing', sql`${t.storingUntil} is null or ${t.discardedAt} is not null`),
    check('statements_ended_once', sql`${t.closedAt} is null or ${t.discardedAt} is null`),
    uniqueIndex('statements_content').on(t.sha256).where(sql`${t.discardedAt} is null`),
    uniqueIndex('statements_run').on(t.runId),
    index('statements_account').on(t.accountLast4, t.dateTo),
  ],
);

/** How the layouts of CSV files are read. */
export const statementProfiles = pgTable('statement_profiles', {
  layout: text('layout').primaryKey(),
  profile: jsonb('profile').$type<Record<string, unknown>>().notNull(),
  usedAt: instant('used_at').notNull().defaultNow(),
  usedBy: text('used_by')
    .notNull()
    .references(() => admins.adminId),
});
