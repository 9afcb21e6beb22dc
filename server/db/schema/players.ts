import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, trigramsOf } from './columns.ts';

export const players = pgTable(
  'players',
  {
    playerId: text('player_id').primaryKey(),
    email: text('email').notNull().unique(),
    displayName: text('display_name').notNull(),
    createdAt: createdAt(),
    /** Version of the platform's record, by the platform's clock; null when the platform never sent it. */
    platformVersion: instant('platform_version'),
    /** When we received the record, in contrast to when the platform created it. */
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (t) => [trigramsOf('players_email_trigrams', t.email)],
);
