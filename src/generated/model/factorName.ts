/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What the administrator calls it, to tell several apart.
 * @minLength 1
 * @maxLength 60
 * @pattern \S
 */
export type FactorName = string;
