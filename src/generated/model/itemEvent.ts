/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ItemEventRecord } from './itemEventRecord.ts';
import type { ItemEventSubjectType } from './itemEventSubjectType.ts';
import type { ItemEventType } from './itemEventType.ts';

/**
 * A change of an item. The record of one that was deleted has its id alone.
 */
export interface ItemEvent {
  /**
     * The id of the event; it is the same in the feed.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  type: ItemEventType;
  /** What kind of record it is about. */
  subject_type: ItemEventSubjectType;
  /**
     * The platform's id of the record.
     * @minLength 1
     * @maxLength 200
     */
  subject_id: string;
  /** When it was decided. */
  created_at: string;
  /** The record as it was after the decision. */
  record: ItemEventRecord;
}
