import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useDenied } from '../../api/may.ts';
import type { Note } from '../../generated/model/note.ts';
import * as needs from '../../generated/permissions.ts';
import { counted } from '../../lib/words.ts';
import { DateTime } from '../../ui/values/date-time.tsx';
import { Person } from '../../ui/values/person.tsx';
import classes from './notes.module.css';

/** The contract's maximum of former texts. */
const MAX_EDITS = 10;

/** The id of the button that edits the note. */
export const editButton = ({ id }: Note): string => `edit-note-${id}`;

/** A note, as plain text; its former texts on demand. */
export function NoteEntry({ note, onEdit }: { note: Note; onEdit: () => void }) {
  const { text, author, is_own, written_at, edited_at, earlier } = note;
  const noWriting = useDenied(needs.editPlayerNote);
  const denied = noWriting ?? (earlier.length >= MAX_EDITS ? 'A note can be edited ten times' : undefined);
  const [open, setOpen] = useState(false);
  const former = useId();
  return (
    <article aria-label={`Note by ${author ?? 'nobody in particular'}`} className={classes.note}>
      <p className={classes.meta}>
        <Person username={author ?? '—'} /> · <DateTime iso={written_at} />
        {edited_at && (
          <>
            {' '}
            · edited <DateTime iso={edited_at} />
          </>
        )}
      </p>
      <p className={text === null ? classes.erased : classes.text}>{text ?? 'The text was erased with the player.'}</p>
      {(is_own || earlier.length > 0) && (
        <div className={classes.buttons}>
          {is_own && text !== null && (
            <Button
              id={editButton(note)}
              variant="default"
              size="compact-xs"
              disabled={denied !== undefined}
              title={denied}
              onClick={onEdit}
            >
              Edit
            </Button>
          )}
          {earlier.length > 0 && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-xs"
              aria-expanded={open}
              aria-controls={former}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Hide earlier texts' : counted(earlier.length, 'earlier text')}
            </Button>
          )}
        </div>
      )}
      <ol id={former} className={classes.earlier} aria-label="Earlier texts" hidden={!open}>
        {open &&
          earlier.map((version) => (
            <li key={version.written_at}>
              <p className={classes.meta}>
                <DateTime iso={version.written_at} />
              </p>
              <p className={version.text === null ? classes.erased : classes.text}>
                {version.text ?? 'The text was erased with the player.'}
              </p>
            </li>
          ))}
      </ol>
    </article>
  );
}
