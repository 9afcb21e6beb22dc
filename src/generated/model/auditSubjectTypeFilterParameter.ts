/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What kind of record it was done to.
 */
export type AuditSubjectTypeFilterParameter = string;
