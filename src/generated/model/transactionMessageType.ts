/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type TransactionMessageType = typeof TransactionMessageType[keyof typeof TransactionMessageType];


export const TransactionMessageType = {
  transactiondecided: 'transaction.decided',
} as const;
