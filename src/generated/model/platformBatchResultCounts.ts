/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * How many records came to each result; a result without records may be left out.
 */
export type PlatformBatchResultCounts = {[key: string]: number};
