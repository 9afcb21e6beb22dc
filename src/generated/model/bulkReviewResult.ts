/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { BulkReviewFailure } from './bulkReviewFailure.ts';

/**
 * What happened to each withdrawal: each is decided by itself.
 */
export interface BulkReviewResult {
  /**
     * How many changed their status; the length of `succeeded`.
     * @minimum 0
     */
  processed: number;
  /** The ids of those that changed their status. */
  succeeded: string[];
  /** Those that did not, each with the reason. */
  failed: BulkReviewFailure[];
  /** The ids of those that wait for a second person and have not changed. Absent where none does. */
  awaiting_second?: string[];
  /** Only in the answer to decisions: for how many seconds they are held, in which the caller can undo them. Absent where decisions are not held. */
  undo_seconds?: number;
}
