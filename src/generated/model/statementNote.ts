/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A row of a file that does not count.
 */
export interface StatementNote {
  /**
     * Where it stands in the file.
     * @minimum 1
     */
  line: number;
  /** The row, shortened. Masked without `players.pii`. */
  text: string;
  /** Why it does not count. */
  reason: string;
  /** What to do about it, if something can be done. */
  remedy?: string;
}
