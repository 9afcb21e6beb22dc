/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Optional notes to an approval.
 */
export interface ApproveWithdrawalRequest {
  /**
     * A note to keep with the approval.
     * @maxLength 1000
     */
  notes?: string;
}
