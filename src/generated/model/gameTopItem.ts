/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * One item and how it sold, counting completed transactions.
 */
export interface GameTopItem {
  /**
     * The item's id.
     * @minLength 1
     * @maxLength 200
     */
  item_id: string;
  /** The item's name. */
  item_name: string;
  /**
     * How many were sold.
     * @minimum 0
     */
  sold: number;
  /** What players paid for them, US dollars. */
  sales: number;
}
