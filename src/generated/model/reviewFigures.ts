/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReasonCount } from './reasonCount.ts';
import type { ReviewDay } from './reviewDay.ts';

/**
 * How the review goes.
 */
export interface ReviewFigures {
  /**
     * How many await review, those that are set aside included.
     * @minimum 0
     */
  waiting: number;
  /**
     * How many of them are set aside until a time.
     * @minimum 0
     */
  snoozed: number;
  /**
     * When the oldest of them was requested; null when none waits.
     * @nullable
     */
  oldest_at: string | null;
  /** Within so many hours one should be decided (`REVIEW_TARGET`). */
  target_hours: number;
  /**
     * How many decisions there were within the days.
     * @minimum 0
     */
  decided: number;
  /**
     * The median of the minutes from when it began to await review to its decision; null without decisions.
     * @nullable
     */
  median_minutes: number | null;
  /**
     * The share that was decided within the target, as a percentage; null without decisions.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  within_target: number | null;
  /**
     * Decisions in an hour, of the hours in which there were any; null without decisions.
     * @nullable
     */
  per_hour: number | null;
  /** The days in UTC, the latest first, also those without decisions. */
  days: ReviewDay[];
  /** How often each reason code was given within the days, the most frequent first; without a code, `code` and `label` are null. */
  reasons: ReasonCount[];
}
