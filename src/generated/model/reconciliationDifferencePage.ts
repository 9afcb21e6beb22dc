/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReconciliationDifference } from './reconciliationDifference.ts';

/**
 * A page of the differences.
 */
export interface ReconciliationDifferencePage {
  /** Open ones the oldest first, closed ones the newest first. */
  differences: ReconciliationDifference[];
  /** The usernames of those who can be given a difference. */
  owners: string[];
  /**
     * Where the next page begins; null on the last one.
     * @nullable
     */
  next_cursor: string | null;
}
