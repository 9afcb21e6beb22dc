/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `matched`, `other_amount`, `only_there` on the statement, or `only_here`. Extensions: `unreadable`, an entry of the payment rail's list that cannot be understood, or a line of a file that contradicts itself; its note says why. `returned`, money that came in and names one of our payments. `other_currency`, a line that names one of our payments in another currency. `not_booked`, a line with a status that is no booking. None of the three is proof of a payment.
 */
export type ReconciliationResult = typeof ReconciliationResult[keyof typeof ReconciliationResult];


export const ReconciliationResult = {
  matched: 'matched',
  other_amount: 'other_amount',
  only_there: 'only_there',
  only_here: 'only_here',
  unreadable: 'unreadable',
  returned: 'returned',
  other_currency: 'other_currency',
  not_booked: 'not_booked',
} as const;
