/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReasonCodeId } from './reasonCodeId.ts';
import type { RejectionReason } from './rejectionReason.ts';

/**
 * Why the withdrawal is rejected.
 */
export interface RejectWithdrawalRequest {
  reason: RejectionReason;
  /** A reason code for this step, beside the reason in words. */
  reason_code?: ReasonCodeId;
}
