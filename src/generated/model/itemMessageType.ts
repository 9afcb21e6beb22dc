/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What was done.
 */
export type ItemMessageType = typeof ItemMessageType[keyof typeof ItemMessageType];


export const ItemMessageType = {
  itemchanged: 'item.changed',
  itemdeleted: 'item.deleted',
} as const;
