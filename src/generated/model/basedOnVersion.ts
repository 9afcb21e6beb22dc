/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The record's `version` that the edit is based on. Left out, the edit is made whatever happened since.
 * @pattern ^[0-9a-f]{32}$
 */
export type BasedOnVersion = string;
