/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApprovalRequest } from './approvalRequest.ts';
import type { PlayerState } from './playerState.ts';
import type { RecordId } from './recordId.ts';
import type { WithdrawalStatus } from './withdrawalStatus.ts';

/**
 * What one has to know of a withdrawal to decide it among many.
 */
export interface ReviewableWithdrawal {
  withdrawal_id: RecordId;
  status: WithdrawalStatus;
  /** What the player asked for, US dollars. */
  requested_amount: number;
  /** What reaches the bank account, US dollars. */
  net_payout_amount: number;
  player_state: PlayerState;
  approval_request?: ApprovalRequest;
  /** When the player made the request. */
  created_at: string;
}
