/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlatformEventRecord } from './platformEventRecord.ts';

/**
 * A decision, with the record as it was after it. No person is in it but by an id.
 */
export interface PlatformEvent {
  /**
     * By it an event that was received twice is known. No two events have the same one, not even one that was lost when the database was restored.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** What was done: `withdrawal.` with `approved`, `recalled`, `rejected`, `cancelled`, `processing`, `completed`, `failed`, `returned` or `released`; `transaction.decided`; `player.frozen`, whose record has `until`, or `player.unfrozen`; `game.changed`; `item.changed` or `item.deleted`; `feed.changed` when the database was restored, whose record has `resync_from` as the error of that name; `approvals.suspended` when somebody at the server's console suspended the rules that ask for a second person, whose record has `until`, or `approvals.resumed`; `alert.raised` and `alert.cleared` when the server has a trouble, and when that is over. There may be others. A freeze that ends at `until` has no event of its own. */
  type: string;
  /** What kind of record it is about, `withdrawal`, `transaction`, `player`, `game`, `item`, `feed`, `approvals` or `alert`. */
  subject_type: string;
  /**
     * The platform's id of the record.
     * @minLength 1
     * @maxLength 200
     */
  subject_id: string;
  /** When it was decided. */
  created_at: string;
  /** The record's ids, its status and its amounts. */
  record: PlatformEventRecord;
}
