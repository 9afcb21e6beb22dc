/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';
import type { ReconciliationRunSource } from './reconciliationRunSource.ts';

/**
 * A comparison of the payment rail's list with our payments.
 */
export interface ReconciliationRun {
  /**
     * The comparison's id.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** When it was made. */
  created_at: string;
  /** The administrator's name; `the server` for the daily comparison. */
  created_by: string;
  /** `Payment rail`; the name of the file for comparisons that servers before contract 4.0.0 made. */
  file_name: string;
  /** `rail`, the list of the payment rail. `file` for comparisons that servers before contract 4.0.0 made. */
  source?: ReconciliationRunSource;
  /** The first UTC day. */
  date_from: Day;
  /** The last UTC day. */
  date_to: Day;
  /**
     * Lines that fit one of our payments.
     * @minimum 0
     */
  matched: number;
  /**
     * Lines that fit one, with another amount.
     * @minimum 0
     */
  other_amount: number;
  /**
     * Lines that fit none.
     * @minimum 0
     */
  only_there: number;
  /**
     * Payments of these days that no line names.
     * @minimum 0
     */
  only_here: number;
  /**
     * Entries of the payment rail's list that cannot be understood.
     * @minimum 0
     */
  unreadable?: number;
}
