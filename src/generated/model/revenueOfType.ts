/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The revenue of one type.
 */
export interface RevenueOfType {
  /** How much it is, US dollars. */
  total_amount: number;
  /**
     * In how many revenue records.
     * @minimum 0
     */
  record_count: number;
}
