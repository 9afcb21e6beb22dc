/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { TransactionEventRecord } from './transactionEventRecord.ts';
import type { TransactionEventSubjectType } from './transactionEventSubjectType.ts';
import type { TransactionEventType } from './transactionEventType.ts';

/**
 * A decision about a transaction.
 */
export interface TransactionEvent {
  /**
     * The id of the event; it is the same in the feed.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  type: TransactionEventType;
  /** What kind of record it is about. */
  subject_type: TransactionEventSubjectType;
  /**
     * The platform's id of the record.
     * @minLength 1
     * @maxLength 200
     */
  subject_id: string;
  /** When it was decided. */
  created_at: string;
  /** The record as it was after the decision. */
  record: TransactionEventRecord;
}
