/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Payout } from './payout.ts';

/**
 * A page of the payouts.
 */
export interface PayoutList {
  /** The payouts, newest first. */
  payouts: Payout[];
  /**
     * The `cursor` of the next page; null or absent on the last.
     * @nullable
     */
  next_cursor?: string | null;
}
