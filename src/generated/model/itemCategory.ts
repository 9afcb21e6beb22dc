/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The shelf that it stands on.
 */
export type ItemCategory = typeof ItemCategory[keyof typeof ItemCategory];


export const ItemCategory = {
  featured: 'featured',
  weekly: 'weekly',
  daily: 'daily',
  standard: 'standard',
} as const;
