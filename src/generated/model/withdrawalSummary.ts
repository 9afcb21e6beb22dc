/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export interface WithdrawalSummary {
  /**
     * How many await review now.
     * @minimum 0
     */
  totalPending: number;
  /**
     * How many went to the bank since 00:00 UTC today.
     * @minimum 0
     */
  processingToday: number;
  /**
     * How many were completed in the last 30 days.
     * @minimum 0
     */
  completedThisMonth: number;
  /**
     * Of those completed or failed in the last 30 days, the share that failed, in percent, one decimal.
     * @minimum 0
     * @maximum 100
     */
  failureRate: number;
}
