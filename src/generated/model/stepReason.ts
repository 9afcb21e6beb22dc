/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Why it is done; not blank, and kept in the history. White space around it is dropped.
 * @minLength 1
 * @maxLength 1000
 * @pattern \S
 */
export type StepReason = string;
