/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { FeedEventRecord } from './feedEventRecord.ts';
import type { FeedEventSubjectType } from './feedEventSubjectType.ts';
import type { FeedEventType } from './feedEventType.ts';

/**
 * The database was restored from a backup.
 */
export interface FeedEvent {
  /**
     * The id of the event; it is the same in the feed.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  type: FeedEventType;
  /** What kind of record it is about. */
  subject_type: FeedEventSubjectType;
  /**
     * The platform's id of the record.
     * @minLength 1
     * @maxLength 200
     */
  subject_id: string;
  /** When it was decided. */
  created_at: string;
  /** The record as it was after the decision. */
  record: FeedEventRecord;
}
