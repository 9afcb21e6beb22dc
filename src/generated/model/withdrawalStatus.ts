/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `pending` and `pending_review` await review; `approved` waits to be paid; `processing` is with the bank; `completed`, `rejected` are final; `failed` can be retried.
 */
export type WithdrawalStatus = typeof WithdrawalStatus[keyof typeof WithdrawalStatus];


export const WithdrawalStatus = {
  pending_review: 'pending_review',
  pending: 'pending',
  approved: 'approved',
  processing: 'processing',
  completed: 'completed',
  rejected: 'rejected',
  failed: 'failed',
} as const;
