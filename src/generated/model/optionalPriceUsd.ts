/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A price, US dollars, at most two decimals; null for none.
 * @minimum 0
 * @maximum 1000000
 * @nullable
 */
export type OptionalPriceUsd = number | null;
