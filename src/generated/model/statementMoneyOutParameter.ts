/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type StatementMoneyOutParameter = typeof StatementMoneyOutParameter[keyof typeof StatementMoneyOutParameter];


export const StatementMoneyOutParameter = {
  negative: 'negative',
  positive: 'positive',
} as const;
