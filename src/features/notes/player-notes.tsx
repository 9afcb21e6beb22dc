import { useListPlayerNotesInfinite } from '../../generated/players/players.ts';
import { useAddPlayerNote, useEditPlayerNote } from '../../generated/players-changes/players-changes.ts';
import { NOTE_PAGES, NotePanel } from './note-panel.tsx';

/** The notes on a player. */
export function PlayerNotes({ id }: { id: string }) {
  const query = useListPlayerNotesInfinite(id, undefined, { query: NOTE_PAGES });
  const { mutateAsync: add } = useAddPlayerNote();
  const { mutateAsync: edit } = useEditPlayerNote();
  return (
    <NotePanel
      load={query}
      onAdd={(data, { headers }) => add({ id, data, headers })}
      onEdit={(noteId, data, { headers }) => edit({ id, noteId, data, headers })}
    />
  );
}
