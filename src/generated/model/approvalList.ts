/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApprovalRequest } from './approvalRequest.ts';

/**
 * A page of requests, the newest first.
 */
export interface ApprovalList {
  /** The requests. */
  approvals: ApprovalRequest[];
  /**
     * Where the next page begins; null on the last.
     * @nullable
     */
  next_cursor: string | null;
}
