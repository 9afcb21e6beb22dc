/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type PlatformTransactionTransactionType = typeof PlatformTransactionTransactionType[keyof typeof PlatformTransactionTransactionType];


export const PlatformTransactionTransactionType = {
  purchase: 'purchase',
  transfer: 'transfer',
  currency_send: 'currency_send',
  item_purchase: 'item_purchase',
} as const;
