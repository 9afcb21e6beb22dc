/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What is done once somebody agrees.
 */
export type ApprovalRequestAction = typeof ApprovalRequestAction[keyof typeof ApprovalRequestAction];


export const ApprovalRequestAction = {
  approve: 'approve',
  process: 'process',
  retry: 'retry',
  payout: 'payout',
  change_roles: 'change_roles',
  change_rules: 'change_rules',
} as const;
