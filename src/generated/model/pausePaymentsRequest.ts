/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PauseReason } from './pauseReason.ts';

/**
 * Why payments are paused; everybody who is signed in can read it.
 */
export interface PausePaymentsRequest {
  reason: PauseReason;
}
