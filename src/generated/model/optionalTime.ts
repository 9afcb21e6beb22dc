/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A point in time; null for none.
 * @nullable
 */
export type OptionalTime = string | null;
