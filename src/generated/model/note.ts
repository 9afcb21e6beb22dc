/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { NoteVersion } from './noteVersion.ts';
import type { RecordId } from './recordId.ts';

/**
 * What an administrator wrote about a player or a withdrawal.
 */
export interface Note {
  id: RecordId;
  /**
     * The text as it is now; plain text. Null where it was erased with the player. Addresses in it are masked without `players.pii`.
     * @nullable
     */
  text: string | null;
  /**
     * The username of whoever wrote it; null where the demo data has it from nobody.
     * @nullable
     */
  author: string | null;
  /** Whether the caller wrote it, and so may edit it. */
  is_own: boolean;
  /** When it was written. */
  written_at: string;
  /**
     * When it was last edited; null where it was not.
     * @nullable
     */
  edited_at: string | null;
  /**
     * The texts before, the latest first; empty where it was not edited.
     * @maxItems 10
     */
  earlier: NoteVersion[];
}
