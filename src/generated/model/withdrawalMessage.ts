/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WithdrawalEvent } from './withdrawalEvent.ts';
import type { WithdrawalEventType } from './withdrawalEventType.ts';

/**
 * The body of a webhook message about a record of the kind withdrawal.
 */
export interface WithdrawalMessage {
  type: WithdrawalEventType;
  /** When it was decided. */
  timestamp: string;
  data: WithdrawalEvent;
}
