/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * A former text of a note.
 */
export interface NoteVersion {
  /**
     * The text; null where it was erased with the player.
     * @nullable
     */
  text: string | null;
  /** When the note got this text. */
  written_at: string;
}
