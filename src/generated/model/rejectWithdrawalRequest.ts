/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { RejectionReason } from './rejectionReason.ts';

/**
 * Why the withdrawal is rejected.
 */
export interface RejectWithdrawalRequest {
  reason: RejectionReason;
}
