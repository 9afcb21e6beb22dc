import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, createdAt, serial } from './columns.ts';

/** Accounts of the ledger: see domain/ledger.ts. Each player has one, "player:PLR-1"; the first migration creates the others. */
export const ledgerAccounts = pgTable('ledger_accounts', {
  accountId: text('account_id').primaryKey(),
  createdAt: createdAt(),
});

/** Movements of money between two accounts. Append-only. */
export const ledgerTransfers = pgTable(
  'ledger_transfers',
  {
    transferId: serial('transfer_id').primaryKey(),
    /** Of a withdrawal, the name of the step that booked it: see domain/ledger.ts. */
    kind: text('kind').notNull(),
    /** The withdrawal, revenue record or payout that caused it. */
    subjectId: text('subject_id').notNull(),
    /** The number of the attempt to send a withdrawal, or of the rejection: see domain/ledger.ts. 0 for everything else. */
    attempt: integer('attempt').notNull().default(0),
    /** The account that the money left. */
    debitAccount: text('debit_account')
      .notNull()
      .references(() => ledgerAccounts.accountId),
    /** The account that received it. */
    creditAccount: text('credit_account')
      .notNull()
      .references(() => ledgerAccounts.accountId),
    amountCents: cents('amount_cents').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('ledger_transfers_once').on(t.kind, t.subjectId, t.attempt),
    // Two steps that move the same money: it is sent once per attempt, and given back once.
    uniqueIndex('ledger_transfers_sent')
      .on(t.subjectId, t.attempt)
      .where(sql`${t.kind} in ('withdrawal.process', 'withdrawal.retry')`),
    uniqueIndex('ledger_transfers_given_back')
      .on(t.subjectId, t.attempt)
      .where(sql`${t.kind} in ('withdrawal.reject', 'withdrawal.cancel')`),
    check('ledger_transfers_amount', sql`${t.amountCents} > 0`),
    check('ledger_transfers_accounts', sql`${t.debitAccount} <> ${t.creditAccount}`),
  ],
);
