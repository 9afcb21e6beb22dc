/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Highest requested amount, US dollars, inclusive.
 */
export type WithdrawalMaxAmountParameter = number;
