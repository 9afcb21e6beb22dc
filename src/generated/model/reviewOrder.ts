/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What comes first: the `oldest`, the `riskiest` by the levels of its signals, or the `largest`. A new withdrawal's signals count after a second.
 */
export type ReviewOrder = typeof ReviewOrder[keyof typeof ReviewOrder];


export const ReviewOrder = {
  oldest: 'oldest',
  riskiest: 'riskiest',
  largest: 'largest',
} as const;
