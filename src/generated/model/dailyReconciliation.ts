/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';

/**
 * How far the comparison is that the server makes by itself every day, of the payments of the day before.
 */
export interface DailyReconciliation {
  /**
     * The hour of the day, UTC, from which on the day before is compared.
     * @minimum 0
     * @maximum 23
     */
  hour: number;
  /** The newest UTC day that was compared; null when none was. */
  last_day: Day | null;
  /**
     * When the first attempt failed for the oldest day that could not be compared yet; null when there is none.
     * @nullable
     */
  failing_since: string | null;
  /**
     * Why.
     * @nullable
     */
  failure: string | null;
}
