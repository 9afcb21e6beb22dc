/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { BulkStatementLinesResultFailedItem } from './bulkStatementLinesResultFailedItem.ts';

/**
 * What happened to each line.
 */
export interface BulkStatementLinesResult {
  /**
     * How many were changed; the length of `succeeded`.
     * @minimum 0
     */
  processed: number;
  /** The ids of the lines that were changed. */
  succeeded: string[];
  /** The lines that were not changed, each with the reason. */
  failed: BulkStatementLinesResultFailedItem[];
  /**
     * How many lines of the step this call did not reach; 0 when lines were named.
     * @minimum 0
     */
  left: number;
}
