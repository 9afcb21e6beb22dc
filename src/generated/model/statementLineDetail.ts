/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A payment within a batch.
 */
export interface StatementLineDetail {
  /**
     * Below zero for money that went out; null if the bank does not say it.
     * @nullable
     */
  amount: number | null;
  /**
     * The reference in a field of its own.
     * @nullable
     */
  reference: string | null;
  /**
     * All other words. Masked without `players.pii`.
     * @nullable
     */
  text: string | null;
  /**
     * The bank's code for the reason of a return.
     * @nullable
     */
  return_code: string | null;
}
