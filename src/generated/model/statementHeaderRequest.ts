/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * The beginning of a statement, to choose its columns by.
 */
export interface StatementHeaderRequest {
  /**
     * The file, or its beginning.
     * @minLength 1
     * @maxLength 5000000
     */
  content: string;
}
