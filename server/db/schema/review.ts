import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, instant, serial } from './columns.ts';
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
  (t) => [index('review_queue_player').on(t.playerId)],
);

/**
 * How grave the signals of each withdrawal in the queue are (`scoreOf`). A table of its own, which nothing else writes: otherwise a claim would find
 * its row locked, and skip it.
 */
export const reviewScores = pgTable('review_scores', {
  withdrawalId: text('withdrawal_id').primaryKey(),
  score: integer('score').notNull(),
});

/** Changes after which the scores of a player's waiting withdrawals, and of those to the same account, are worked out again. */
export const reviewChanges = pgTable('review_changes', {
  id: serial('id').primaryKey(),
  playerId: text('player_id').notNull(),
  accountFingerprint: text('account_fingerprint'),
});
