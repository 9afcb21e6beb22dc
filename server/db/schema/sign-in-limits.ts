import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, updatedAt } from './columns.ts';

/** Failed attempts to sign in, per username and per address. */
export const signInLimits = pgTable(
  'sign_in_limits',
  {
    /** "account:" with the hash of a username, which need not exist, or "address:203.0.113.9". */
    subject: text('subject').primaryKey(),
    attempts: integer('attempts').notNull(),
    countedSince: instant('counted_since').notNull().defaultNow(),
    blockedUntil: instant('blocked_until'),
    updatedAt: updatedAt(),
  },
  (t) => [index('sign_in_limits_updated').on(t.updatedAt)],
);
