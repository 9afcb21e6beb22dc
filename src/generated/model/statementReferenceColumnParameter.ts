/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The column with the reference, where several may be it.
 */
export type StatementReferenceColumnParameter = string;
