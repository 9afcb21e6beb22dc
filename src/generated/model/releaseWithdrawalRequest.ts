/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StepReason } from './stepReason.ts';

/**
 * Why the money of a failed withdrawal goes back to the player.
 */
export interface ReleaseWithdrawalRequest {
  reason: StepReason;
}
