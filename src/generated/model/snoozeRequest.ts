/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReasonCodeId } from './reasonCodeId.ts';
import type { StepReason } from './stepReason.ts';

/**
 * Until when it is set aside, and why.
 */
export interface SnoozeRequest {
  /** When the desk hands it out again; in the future, and at most 30 days ahead. */
  until: string;
  reason: StepReason;
  /** A reason code for this step, beside the reason in words. */
  reason_code?: ReasonCodeId;
}
