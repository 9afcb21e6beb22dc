/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReasonCodeId } from './reasonCodeId.ts';
import type { RejectionReason } from './rejectionReason.ts';
import type { WithdrawalIds } from './withdrawalIds.ts';

/**
 * The withdrawals to reject, and why.
 */
export interface BulkRejectRequest {
  withdrawal_ids: WithdrawalIds;
  reason: RejectionReason;
  /** A reason code for this step, beside the reason in words. */
  reason_code?: ReasonCodeId;
}
