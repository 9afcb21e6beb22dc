/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ApprovalsEventRecord } from './approvalsEventRecord.ts';
import type { ApprovalsEventSubjectType } from './approvalsEventSubjectType.ts';
import type { ApprovalsEventType } from './approvalsEventType.ts';

/**
 * Somebody at the server's console suspended the rules that ask for a second person, or put them back in force.
 */
export interface ApprovalsEvent {
  /**
     * The id of the event; it is the same in the feed.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  type: ApprovalsEventType;
  /** What kind of record it is about. */
  subject_type: ApprovalsEventSubjectType;
  /**
     * The number of the suspension.
     * @minLength 1
     * @maxLength 200
     */
  subject_id: string;
  /** When it was decided. */
  created_at: string;
  /** The record as it was after the decision. */
  record: ApprovalsEventRecord;
}
