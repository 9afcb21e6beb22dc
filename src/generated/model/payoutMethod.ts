/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * How a payout is made.
 */
export type PayoutMethod = typeof PayoutMethod[keyof typeof PayoutMethod];


export const PayoutMethod = {
  Internal_Transfer: 'Internal Transfer',
  Bank_Transfer: 'Bank Transfer',
  ACH: 'ACH',
  Wire_Transfer: 'Wire Transfer',
} as const;
