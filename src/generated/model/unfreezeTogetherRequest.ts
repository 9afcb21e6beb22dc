/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StepReason } from './stepReason.ts';

/**
 * Whose freezes end, and why.
 */
export interface UnfreezeTogetherRequest {
  /**
     * The username of the administrator who began them, and who may be disabled by now.
     * @minLength 1
     * @maxLength 100
     */
  frozen_by: string;
  /** Only freezes that began at this time or later. */
  since: string;
  reason: StepReason;
}
