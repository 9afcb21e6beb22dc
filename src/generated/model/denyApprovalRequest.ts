/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { DecisionSignature } from './decisionSignature.ts';

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
  signature?: DecisionSignature;
}
