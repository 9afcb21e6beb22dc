/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * Why a request is denied.
 */
export interface DenyApprovalRequest {
  /**
     * Why, for whoever asked.
     * @minLength 1
     * @maxLength 500
     * @pattern \S
     */
  reason: string;
}
