/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ApprovalRuleActionsItem = typeof ApprovalRuleActionsItem[keyof typeof ApprovalRuleActionsItem];


export const ApprovalRuleActionsItem = {
  approve: 'approve',
  process: 'process',
  retry: 'retry',
  payout: 'payout',
  change_roles: 'change_roles',
} as const;
