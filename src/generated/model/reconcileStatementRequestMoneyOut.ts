/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which amounts are money that went out, where no column says it. Left out, the negative ones. Needed if no amount is negative, or if a negative one is called a return.
 */
export type ReconcileStatementRequestMoneyOut = typeof ReconcileStatementRequestMoneyOut[keyof typeof ReconcileStatementRequestMoneyOut];


export const ReconcileStatementRequestMoneyOut = {
  negative: 'negative',
  positive: 'positive',
} as const;
