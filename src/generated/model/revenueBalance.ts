/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export interface RevenueBalance {
  /** What can be paid out now, US dollars. It is all revenue less all payouts. */
  total_available_usd: number;
  /**
     * How many revenue records still hold some of it.
     * @minimum 0
     */
  total_records: number;
}
