/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApprovalRequest } from './approvalRequest.ts';
import type { Payout } from './payout.ts';

/**
 * Whether the payout was made: with `success` false nothing was paid, and `error` says why.
 */
export interface PayoutResult {
  /** True when it was paid out; false when nothing happened. */
  success: boolean;
  /**
     * Why it was not paid out, in words for an administrator.
     * @nullable
     */
  error?: string | null;
  /** The payout; null when there is none. */
  payout?: Payout | null;
  /** The request that waits for a second person; absent where nobody else was asked. */
  approval_request?: ApprovalRequest;
}
