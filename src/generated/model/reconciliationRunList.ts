/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReconciliationRun } from './reconciliationRun.ts';

/**
 * The comparisons that were made, the newest first.
 */
export interface ReconciliationRunList {
  /** The newest first. */
  runs: ReconciliationRun[];
}
