/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What a fee was taken for.
 */
export type RevenueType = typeof RevenueType[keyof typeof RevenueType];


export const RevenueType = {
  transfer_fee: 'transfer_fee',
  purchase_fee: 'purchase_fee',
  withdrawal_fee: 'withdrawal_fee',
  platform_fee: 'platform_fee',
  other: 'other',
} as const;
