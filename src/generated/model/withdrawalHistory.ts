/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WithdrawalHistoryEntry } from './withdrawalHistoryEntry.ts';

/**
 * Every change of a withdrawal’s status, the oldest first.
 */
export interface WithdrawalHistory {
  /** The changes, oldest first. */
  history: WithdrawalHistoryEntry[];
}
