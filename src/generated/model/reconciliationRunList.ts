/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { DailyReconciliation } from './dailyReconciliation.ts';
import type { ReconciliationRun } from './reconciliationRun.ts';

/**
 * The comparisons that were made, the newest first.
 */
export interface ReconciliationRunList {
  /** The newest first. */
  runs: ReconciliationRun[];
  /** The daily comparison; null when the server makes none. */
  daily?: DailyReconciliation | null;
}
