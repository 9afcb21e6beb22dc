/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WithdrawalEvent } from './withdrawalEvent.ts';
import type { WithdrawalMessageType } from './withdrawalMessageType.ts';

/**
 * The body of a webhook message about a record of the kind withdrawal.
 */
export interface WithdrawalMessage {
  /** What was done. */
  type: WithdrawalMessageType;
  /** When it was decided. */
  timestamp: string;
  data: WithdrawalEvent;
}
