/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A share in whole percent; null for none.
 * @minimum 0
 * @maximum 100
 * @nullable
 */
export type OptionalPercent = number | null;
