/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Lower-case letters, digits and underscores, a letter first.
 * @minLength 2
 * @maxLength 40
 * @pattern ^[a-z][a-z0-9_]*$
 */
export type ReasonCodeId = string;
