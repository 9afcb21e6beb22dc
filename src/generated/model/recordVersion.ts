/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The version of what an edit changes. It is another one after each change.
 */
export type RecordVersion = string;
