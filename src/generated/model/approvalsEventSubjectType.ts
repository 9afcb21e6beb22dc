/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What kind of record it is about.
 */
export type ApprovalsEventSubjectType = typeof ApprovalsEventSubjectType[keyof typeof ApprovalsEventSubjectType];


export const ApprovalsEventSubjectType = {
  approvals: 'approvals',
} as const;
