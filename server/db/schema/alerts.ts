import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, serial } from './columns.ts';

/** Troubles that the server found: one row from the time when it was told of until it was over. server/alerts writes them. */
export const alerts = pgTable(
  'alerts',
  {
    alertId: serial('alert_id').primaryKey(),
    /** Of the rule: server/metrics/alert-rules.ts. */
    name: text('name').notNull(),
    /** The process that has the trouble, for people; empty for one that all processes have. */
    source: text('source').notNull(),
    raisedAt: instant('raised_at').notNull().defaultNow(),
    /** When a process last found it. */
    seenAt: instant('seen_at').notNull().defaultNow(),
    clearedAt: instant('cleared_at'),
  },
  (t) => [
    uniqueIndex('alerts_open').on(t.name, t.source).where(sql`${t.clearedAt} is null`),
    index('alerts_cleared').on(t.clearedAt),
  ],
);
