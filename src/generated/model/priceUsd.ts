/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A price, US dollars, at most two decimals.
 * @minimum 0
 * @maximum 1000000
 */
export type PriceUsd = number;
