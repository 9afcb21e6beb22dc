/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReviewableWithdrawal } from './reviewableWithdrawal.ts';

/**
 * What awaits review among the withdrawals that match filters, as of one moment.
 */
export interface ReviewableWithdrawals {
  /**
     * How many there are, whatever `limit` is.
     * @minimum 0
     */
  count: number;
  /** The oldest of them, the oldest first, at most as many as `limit` says. */
  withdrawals: ReviewableWithdrawal[];
}
