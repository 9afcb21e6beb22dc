import type { Note } from '../../src/generated/model/note.ts';
import type { NoteRow } from './queries.ts';

/** @param callerId whose own notes are marked */
export function presentNote({ note, author, earlier }: NoteRow, callerId: string): Note {
  return {
    id: String(note.noteId),
    text: note.text,
    author,
    is_own: note.adminId === callerId,
    written_at: note.createdAt.toISOString(),
    edited_at: note.editedAt?.toISOString() ?? null,
    earlier: earlier.map(({ text, writtenAt }) => ({ text, written_at: writtenAt.toISOString() })),
  };
}
