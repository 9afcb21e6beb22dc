/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A payment that was sent and has no answer.
 */
export interface UnansweredPayment {
  /**
     * The withdrawal.
     * @minLength 1
     * @maxLength 200
     */
  withdrawal_id: string;
  /**
     * Which attempt to pay it.
     * @minimum 1
     */
  attempt: number;
  /** What it pays out, US dollars. */
  net_amount: number;
  /** When it was sent. */
  sent_at: string;
}
