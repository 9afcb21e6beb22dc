/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The column with the amount, where several may be it.
 */
export type StatementAmountColumnParameter = string;
