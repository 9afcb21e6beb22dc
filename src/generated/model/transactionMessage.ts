/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { TransactionEvent } from './transactionEvent.ts';
import type { TransactionMessageType } from './transactionMessageType.ts';

/**
 * The body of a webhook message about a record of the kind transaction.
 */
export interface TransactionMessage {
  /** What was done. */
  type: TransactionMessageType;
  /** When it was decided. */
  timestamp: string;
  data: TransactionEvent;
}
