/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A line that was not changed, and why.
 */
export type BulkStatementLinesResultFailedItem = {
  /** The line's id. */
  id: string;
  /** Why it was not changed. */
  reason: string;
};
