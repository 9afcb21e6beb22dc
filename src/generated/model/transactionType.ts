/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `purchase` buys in-game currency; `item_purchase` buys an item; `transfer` moves money between players; `currency_send` gives in-game currency to another player; `withdrawal` pays out to a bank account.
 */
export type TransactionType = typeof TransactionType[keyof typeof TransactionType];


export const TransactionType = {
  purchase: 'purchase',
  transfer: 'transfer',
  withdrawal: 'withdrawal',
  currency_send: 'currency_send',
  item_purchase: 'item_purchase',
} as const;
