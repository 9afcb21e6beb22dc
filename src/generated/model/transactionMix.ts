/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * How many transactions of each type were made in the period. Together they are `totalTransactions`.
 */
export interface TransactionMix {
  /**
     * Transactions of type `purchase`.
     * @minimum 0
     */
  purchases: number;
  /**
     * Transactions of type `transfer`.
     * @minimum 0
     */
  transfers: number;
  /**
     * Transactions of type `withdrawal`.
     * @minimum 0
     */
  withdrawals: number;
  /**
     * Transactions of type `currency_send`.
     * @minimum 0
     */
  currencySends: number;
  /**
     * Transactions of type `item_purchase`.
     * @minimum 0
     */
  itemPurchases: number;
}
