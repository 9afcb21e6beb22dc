/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReconciliationResult } from './reconciliationResult.ts';

/**
 * An entry of the rail's list, or a payment that is not on it.
 */
export interface ReconciliationLine {
  /** What was found. */
  result: ReconciliationResult | string;
  /**
     * The withdrawal; null when the line names none of ours.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  withdrawal_id: string | null;
  /**
     * Its number in the file, whose header is line 1; null for a payment that is only here, and in the list of the payment rail, but for the number of an `unreadable` entry.
     * @nullable
     */
  line: number | null;
  /**
     * The reference on the statement or, for what is only here, the rail's.
     * @nullable
     */
  reference: string | null;
  /**
     * The amount on the statement, without its sign, US dollars.
     * @nullable
     */
  their_amount: number | null;
  /**
     * The amount that we know, US dollars.
     * @nullable
     */
  our_amount: number | null;
  /**
     * When the rail confirmed our payment.
     * @nullable
     */
  paid_at: string | null;
  /**
     * What else there is to say.
     * @nullable
     */
  note: string | null;
}
