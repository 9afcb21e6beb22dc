/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReconciliationLine } from './reconciliationLine.ts';

/**
 * A page of the results of a comparison.
 */
export interface ReconciliationLinePage {
  /** In the order of the file. */
  lines: ReconciliationLine[];
  /**
     * Where the next page begins; null on the last one.
     * @nullable
     */
  next_cursor: string | null;
}
