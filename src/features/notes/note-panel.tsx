import { Skeleton } from '@mantine/core';
import { useId, useState } from 'react';
import { useNextPage } from '../../api/next-page.ts';
import type { Note } from '../../generated/model/note.ts';
import type { NotePage } from '../../generated/model/notePage.ts';
import { counted } from '../../lib/words.ts';
import type { Load } from '../../ui/feedback/load.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import parts from '../../ui/layout/parts.module.css';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { editButton, NoteEntry } from './note-entry.tsx';
import { NoteForm, type SendNote } from './note-form.tsx';
import classes from './notes.module.css';

const notesOf = ({ pages }: { pages: NotePage[] }) => pages.flatMap(({ notes }) => notes);

/** For the generated hook of a list of notes. */
export const NOTE_PAGES = {
  initialPageParam: undefined,
  getNextPageParam: (page: NotePage) => page.next_cursor ?? undefined,
  select: notesOf,
};

/** `round` is another one whenever the text did not come from the field itself. */
export type NoteDraft = { text: string; round: number; onText: (text: string) => void };

type Props = {
  title?: string;
  load: Load<Note[]> & Parameters<typeof useNextPage>[0] & { hasNextPage: boolean };
  /** The text of the new note, where somebody else keeps it. */
  draft?: NoteDraft | undefined;
  onAdd: SendNote;
  onEdit: (noteId: string, ...args: Parameters<SendNote>) => Promise<Note>;
};

/** The notes on a record, the newest first, below the form for another one. */
export function NotePanel({ title = 'Notes', load, draft, onAdd, onEdit }: Props) {
  const { loadMore, loadingMore } = useNextPage(load);
  /** The note whose text is being edited. */
  const [edited, setEdited] = useState<string>();
  const close = () => setEdited(undefined);
  const heading = useId();
  return (
    <section className={parts.part} aria-label={title} aria-busy={load.isPending}>
      <h3 id={heading} tabIndex={-1}>
        {title}
      </h3>
      <NoteForm
        key={draft?.round}
        label="New note"
        initial={draft?.text}
        onText={draft?.onText}
        submitLabel="Add Note"
        done="Note added"
        failed="Failed to add note"
        send={onAdd}
      />
      <Loaded
        load={load}
        failed="Failed to load notes"
        what="These notes"
        skeleton={<Skeleton height={120} role="status" aria-label="Loading notes" />}
        isEmpty={(notes) => notes.length === 0}
        empty={<p className={parts.quiet}>Nobody has written a note.</p>}
        announced={(notes) => `${counted(notes.length, 'note')} shown`}
      >
        {(notes) => (
          <ul aria-label={title} className={classes.list}>
            {notes.map((note) => (
              <li key={note.id}>
                {edited === note.id ? (
                  <NoteForm
                    label="Text of the note"
                    initial={note.text ?? ''}
                    submitLabel="Save Changes"
                    done="Note changed"
                    failed="Failed to change note"
                    send={(data, intent) => onEdit(note.id, data, intent)}
                    onClose={close}
                    focusAfter={editButton(note)}
                  />
                ) : (
                  <NoteEntry note={note} onEdit={() => setEdited(note.id)} />
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <LoadMore
        load={load}
        failed="Failed to load more notes"
        onRetry={() => void loadMore()}
        more={load.hasNextPage}
        button={{ 'data-focus-after': heading, loading: loadingMore, onClick: () => void loadMore() }}
      />
    </section>
  );
}
