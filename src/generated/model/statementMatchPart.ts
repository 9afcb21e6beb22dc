/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A share of a line. All parts of a line add up to it.
 */
export interface StatementMatchPart {
  /**
     * The statement of the line. The parts of a payment may be on two.
     * @minLength 1
     * @maxLength 200
     */
  statement_id: string;
  /**
     * The line.
     * @minLength 1
     * @maxLength 200
     */
  line_id: string;
  /**
     * The withdrawal whose payment it is; null for a fee.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  withdrawal_id: string | null;
  /**
     * Which attempt to send it.
     * @minimum 1
     * @nullable
     */
  attempt: number | null;
  /** US dollars, with the sign of the line. */
  amount: number;
}
