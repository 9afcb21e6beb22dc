/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StepReason } from './stepReason.ts';

/**
 * Why somebody must see who it is.
 */
export interface RevealRequest {
  reason: StepReason;
}
