/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Why a statement is reopened or discarded.
 */
export interface StatementReason {
  /**
     * The reason, for later readers.
     * @minLength 1
     * @maxLength 1000
     * @pattern \S
     */
  reason: string;
}
