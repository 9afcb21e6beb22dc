/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlatformBatchResultCounts } from './platformBatchResultCounts.ts';
import type { PlatformRecordResult } from './platformRecordResult.ts';

/**
 * What happened to each record of a batch.
 */
export interface PlatformBatchResult {
  /** False where `all_or_nothing` kept every record from being stored. */
  stored: boolean;
  /** How many records came to each result; a result without records may be left out. */
  counts: PlatformBatchResultCounts;
  /** What became of each record, in the order in which they were sent. */
  results: PlatformRecordResult[];
}
