/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What kind of record it is about.
 */
export type TransactionEventSubjectType = typeof TransactionEventSubjectType[keyof typeof TransactionEventSubjectType];


export const TransactionEventSubjectType = {
  transaction: 'transaction',
} as const;
