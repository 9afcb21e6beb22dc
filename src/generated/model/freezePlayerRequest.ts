/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StepReason } from './stepReason.ts';

/**
 * Why a player is frozen, and until when.
 */
export interface FreezePlayerRequest {
  reason: StepReason;
  /**
     * When the freeze ends by itself; in the future. Null or left out, somebody must end it.
     * @nullable
     */
  until?: string | null;
}
