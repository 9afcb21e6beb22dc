/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The name, not blank. White space around it is dropped.
 * @minLength 1
 * @maxLength 200
 * @pattern \S
 */
export type ItemName = string;
