/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StepReason } from './stepReason.ts';

/**
 * Why an approved withdrawal goes back to its review.
 */
export interface RecallWithdrawalRequest {
  reason: StepReason;
}
