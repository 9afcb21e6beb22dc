/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The record as it is here; only of some conflicts.
 */
export type PlatformRecordResultRecord = { [key: string]: unknown };
