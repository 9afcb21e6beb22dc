/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What kind of record it is about.
 */
export type ItemEventSubjectType = typeof ItemEventSubjectType[keyof typeof ItemEventSubjectType];


export const ItemEventSubjectType = {
  item: 'item',
} as const;
