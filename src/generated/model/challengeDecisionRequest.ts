/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { SignedDecision } from './signedDecision.ts';

/**
 * The decision that is to be signed.
 */
export interface ChallengeDecisionRequest {
  decision: SignedDecision;
}
