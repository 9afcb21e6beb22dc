/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StepReason } from './stepReason.ts';

/**
 * Why nothing may be paid to a player.
 */
export interface HoldPlayerRequest {
  reason: StepReason;
  /**
     * The reason of the recalls, which everybody who sees the withdrawals reads. It must not mention the hold. White space around it is dropped.
     * @minLength 1
     * @maxLength 1000
     * @pattern \S
     */
  recall_note?: string;
}
