/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ListApprovalsView = typeof ListApprovalsView[keyof typeof ListApprovalsView];


export const ListApprovalsView = {
  for_me: 'for_me',
  by_me: 'by_me',
  decided: 'decided',
} as const;
