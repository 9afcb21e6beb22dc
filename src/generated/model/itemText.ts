/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A text on the item's card; null for none.
 * @maxLength 200
 * @nullable
 */
export type ItemText = string | null;
