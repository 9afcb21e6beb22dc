/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * How many may be bought; null for any number.
 * @minimum 1
 * @maximum 1000000
 * @nullable
 */
export type PurchaseLimit = number | null;
