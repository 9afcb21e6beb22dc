/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The status from now on.
 */
export type UpdateTransactionStatusRequestStatus = typeof UpdateTransactionStatusRequestStatus[keyof typeof UpdateTransactionStatusRequestStatus];


export const UpdateTransactionStatusRequestStatus = {
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
} as const;
