/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { AlertEventRecord } from './alertEventRecord.ts';
import type { AlertEventSubjectType } from './alertEventSubjectType.ts';
import type { AlertEventType } from './alertEventType.ts';

/**
 * A trouble of the server, told of once when it begins and once when it is over.
 */
export interface AlertEvent {
  /**
     * The id of the event; it is the same in the feed.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  type: AlertEventType;
  /** What kind of record it is about. */
  subject_type: AlertEventSubjectType;
  /**
     * The id of the trouble, the same when it is over.
     * @minLength 1
     * @maxLength 200
     */
  subject_id: string;
  /** When it was found. */
  created_at: string;
  /** The trouble. */
  record: AlertEventRecord;
}
