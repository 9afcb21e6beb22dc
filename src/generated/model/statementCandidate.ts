/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A payment that a line may be.
 */
export interface StatementCandidate {
  /**
     * The withdrawal.
     * @minLength 1
     * @maxLength 200
     */
  withdrawal_id: string;
  /**
     * Which attempt to send it.
     * @minimum 1
     */
  attempt: number;
  /** The payment as we know it, US dollars. */
  amount: number;
  /** The amount of the line, without its sign, less the payment. */
  difference: number;
  /** When the rail confirmed it. */
  paid_at: string;
  /**
     * The rail's reference.
     * @nullable
     */
  reference: string | null;
  /** Why the line may be this payment. */
  reason: string;
  /** Whether the caller sent the payment, and so cannot confirm it. */
  is_own_payment: boolean;
}
