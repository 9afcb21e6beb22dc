/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The address of an image, http or https; null for none.
 * @maxLength 2000
 * @nullable
 * @pattern ^https?://\S+$
 */
export type ImageUrl = string | null;
