/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { TransactionEvent } from './transactionEvent.ts';
import type { TransactionEventType } from './transactionEventType.ts';

/**
 * The body of a webhook message about a record of the kind transaction.
 */
export interface TransactionMessage {
  type: TransactionEventType;
  /** When it was decided. */
  timestamp: string;
  data: TransactionEvent;
}
