/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { PlayerTimelineKind } from './playerTimelineKind.ts';

/**
 * Something that happened to a player.
 */
export interface PlayerTimelineEntry {
  /**
     * The entry's id, which no other entry of the player has.
     * @minLength 1
     * @maxLength 200
     */
  id: string;
  /** When it happened. */
  at: string;
  /** What happened. A value that is not in PlayerTimelineKind is to be shown as it is. */
  kind: PlayerTimelineKind | string;
  /**
     * Of a transaction its type, of a withdrawal the step as `action` of its history; else null.
     * @nullable
     */
  type: string | null;
  /**
     * The id of the transaction, withdrawal or note, as calls about it take it; else null.
     * @minLength 1
     * @maxLength 200
     * @nullable
     */
  record_id: string | null;
  /**
     * The id of the transaction or withdrawal as people know it, also of the withdrawal that a note is about; else null.
     * @nullable
     */
  record_name: string | null;
  /**
     * What the transaction is worth or the withdrawal asks for, US dollars; else null.
     * @nullable
     */
  amount: number | null;
  /**
     * The status of the transaction now, of the withdrawal after this step, or of the archived withdrawal; else null.
     * @nullable
     */
  status: string | null;
  /**
     * The username of the administrator who did it; null for the player, the system and the console.
     * @nullable
     */
  actor: string | null;
  /**
     * The reason, or the text of the note as it is now; null where there is none.
     * @nullable
     */
  text: string | null;
}
