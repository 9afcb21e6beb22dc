/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Something that does not follow in a statement, or on the statement before. It refuses nothing.
 */
export interface StatementProblem {
  /** `opening_balance`: it is not the closing balance of the statement before. `closing_balance`: opening balance and lines do not add up to it. `number`: a statement is missing in between. `other_account`: no statement of this account was uploaded before, but of others. */
  kind: 'opening_balance' | 'closing_balance' | 'number' | 'other_account' | string;
  /** What does not follow, for people. */
  message: string;
}
