import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, instant, serial } from './columns.ts';
import { players } from './players.ts';

/**
 * Withdrawals that another system paid or rejected before this one was in use. They are only shown: no money of ours moved, so the ledger, the
 * queue, payments, returns and figures do not know them. Append-only; `withdrawals` never has one of their ids.
 */
export const archivedWithdrawals = pgTable(
  'archived_withdrawals',
  {
    id: serial('id').primaryKey(),
    withdrawalId: text('withdrawal_id').notNull().unique(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.playerId),
    status: text('status').notNull(),
    requestedCents: cents('requested_cents').notNull(),
    feeCents: cents('fee_cents').notNull(),
    /** Why it was rejected; null when nobody wrote it down, and when it was paid. */
    reason: text('reason'),
    requestedAt: instant('requested_at').notNull(),
    /** When it was paid or rejected. */
    decidedAt: instant('decided_at').notNull(),
    storedAt: instant('stored_at').notNull().defaultNow(),
  },
  (t) => [
    check('archived_withdrawals_status', sql`${t.status} in ('completed', 'rejected')`),
    check('archived_withdrawals_amounts', sql`${t.feeCents} >= 0 and ${t.feeCents} < ${t.requestedCents}`),
    index('archived_withdrawals_player').on(t.playerId, t.decidedAt, t.id),
  ],
);
