/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ReviewClaim } from './reviewClaim.ts';

/**
 * The claim in force.
 */
export interface ClaimAnswer {
  /** Null when there is none. */
  claim: ReviewClaim | null;
}
