/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The account, where the file has the lines of several, as the question names it.
 */
export type StatementAccountParameter = string;
