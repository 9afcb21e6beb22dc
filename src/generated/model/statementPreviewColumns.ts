/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Which columns of a CSV file mean what, by their names in the header. Empty for other formats.
 */
export type StatementPreviewColumns = {[key: string]: string};
