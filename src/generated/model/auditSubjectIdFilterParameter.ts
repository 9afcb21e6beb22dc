/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The id of what it was done to.
 */
export type AuditSubjectIdFilterParameter = string;
