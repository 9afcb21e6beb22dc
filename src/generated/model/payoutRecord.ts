/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { RevenueType } from './revenueType.ts';

/**
 * One revenue record and what a payout took of it.
 */
export interface PayoutRecord {
  /**
     * The revenue record's id.
     * @minLength 1
     * @maxLength 200
     */
  record_id: string;
  /** What the fee was taken for. A value that is not in RevenueType is to be shown as it is. */
  revenue_type: RevenueType | string;
  /**
     * The id of what it was taken from, a transaction or a withdrawal for most; null when there is none.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  source_id: string | null;
  /** What the company earned with it, US dollars. */
  total_amount: number;
  /** What this payout took of it, US dollars; less than `total_amount` when another payout took the rest. */
  used_amount: number;
  /** When it was earned. */
  earned_at: string;
}
