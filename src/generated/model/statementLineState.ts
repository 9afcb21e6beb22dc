/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `matched`: a confirmed match. `proposed`: a match that a person confirms or rejects. `returned`: money that came in and is the return of a payment, by a match that is proposed or confirmed. `open`: no match; a person explains it. `left_out`: no booking, such as a heading, a total or a failed payment, or a booking of other people. `unreadable`: it looks like a booking and cannot be understood; a person explains it.
 */
export type StatementLineState = typeof StatementLineState[keyof typeof StatementLineState];


export const StatementLineState = {
  matched: 'matched',
  proposed: 'proposed',
  returned: 'returned',
  open: 'open',
  left_out: 'left_out',
  unreadable: 'unreadable',
} as const;
