import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, createdAt, instant, serial } from './columns.ts';
import { admins } from './people.ts';
import { reconciliationLines, reconciliationRuns } from './reconciliation.ts';

/** Rows whose ids the server takes from the sequence first, because rows of other tables name them. */
const reservedId = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

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
  },
  (t) => [
    check('statements_closed', sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
    check('statements_discarded', sql`(${t.discardedAt} is null) = (${t.discardedBy} is null)`),
    check('statements_ended_once', sql`${t.closedAt} is null or ${t.discardedAt} is null`),
    uniqueIndex('statements_content').on(t.sha256).where(sql`${t.discardedAt} is null`),
    uniqueIndex('statements_run').on(t.runId),
    index('statements_account').on(t.accountLast4, t.dateTo),
  ],
);

/** A match of lines with payments. Triggers let only its state and its end change. */
export const statementMatches = pgTable(
  'statement_matches',
  {
    id: reservedId(),
    statementId: bigint('statement_id', { mode: 'number' })
      .notNull()
      .references(() => statements.id),
    kind: text('kind').notNull(),
    /** The step that found it; null when a person chose the payments. */
    step: integer('step'),
    reason: text('reason').notNull(),
    state: text('state').notNull(),
    createdAt: createdAt(),
    confirmedAt: instant('confirmed_at'),
    /** Null when it confirmed itself. */
    confirmedBy: text('confirmed_by').references(() => admins.adminId),
    endedAt: instant('ended_at'),
    endedBy: text('ended_by').references(() => admins.adminId),
  },
  (t) => [
    check('statement_matches_kind', sql`${t.kind} in ('payment', 'return', 'fee')`),
    check('statement_matches_state', sql`${t.state} in ('proposed', 'confirmed', 'rejected', 'undone')`),
    check('statement_matches_step', sql`${t.step} between 1 and 7`),
    check('statement_matches_confirmed', sql`${t.confirmedAt} is not null or ${t.state} in ('proposed', 'rejected')`),
    check(
      'statement_matches_ended',
      sql`(${t.endedAt} is not null) = (${t.state} in ('rejected', 'undone')) and (${t.endedAt} is null) = (${t.endedBy} is null)`,
    ),
    // Money that comes in never confirms itself.
    check(
      'statement_matches_by_itself',
      sql`${t.state} not in ('confirmed', 'undone') or ${t.confirmedBy} is not null or (${t.kind} = 'payment' and ${t.step} in (1, 2))`,
    ),
    index('statement_matches_statement').on(t.statementId, t.step, t.id),
  ],
);

/** The lines of a statement. Triggers let only `state`, `match_id`, `difference_id` and `note` change, and texts be cleared. */
export const statementLines = pgTable(
  'statement_lines',
  {
    id: reservedId(),
    statementId: bigint('statement_id', { mode: 'number' })
      .notNull()
      .references(() => statements.id),
    /** Its place in the file. */
    line: integer('line').notNull(),
    /** By which the same line is known in another file; null for a row that is no booking. */
    fingerprint: text('fingerprint'),
    bookedOn: text('booked_on'),
    amountCents: cents('amount_cents'),
    currency: text('currency'),
    reference: text('reference'),
    text: text('text'),
    status: text('status'),
    returnCode: text('return_code'),
    feeCents: cents('fee_cents'),
    state: text('state').notNull(),
    /** The match that stands; a line has one at most. */
    matchId: bigint('match_id', { mode: 'number' }).references(() => statementMatches.id),
    /** The difference that it is as long as it has no match. */
    differenceId: bigint('difference_id', { mode: 'number' }).references(() => reconciliationLines.id),
    /** Why it has no match, does not count or cannot be understood. */
    note: text('note'),
  },
  (t) => [
    check(
      'statement_lines_state',
      sql`${t.state} in ('matched', 'proposed', 'returned', 'open', 'left_out', 'unreadable')`,
    ),
    check('statement_lines_match', sql`(${t.matchId} is not null) = (${t.state} in ('matched', 'proposed', 'returned'))`),
    check(
      'statement_lines_booking',
      sql`(${t.state} in ('left_out', 'unreadable')) = (${t.amountCents} is null) and (${t.amountCents} is null) = (${t.fingerprint} is null)`,
    ),
    index('statement_lines_statement').on(t.statementId, t.id),
    index('statement_lines_state_of').on(t.statementId, t.state, t.id),
    index('statement_lines_fingerprint').on(t.fingerprint),
    index('statement_lines_match_of').on(t.matchId),
    index('statement_lines_difference').on(t.differenceId),
  ],
);

/** The shares of a match's lines. Append-only; a trigger holds that the parts of a line add up to it. */
export const statementMatchParts = pgTable(
  'statement_match_parts',
  {
    id: serial('id').primaryKey(),
    matchId: bigint('match_id', { mode: 'number' })
      .notNull()
      .references(() => statementMatches.id),
    lineId: bigint('line_id', { mode: 'number' })
      .notNull()
      .references(() => statementLines.id),
    /** Null for a fee. An archived withdrawal too, so that it refers to no table. */
    withdrawalId: text('withdrawal_id'),
    attempt: integer('attempt'),
    /** With the sign of the line. */
    cents: cents('cents').notNull(),
  },
  (t) => [
    check('statement_match_parts_payment', sql`(${t.withdrawalId} is null) = (${t.attempt} is null)`),
    index('statement_match_parts_match').on(t.matchId),
    index('statement_match_parts_line').on(t.lineId),
    index('statement_match_parts_withdrawal').on(t.withdrawalId),
  ],
);

/** The payments and returns of the matches that stand: each is in one match at most. A row goes when its match ends. */
export const statementPayments = pgTable(
  'statement_payments',
  {
    kind: text('kind').notNull(),
    withdrawalId: text('withdrawal_id').notNull(),
    attempt: integer('attempt').notNull(),
    matchId: bigint('match_id', { mode: 'number' })
      .notNull()
      .references(() => statementMatches.id),
    /** Above zero. */
    cents: cents('cents').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.withdrawalId, t.attempt, t.kind] }),
    check('statement_payments_kind', sql`${t.kind} in ('payment', 'return')`),
    index('statement_payments_match').on(t.matchId),
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
