import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { games } from './catalogue.ts';
import { cents, createdAt, instant, serial, trigramsOf, updatedAt } from './columns.ts';
import { players } from './players.ts';

export const transactions = pgTable(
  'transactions',
  {
    id: serial('id').primaryKey(),
    transactionId: text('transaction_id').notNull().unique(),
    transactionType: text('transaction_type').notNull(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.playerId),
    gameId: text('game_id')
      .notNull()
      .references(() => games.gameId),
    itemId: text('item_id'),
    itemName: text('item_name'),
    amountCents: cents('amount_cents').notNull(),
    /** The company's share of the amount. */
    feeCents: cents('fee_cents').notNull().default(0),
    status: text('status').notNull(),
    notes: text('notes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Version of the platform's record, by the platform's clock; null when the platform never sent it. */
    platformVersion: instant('platform_version'),
    /** When we received the record, in contrast to when the platform created it. */
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [
    check('transactions_status', sql`${t.status} in ('pending', 'completed', 'failed', 'cancelled')`),
    check(
      'transactions_type',
      sql`${t.transactionType} in ('purchase', 'transfer', 'withdrawal', 'currency_send', 'item_purchase')`,
    ),
    check('transactions_amount', sql`${t.amountCents} > 0 and ${t.feeCents} between 0 and ${t.amountCents}`),
    index('transactions_newest').on(t.createdAt, t.id),
    index('transactions_status_newest').on(t.status, t.createdAt, t.id),
    index('transactions_game_newest').on(t.gameId, t.createdAt, t.id),
    index('transactions_player_newest').on(t.playerId, t.createdAt, t.id),
    trigramsOf('transactions_id_trigrams', t.transactionId),
  ],
);
