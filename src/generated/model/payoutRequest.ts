/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PayoutMethod } from './payoutMethod.ts';

/**
 * How much revenue to pay out, and how.
 */
export interface PayoutRequest {
  /**
     * How much to pay out, US dollars, at most two decimals.
     * @maximum 1000000000000
     * @exclusiveMinimum 0
     */
  payout_amount: number;
  payout_method: PayoutMethod;
  /**
     * A note to keep with the payout; null for none.
     * @maxLength 1000
     * @nullable
     */
  notes?: string | null;
}
