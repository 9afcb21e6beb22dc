/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `matched`, `other_amount`, `only_there` on the statement, or `only_here`. An extension: `unreadable`, an entry of the payment rail's list, or a line of a statement, that cannot be understood; its note says why.
 */
export type ReconciliationResult = typeof ReconciliationResult[keyof typeof ReconciliationResult];


export const ReconciliationResult = {
  matched: 'matched',
  other_amount: 'other_amount',
  only_there: 'only_there',
  only_here: 'only_here',
  unreadable: 'unreadable',
} as const;
