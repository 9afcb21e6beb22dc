/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PauseReason } from './pauseReason.ts';

export interface PausePaymentsRequest {
  reason: PauseReason;
}
