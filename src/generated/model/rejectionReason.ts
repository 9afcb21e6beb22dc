/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Why it is rejected; not blank. White space around it is dropped.
 * @minLength 1
 * @maxLength 1000
 * @pattern \S
 */
export type RejectionReason = string;
