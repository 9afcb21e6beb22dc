/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StepReason } from './stepReason.ts';

/**
 * Why it is done.
 */
export interface PlayerReasonRequest {
  reason: StepReason;
}
