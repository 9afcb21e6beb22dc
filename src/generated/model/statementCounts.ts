/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * How many lines of a statement are in each state.
 */
export interface StatementCounts {
  /**
     * With a confirmed match.
     * @minimum 0
     */
  matched: number;
  /**
     * With a match that a person confirms or rejects.
     * @minimum 0
     */
  proposed: number;
  /**
     * Returns of payments.
     * @minimum 0
     */
  returned: number;
  /**
     * Without a match.
     * @minimum 0
     */
  open: number;
  /**
     * No booking.
     * @minimum 0
     */
  left_out: number;
  /**
     * Cannot be understood.
     * @minimum 0
     */
  unreadable: number;
  /**
     * Lines that keep the statement from being closed, because nobody has confirmed or explained them.
     * @minimum 0
     */
  unfinished: number;
}
