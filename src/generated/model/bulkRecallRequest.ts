/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StepReason } from './stepReason.ts';
import type { WithdrawalIds } from './withdrawalIds.ts';

/**
 * The approved withdrawals that go back to their review, and why.
 */
export interface BulkRecallRequest {
  withdrawal_ids: WithdrawalIds;
  reason: StepReason;
}
