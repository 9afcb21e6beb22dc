/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * One limit, and what counts towards it.
 */
export interface PaymentLimit {
  /**
     * At most so much is sent within that time, net, US dollars; null for no limit.
     * @nullable
     */
  limit: number | null;
  /** What was sent within that time up to now, net, US dollars. */
  sent: number;
  /**
     * Without a limit, twice what was paid within the busiest hour or day (UTC) of the last 90 days, rounded up, US dollars; null when there is a limit, or nothing was paid.
     * @nullable
     */
  proposed: number | null;
}
