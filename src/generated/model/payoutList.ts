/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Payout } from './payout.ts';

export interface PayoutList {
  /** The payouts, newest first. */
  payouts: Payout[];
}
