/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Lowest requested amount, US dollars, inclusive.
 */
export type WithdrawalMinAmountParameter = number;
