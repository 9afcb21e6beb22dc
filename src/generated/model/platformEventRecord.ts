/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The record's ids, its status and its amounts.
 */
export type PlatformEventRecord = { [key: string]: unknown };
