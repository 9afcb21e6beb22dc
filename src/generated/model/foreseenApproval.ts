/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { CaughtByRule } from './caughtByRule.ts';
import type { RecordId } from './recordId.ts';

/**
 * What the rules in force say about a decision that was not made yet.
 */
export interface ForeseenApproval {
  /** Whether it would wait for a second person, or a part of it. */
  needs_second: boolean;
  /** The withdrawals that would wait. */
  withdrawal_ids: RecordId[];
  /** The rules that would ask; of several withdrawals, those of the first. */
  caught_by: CaughtByRule[];
  /** Usernames of those who could be the second person, at most ten. */
  waiting_for: string[];
}
