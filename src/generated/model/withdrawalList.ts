/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Withdrawal } from './withdrawal.ts';

/**
 * The withdrawals that match, the newest first. With `limit` it is a page of them, with a `next_cursor`.
 */
export interface WithdrawalList {
  /** The withdrawals, newest first. */
  withdrawals: Withdrawal[];
  /**
     * The `cursor` of the next page; null or absent on the last.
     * @nullable
     */
  next_cursor?: string | null;
}
