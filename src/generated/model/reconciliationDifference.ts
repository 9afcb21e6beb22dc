/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';
import type { ReconciliationResult } from './reconciliationResult.ts';
import type { RecordVersion } from './recordVersion.ts';

/**
 * A difference that the daily comparison or a statement of the bank found.
 */
export interface ReconciliationDifference {
  /**
     * The difference's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /**
     * The comparison that found it.
     * @minLength 1
     * @maxLength 200
     */
  run_id: string;
  /** The UTC day that was compared. */
  day: Day;
  /** When it was found. */
  found_at: string;
  /** The kind of difference. */
  result: ReconciliationResult | string;
  /**
     * The withdrawal; null when it is about none of ours.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  withdrawal_id: string | null;
  /**
     * The rail's reference.
     * @nullable
     */
  reference: string | null;
  /**
     * The amount on the rail's list, US dollars.
     * @nullable
     */
  their_amount: number | null;
  /**
     * The amount that we know, US dollars.
     * @nullable
     */
  our_amount: number | null;
  /**
     * What else the comparison found.
     * @nullable
     */
  note: string | null;
  /**
     * The username of whoever looks into it; null when nobody does.
     * @nullable
     */
  owner: string | null;
  /**
     * The reason for the difference, as far as it is known.
     * @nullable
     */
  reason: string | null;
  version?: RecordVersion;
  /** Whether the caller sent the payment, and so cannot close it. */
  is_own_payment: boolean;
  /**
     * When it was closed; null while it is open.
     * @nullable
     */
  closed_at: string | null;
  /**
     * The username of whoever closed it.
     * @nullable
     */
  closed_by: string | null;
  /**
     * The explanation with which it was closed.
     * @nullable
     */
  explanation: string | null;
  /**
     * The statement of the bank that it was found on; null for the daily comparison.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  statement_id?: string | null;
  /**
     * The line of that statement; null for a payment that is missing on it.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  statement_line_id?: string | null;
}
