/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { DecisionSignature } from './decisionSignature.ts';

/**
 * The signature of whoever has a passkey that signs.
 */
export interface ApproveApprovalRequest {
  signature?: DecisionSignature;
}
