/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WithdrawalIds } from './withdrawalIds.ts';

/**
 * The withdrawals to approve, with optional notes to each.
 */
export interface BulkApproveRequest {
  withdrawal_ids: WithdrawalIds;
  /**
     * A note to keep with each approval.
     * @maxLength 1000
     */
  notes?: string;
}
