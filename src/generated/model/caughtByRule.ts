/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApprovalFact } from './approvalFact.ts';

/**
 * A rule that asked for a second person, and why.
 */
export interface CaughtByRule {
  fact: ApprovalFact;
  /** From which amount on the rule asks, US dollars. */
  at_least: number;
  /** What it was, US dollars. For a role the same as `at_least`. */
  value: number;
}
