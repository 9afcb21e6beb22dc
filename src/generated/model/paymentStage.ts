/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The withdrawals in one stage of being paid.
 */
export interface PaymentStage {
  /**
     * How many withdrawals.
     * @minimum 0
     */
  count: number;
  /**
     * What they pay out together, US dollars.
     * @minimum 0
     */
  net_amount: number;
  /**
     * Since when the oldest of them is there; null without any.
     * @nullable
     */
  oldest_at: string | null;
}
