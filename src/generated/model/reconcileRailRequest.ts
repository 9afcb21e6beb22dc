/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';

/**
 * Since when the payment rail’s own list is compared.
 */
export interface ReconcileRailRequest {
  /** The first UTC day, not after today and at most 91 days before it. */
  since: Day;
}
