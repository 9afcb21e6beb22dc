/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';
import type { ReconciliationRunSource } from './reconciliationRunSource.ts';

/**
 * A comparison of a statement with our payments.
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
  /** The name of the statement's file; for the list of the payment rail, that. */
  file_name: string;
  /** Whether it was a file or the list of the payment rail itself. */
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
     * Entries of the payment rail's list, and lines of a file that contradict themselves, that cannot be understood.
     * @minimum 0
     */
  unreadable?: number;
  /**
     * Lines about money that came in and that name one of our payments.
     * @minimum 0
     */
  returned?: number;
  /**
     * Lines that name one of our payments, in another currency than US dollars.
     * @minimum 0
     */
  other_currency?: number;
  /**
     * Lines with a status that is no booking, such as pending, failed or reverted.
     * @minimum 0
     */
  not_booked?: number;
}
