/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The column with the day of booking, where several may be it.
 */
export type StatementDateColumnParameter = string;
