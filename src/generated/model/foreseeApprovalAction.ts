/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ForeseeApprovalAction = typeof ForeseeApprovalAction[keyof typeof ForeseeApprovalAction];


export const ForeseeApprovalAction = {
  approve: 'approve',
  process: 'process',
  retry: 'retry',
  payout: 'payout',
} as const;
