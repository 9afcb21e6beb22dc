/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WithdrawalIds } from './withdrawalIds.ts';

/**
 * The withdrawals about which the caller's decisions are undone.
 */
export interface BulkUndoRequest {
  withdrawal_ids: WithdrawalIds;
}
