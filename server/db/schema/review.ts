import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { cents, createdAt, instant, serial } from './columns.ts';
import { admins } from './people.ts';
import { withdrawals } from './withdrawals.ts';

/**
 * The withdrawals that await review, as the desk hands them out. Triggers add and remove them (server/review/review-queue.sql), so whoever claims
 * one never locks a withdrawal.
 */
export const reviewQueue = pgTable(
  'review_queue',
  {
    withdrawalId: text('withdrawal_id')
      .primaryKey()
      .references(() => withdrawals.withdrawalId),
    playerId: text('player_id').notNull(),
    accountFingerprint: text('account_fingerprint'),
    /** The withdrawal's, by which it is handed out. */
    createdAt: instant('created_at').notNull(),
    requestedCents: cents('requested_cents').notNull(),
    /** The administrator who looks at it, until `claimed_until`. */
    claimedBy: text('claimed_by').references(() => admins.adminId),
    claimedUntil: instant('claimed_until'),
  },
  (t) => [
    index('review_queue_player').on(t.playerId),
    // The front of the queue in each order of the desk; `review_scores_riskiest` is the third.
    index('review_queue_oldest').on(t.createdAt, t.withdrawalId).concurrently(),
    index('review_queue_largest').on(t.requestedCents.desc().nullsFirst(), t.createdAt, t.withdrawalId).concurrently(),
    index('review_queue_claimed').on(t.claimedBy).concurrently().where(sql`${t.claimedBy} is not null`),
  ],
);

/**
 * How grave the signals of each withdrawal in the queue are (`scoreOf`). A table of its own, which nothing else writes: otherwise a claim would find
 * its row locked, and skip it.
 */
export const reviewScores = pgTable(
  'review_scores',
  {
    withdrawalId: text('withdrawal_id').primaryKey(),
    score: integer('score').notNull(),
    /** The withdrawal's, since the index of an order has to be of one table; null where a release before this column wrote the score. */
    createdAt: instant('created_at'),
  },
  (t) => [index('review_scores_riskiest').on(t.score.desc().nullsFirst(), t.createdAt, t.withdrawalId).concurrently()],
);

/** Changes after which the scores of a player's waiting withdrawals, and of those to the same account, are worked out again. */
export const reviewChanges = pgTable('review_changes', {
  id: serial('id').primaryKey(),
  playerId: text('player_id').notNull(),
  accountFingerprint: text('account_fingerprint'),
  /** The withdrawal that entered or left the queue; null for a change of the player. */
  withdrawalId: text('withdrawal_id'),
});

/** Reasons with a name of their own, by which steps are counted. One is retired, never deleted, since steps keep its code. */
export const reasonCodes = pgTable('reason_codes', {
  code: text('code').primaryKey(),
  label: text('label').notNull(),
  /** The contract's ReasonUse. */
  uses: text('uses').array().notNull(),
  createdAt: createdAt(),
  /** Since when it is no longer offered; null while it is. */
  retiredAt: instant('retired_at'),
});

/**
 * Withdrawals that somebody set aside: skipped, so that the desk gives them to others, or snoozed, so that it gives them to nobody until a time. Like
 * a claim it forbids no decision. It ends when the withdrawal leaves the queue (server/review/review-queue.sql), and its row stays, to be counted.
 */
export const reviewDeferrals = pgTable(
  'review_deferrals',
  {
    id: serial('id').primaryKey(),
    withdrawalId: text('withdrawal_id')
      .notNull()
      .references(() => withdrawals.withdrawalId),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId),
    kind: text('kind').notNull(),
    /** Of a snooze, after which the desk hands it out again; null of a skip. */
    until: instant('until'),
    reason: text('reason').notNull(),
    reasonCode: text('reason_code'),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    check('review_deferrals_kind', sql`${t.kind} in ('skip', 'snooze')`),
    check('review_deferrals_until', sql`(${t.kind} = 'snooze') = (${t.until} is not null)`),
    uniqueIndex('review_deferrals_snooze').on(t.withdrawalId).where(sql`${t.kind} = 'snooze' and ${t.endedAt} is null`),
    uniqueIndex('review_deferrals_skip')
      .on(t.withdrawalId, t.adminId)
      .where(sql`${t.kind} = 'skip' and ${t.endedAt} is null`),
    index('review_deferrals_newest').on(t.createdAt),
  ],
);

/**
 * Withdrawals that the desk hands to this person last, because the approval was refused with `payment_withheld`: they would be refused again. For
 * nobody else does it change the order. The row goes when the withdrawal leaves the queue.
 */
export const reviewPostponements = pgTable(
  'review_postponements',
  {
    withdrawalId: text('withdrawal_id')
      .notNull()
      .references(() => withdrawals.withdrawalId),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.adminId),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.withdrawalId, t.adminId] })],
);
