/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The name of the file, for people.
 */
export type StatementFileNameParameter = string;
