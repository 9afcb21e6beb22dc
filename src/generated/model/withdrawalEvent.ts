/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { WithdrawalEventRecord } from './withdrawalEventRecord.ts';
import type { WithdrawalEventSubjectType } from './withdrawalEventSubjectType.ts';
import type { WithdrawalEventType } from './withdrawalEventType.ts';

/**
 * A decision about a withdrawal.
 */
export interface WithdrawalEvent {
  /**
     * The id of the event; it is the same in the feed.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  type: WithdrawalEventType;
  /** What kind of record it is about. */
  subject_type: WithdrawalEventSubjectType;
  /**
     * The platform's id of the record.
     * @minLength 1
     * @maxLength 200
     */
  subject_id: string;
  /** When it was decided. */
  created_at: string;
  /** The record as it was after the decision. */
  record: WithdrawalEventRecord;
}
