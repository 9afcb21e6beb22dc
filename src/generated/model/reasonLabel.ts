/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What people read; another than that of every other code. White space around it is dropped.
 * @minLength 1
 * @maxLength 60
 * @pattern \S
 */
export type ReasonLabel = string;
