/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { GameEventRecord } from './gameEventRecord.ts';
import type { GameEventSubjectType } from './gameEventSubjectType.ts';
import type { GameEventType } from './gameEventType.ts';

/**
 * A change of a game.
 */
export interface GameEvent {
  /**
     * The id of the event; it is the same in the feed.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  type: GameEventType;
  /** What kind of record it is about. */
  subject_type: GameEventSubjectType;
  /**
     * The platform's id of the record.
     * @minLength 1
     * @maxLength 200
     */
  subject_id: string;
  /** When it was decided. */
  created_at: string;
  /** The record as it was after the decision. */
  record: GameEventRecord;
}
