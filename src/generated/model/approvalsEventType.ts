/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type ApprovalsEventType = typeof ApprovalsEventType[keyof typeof ApprovalsEventType];


export const ApprovalsEventType = {
  approvalssuspended: 'approvals.suspended',
  approvalsresumed: 'approvals.resumed',
} as const;
