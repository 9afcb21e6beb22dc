/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * An amount of in-game currency.
 * @minimum 0
 * @maximum 1000000000
 */
export type CurrencyAmount = number;
