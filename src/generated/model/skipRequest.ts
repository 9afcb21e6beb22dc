/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReasonCodeId } from './reasonCodeId.ts';
import type { StepReason } from './stepReason.ts';

/**
 * Why the caller leaves it to others.
 */
export interface SkipRequest {
  reason: StepReason;
  /** A reason code for this step, beside the reason in words. */
  reason_code?: ReasonCodeId;
}
