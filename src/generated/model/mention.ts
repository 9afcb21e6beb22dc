/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { RecordId } from './recordId.ts';

/**
 * That a note names the caller.
 */
export interface Mention {
  id: RecordId;
  /** Whether the note is about a `player` or a `withdrawal`. */
  subject_type: string;
  subject_id: RecordId;
  /**
     * The username of whoever wrote the note; null where nobody is known.
     * @nullable
     */
  author: string | null;
  /** When the note named the caller. */
  at: string;
}
