/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type TransactionEventType = typeof TransactionEventType[keyof typeof TransactionEventType];


export const TransactionEventType = {
  transactiondecided: 'transaction.decided',
} as const;
