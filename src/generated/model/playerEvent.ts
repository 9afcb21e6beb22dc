/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlayerEventRecord } from './playerEventRecord.ts';
import type { PlayerEventSubjectType } from './playerEventSubjectType.ts';
import type { PlayerEventType } from './playerEventType.ts';

/**
 * A decision about a player.
 */
export interface PlayerEvent {
  /**
     * The id of the event; it is the same in the feed.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  type: PlayerEventType;
  /** What kind of record it is about. */
  subject_type: PlayerEventSubjectType;
  /**
     * The platform's id of the record.
     * @minLength 1
     * @maxLength 200
     */
  subject_id: string;
  /** When it was decided. */
  created_at: string;
  /** The record as it was after the decision. */
  record: PlayerEventRecord;
}
