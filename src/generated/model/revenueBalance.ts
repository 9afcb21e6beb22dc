/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The revenue that can be paid out.
 */
export interface RevenueBalance {
  /** What can be paid out now, US dollars. It is all revenue less all payouts, and never below 0. */
  total_available_usd: number;
  /**
     * How many revenue records still hold some of it.
     * @minimum 0
     */
  total_records: number;
  /**
     * What was paid out and is no longer revenue, because a withdrawal came back and its fee with it, US dollars. The next revenue makes up for it before anything is available again; 0 while something is available.
     * @minimum 0
     */
  owed_usd?: number;
  /** The ids of the requests for payouts that wait for a second person; absent where none does. What they ask for is still available. */
  awaiting_second?: string[];
}
