/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { RecordId } from './recordId.ts';
import type { ReviewClaim } from './reviewClaim.ts';
import type { ReviewSnooze } from './reviewSnooze.ts';

/**
 * The withdrawals that await review.
 */
export interface ReviewQueue {
  /**
     * How many await review.
     * @minimum 0
     */
  waiting: number;
  /**
     * About how many withdrawals a decision awaits a second person; the desk does not hand them out.
     * @minimum 0
     */
  awaiting_second?: number;
  /**
     * When the oldest of them was requested; null when none waits.
     * @nullable
     */
  oldest_at: string | null;
  /** Within so many hours one should be decided (`REVIEW_TARGET`). */
  target_hours: number;
  /** How long a claim lasts that is not renewed (`REVIEW_LEASE`). */
  lease_seconds: number;
  /** The claims in force, at most 500. */
  claims: ReviewClaim[];
  /** The snoozes in force, at most 500, those that end first first. */
  snoozes?: ReviewSnooze[];
  /** The withdrawals that the desk hands to the caller last because their approval was refused with `payment_withheld`, at most 500, the latest first. */
  put_last?: RecordId[];
}
