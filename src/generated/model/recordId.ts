/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * An opaque id. It is sent back as it came.
 * @minLength 1
 * @maxLength 200
 */
export type RecordId = string;
