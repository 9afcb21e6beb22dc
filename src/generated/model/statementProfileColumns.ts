/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which columns mean what, by their names in the header.
 */
export type StatementProfileColumns = {[key: string]: string};
