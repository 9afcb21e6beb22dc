/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Columns that the server finds by their names or words. A column that is absent was not found.
 */
export interface FoundColumns {
  /** Whether money went out or came in. */
  direction?: string;
  /** The status of the line. */
  status?: string;
  /** The currency. */
  currency?: string;
}
