/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Whether it begins or is over.
 */
export type AlertEventType = typeof AlertEventType[keyof typeof AlertEventType];


export const AlertEventType = {
  alertraised: 'alert.raised',
  alertcleared: 'alert.cleared',
} as const;
