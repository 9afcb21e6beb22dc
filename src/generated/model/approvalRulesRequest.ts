/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApprovalRule } from './approvalRule.ts';

/**
 * The rules as they shall be.
 */
export interface ApprovalRulesRequest {
  /**
     * All rules; none means that nothing waits for a second person any more.
     * @maxItems 50
     */
  rules: ApprovalRule[];
  /**
     * Why.
     * @minLength 1
     * @maxLength 500
     * @pattern \S
     */
  reason: string;
  /**
     * The version from which they were made; 0 before the first.
     * @minimum 0
     * @maximum 1000000000
     */
  based_on: number;
}
