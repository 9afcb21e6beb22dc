/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type ItemEventType = typeof ItemEventType[keyof typeof ItemEventType];


export const ItemEventType = {
  itemchanged: 'item.changed',
  itemdeleted: 'item.deleted',
} as const;
