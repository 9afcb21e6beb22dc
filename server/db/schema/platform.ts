import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { attemptColumns, createdAt, instant, serial, updatedAt } from './columns.ts';

/** Decisions that the platform is told, each written in the transaction of the decision: server/records/events.ts. */
export const platformEvents = pgTable(
  'platform_events',
  {
    id: serial('id').primaryKey(),
    /** Its place in the feed, given out after its transaction has ended; null until then. */
    position: bigint('position', { mode: 'number' }).unique(),
    /** The mark of the feed that it was given its place in, which tells it from an event of the same place in another; null in the first feed. */
    mark: text('mark'),
    type: text('type').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    record: jsonb('record').notNull(),
    /** While the decision can be taken back: it gets no place before this time. Null for an event that never had to wait. */
    notBefore: instant('not_before'),
    createdAt: createdAt(),
  },
  (t) => [
    index('platform_events_waiting').on(t.id).where(sql`${t.position} is null`),
    // For whether a decision about a record can still be taken back.
    index('platform_events_held').on(t.subjectId).where(sql`${t.position} is null and ${t.notBefore} is not null`),
    index('platform_events_created').on(t.createdAt),
  ],
);

/** One row: what tells the feed of this database from that of every other. */
export const platformFeed = pgTable(
  'platform_feed',
  {
    only: boolean('only').primaryKey().default(true),
    feedId: uuid('feed_id').notNull().defaultRandom(),
    /** Part of the ids of its events; null in a database's first feed. */
    mark: text('mark'),
    /** Signs the cursors of the feed: server/platform/events/cursor.ts. Never in an answer or a log. */
    cursorKey: text('cursor_key')
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
  },
  (t) => [check('platform_feed_only', sql`${t.only}`)],
);

/** Addresses to which the platform's events are sent: server/platform/webhooks. */
export const webhookTargets = pgTable('webhook_targets', {
  targetId: text('target_id').primaryKey(),
  url: text('url').notNull(),
  description: text('description').notNull().default(''),
  /** Encrypted. */
  secret: text('secret').notNull(),
  /** Encrypted; signs too until its time is over. */
  previousSecret: text('previous_secret'),
  previousSecretUntil: instant('previous_secret_until'),
  /** The place in the feed up to which its deliveries have been written. */
  position: bigint('position', { mode: 'number' }).notNull(),
  /** Since when every delivery has failed; null while the last one succeeded. */
  failingSince: instant('failing_since'),
  /** The types of events that it gets, besides alerts and news of the feed; null for all. */
  events: jsonb('events').$type<string[]>(),
  /** Whether it gets alerts. */
  alerts: boolean('alerts').notNull().default(true),
  /** A target that is switched off gets nothing, and goes on where it stopped when it is switched on. */
  isActive: boolean('is_active').notNull().default(true),
  /** The time until which its receiver asked for nothing (`Retry-After`). */
  notBefore: instant('not_before'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** A message to a target: an event of the feed, or a test. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    deliveryId: serial('delivery_id').primaryKey(),
    targetId: text('target_id')
      .notNull()
      .references(() => webhookTargets.targetId, { onDelete: 'cascade' }),
    /** The event's place in the feed; null for a test. */
    position: bigint('position', { mode: 'number' }),
    /** The event's mark. */
    mark: text('mark'),
    type: text('type').notNull(),
    /** "withdrawal:WDR-1": deliveries about the same subject are made one after the other. */
    subject: text('subject').notNull(),
    ...attemptColumns('3 days'),
  },
  (t) => [
    check('webhook_deliveries_state', sql`${t.state} in ('waiting', 'delivered', 'given_up')`),
    unique('webhook_deliveries_once').on(t.targetId, t.position),
    index('webhook_deliveries_due').on(t.targetId, t.nextAt).where(sql`${t.state} = 'waiting'`),
    index('webhook_deliveries_subject').on(t.targetId, t.subject, t.deliveryId).where(sql`${t.state} = 'waiting'`),
    index('webhook_deliveries_newest').on(t.targetId, t.deliveryId),
    index('webhook_deliveries_created').on(t.createdAt),
  ],
);
