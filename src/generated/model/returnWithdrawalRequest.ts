/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReasonCodeId } from './reasonCodeId.ts';
import type { StepReason } from './stepReason.ts';

/**
 * What is known about a payment that the bank sent back.
 */
export interface ReturnWithdrawalRequest {
  reason: StepReason;
  /** A reason code for this step, beside the reason in words. */
  reason_code?: ReasonCodeId;
  /**
     * What the bank calls the return on its statement; not blank. White space around it is dropped.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  bank_reference: string;
}
