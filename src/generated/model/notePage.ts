/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Note } from './note.ts';

/**
 * A page of notes.
 */
export interface NotePage {
  /** The newest first. */
  notes: Note[];
  /**
     * Where the next page begins; null on the last one.
     * @nullable
     */
  next_cursor: string | null;
}
