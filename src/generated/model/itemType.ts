/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What kind of item it is.
 */
export type ItemType = typeof ItemType[keyof typeof ItemType];


export const ItemType = {
  currency_pack: 'currency_pack',
  bundle: 'bundle',
  starter_pack: 'starter_pack',
  special_offer: 'special_offer',
} as const;
