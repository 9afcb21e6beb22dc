/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What kind of record it is about.
 */
export type AlertEventSubjectType = typeof AlertEventSubjectType[keyof typeof AlertEventSubjectType];


export const AlertEventSubjectType = {
  alert: 'alert',
} as const;
