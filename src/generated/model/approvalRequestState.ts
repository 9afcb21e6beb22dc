/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether it waits, or how it ended. `approved` was carried out in the same transaction.
 */
export type ApprovalRequestState = typeof ApprovalRequestState[keyof typeof ApprovalRequestState];


export const ApprovalRequestState = {
  waiting: 'waiting',
  approved: 'approved',
  denied: 'denied',
  withdrawn: 'withdrawn',
  expired: 'expired',
  void: 'void',
} as const;
