/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { RecordId } from './recordId.ts';
import type { WithdrawalSignal } from './withdrawalSignal.ts';

/**
 * What helps to decide a withdrawal.
 */
export interface WithdrawalSignals {
  withdrawal_id: RecordId;
  /** The moment whose facts they are. */
  as_of: string;
  /** Whether `as_of` is the moment of the decision, and not now. */
  decided: boolean;
  /** The gravest first. What is normal is among them. */
  signals: WithdrawalSignal[];
}
