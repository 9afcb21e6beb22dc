/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type WithdrawalAwaitingSecondParameter = typeof WithdrawalAwaitingSecondParameter[keyof typeof WithdrawalAwaitingSecondParameter];


export const WithdrawalAwaitingSecondParameter = {
  true: 'true',
} as const;
