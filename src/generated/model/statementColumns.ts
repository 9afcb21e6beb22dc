/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which columns say what, by their names in the header.
 */
export interface StatementColumns {
  /**
     * Names the payment, its withdrawal or the rail's reference, alone or among other words.
     * @minLength 1
     * @maxLength 100
     */
  reference: string;
  /**
     * The amount.
     * @minLength 1
     * @maxLength 100
     */
  amount: string;
  /**
     * The day, as 2026-11-20, 11/20/2026 or 20.11.2026. Left out, `date_from` and `date_to` are needed.
     * @minLength 1
     * @maxLength 100
     */
  date?: string;
}
