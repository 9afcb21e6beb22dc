/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { UpdateTransactionStatusRequestStatus } from './updateTransactionStatusRequestStatus.ts';

/**
 * What an administrator decided about a pending transaction.
 */
export interface UpdateTransactionStatusRequest {
  /** The status from now on. */
  status: UpdateTransactionStatusRequestStatus;
  /**
     * A note to keep with the decision.
     * @maxLength 1000
     */
  notes?: string;
}
