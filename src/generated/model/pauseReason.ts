/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Why, in words; not blank. White space around it is removed.
 * @minLength 1
 * @maxLength 1000
 * @pattern \S
 */
export type PauseReason = string;
