/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Counts over all withdrawals; `failureRate` is a percentage of the payments that ended in the last 30 days.
 */
export interface WithdrawalSummary {
  /**
     * How many await review now.
     * @minimum 0
     */
  totalPending: number;
  /**
     * About how many a decision awaits a second person now, whatever their status; those that await review are among `totalPending` too.
     * @minimum 0
     */
  awaitingSecond?: number;
  /**
     * How many went to the bank since 00:00 UTC today, each counted once.
     * @minimum 0
     */
  processingToday: number;
  /**
     * How many were completed in the last 30 days, each counted once, also if its payment was returned and sent again.
     * @minimum 0
     */
  completedThisMonth: number;
  /**
     * Of the payments that were completed or failed in the last 30 days, the share that failed, in percent, one decimal.
     * @minimum 0
     * @maximum 100
     */
  failureRate: number;
}
