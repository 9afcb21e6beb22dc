/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WithdrawalSignals } from './withdrawalSignals.ts';

/**
 * Signals of some withdrawals.
 */
export interface WithdrawalSignalsList {
  /** One for each withdrawal that exists, in the order of the ids. */
  withdrawals: WithdrawalSignals[];
}
