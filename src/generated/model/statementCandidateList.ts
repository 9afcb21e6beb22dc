/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { StatementCandidate } from './statementCandidate.ts';

/**
 * Payments that a line may be, the likeliest first.
 */
export interface StatementCandidateList {
  /** At most 20. */
  candidates: StatementCandidate[];
}
