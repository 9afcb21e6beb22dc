/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * `open` while somebody works on it, `closed` once every line is matched or explained, `discarded` when it does not count.
 */
export type StatementState = typeof StatementState[keyof typeof StatementState];


export const StatementState = {
  open: 'open',
  closed: 'closed',
  discarded: 'discarded',
} as const;
