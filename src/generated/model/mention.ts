/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * That a note names the caller.
 */
export interface Mention {
  id: Id;
  /** Whether the note is about a `player` or a `withdrawal`. */
  subject_type: string;
  subject_id: Id;
  /**
     * The username of whoever wrote the note; null where nobody is known.
     * @nullable
     */
  author: string | null;
  /** When the note named the caller. */
  at: string;
}
