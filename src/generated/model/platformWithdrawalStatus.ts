/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Where it begins; both await their review.
 */
export type PlatformWithdrawalStatus = typeof PlatformWithdrawalStatus[keyof typeof PlatformWithdrawalStatus];


export const PlatformWithdrawalStatus = {
  pending: 'pending',
  pending_review: 'pending_review',
} as const;
