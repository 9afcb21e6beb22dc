/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The decisions of one day.
 */
export interface ReviewDay {
  /** The day in UTC. */
  date: string;
  /**
     * How many were approved.
     * @minimum 0
     */
  approved: number;
  /**
     * How many were rejected.
     * @minimum 0
     */
  rejected: number;
  /**
     * As in the figures of all days.
     * @nullable
     */
  median_minutes: number | null;
}
