/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * An amount of in-game currency; null for none.
 * @minimum 0
 * @maximum 1000000000
 * @nullable
 */
export type OptionalCurrencyAmount = number | null;
