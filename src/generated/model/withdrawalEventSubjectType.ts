/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What kind of record it is about.
 */
export type WithdrawalEventSubjectType = typeof WithdrawalEventSubjectType[keyof typeof WithdrawalEventSubjectType];


export const WithdrawalEventSubjectType = {
  withdrawal: 'withdrawal',
} as const;
