/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReconciliationRun } from './reconciliationRun.ts';

export interface ReconciliationRunList {
  /** The newest first. */
  runs: ReconciliationRun[];
}
