import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, instant, serial } from './columns.ts';
import { admins } from './people.ts';
import { reconciliationLines } from './reconciliation.ts';
import { statements } from './statements.ts';

/** Rows whose ids the server takes from the sequence first, because rows of other tables name them. */
const reservedId = () => bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

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

/** A payment within a batch, as the bank lists it. */
type KeptDetail = { amountCents: number | null; reference: string | null; text: string; returnCode: string | null };

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
    /** The payments of a batch; null for other lines. Cleared with the text. */
    details: jsonb('details').$type<KeptDetail[]>(),
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
    check(
      'statement_lines_match',
      sql`(${t.matchId} is not null) = (${t.state} in ('matched', 'proposed', 'returned'))`,
    ),
    check(
      'statement_lines_booking',
      // A booking that a person left out keeps its amount.
      sql`(${t.state} = 'unreadable' or (${t.state} = 'left_out' and ${t.amountCents} is null)) = (${t.amountCents} is null) and (${t.amountCents} is null) = (${t.fingerprint} is null)`,
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
