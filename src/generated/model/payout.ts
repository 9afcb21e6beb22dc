/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PayoutMethod } from './payoutMethod.ts';
import type { PayoutUser } from './payoutUser.ts';

/**
 * Revenue that was paid out.
 */
export interface Payout {
  /**
     * The id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** When it was paid out. */
  paid_out_at: string;
  /** How much was paid out, US dollars. */
  amount: number;
  /** How it was made. A value that is not in PayoutMethod is to be shown as it is. */
  payout_method: PayoutMethod | string;
  /**
     * What it is called in the bank's papers.
     * @nullable
     */
  payout_reference: string | null;
  /**
     * How many revenue records it took from, wholly or in part.
     * @minimum 0
     */
  record_count: number;
  /** Who made it; null when the system did. */
  paid_out_by_user: PayoutUser | null;
  /**
     * What was noted with it.
     * @nullable
     */
  notes?: string | null;
}
