/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * How rare it is.
 */
export type ItemRarity = typeof ItemRarity[keyof typeof ItemRarity];


export const ItemRarity = {
  common: 'common',
  rare: 'rare',
  epic: 'epic',
  legendary: 'legendary',
} as const;
