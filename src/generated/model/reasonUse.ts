/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A step that is counted by reason codes. `return` is the announcement that a payment came back.
 */
export type ReasonUse = typeof ReasonUse[keyof typeof ReasonUse];


export const ReasonUse = {
  reject: 'reject',
  return: 'return',
  skip: 'skip',
  snooze: 'snooze',
} as const;
