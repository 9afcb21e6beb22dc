import { Button, FileButton, NativeSelect } from '@mantine/core';
import FileText from 'lucide-react/icons/file-text';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDenied } from '../../api/may.ts';
import type { StatementQuestion } from '../../generated/model/statementQuestion.ts';
import * as needs from '../../generated/permissions.ts';
import { counted, shortened } from '../../lib/words.ts';
import { DialogForm } from '../../ui/dialogs/form-dialog.tsx';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';
import parts from '../../ui/layout/parts.module.css';
import link from '../../ui/values/record-link.module.css';
import { DropZone } from './drop-zone.tsx';
import { tabToDo } from './line-tabs.ts';
import type { StatementTab } from './statement-search.ts';
import classes from './statement-upload.module.css';
import { UploadPreview } from './upload-preview.tsx';
import { useUpload } from './use-upload.ts';

const ACCEPTED = '.csv,.txt,.tsv,.xml,.sta,.940,.mt940,.bai,.bai2,.ofx,.qfx,.qbo,text/*,application/xml';

type Props = {
  dropped: File | undefined;
  addressOf: (id: string) => string;
  onOpen: (id: string, tab?: StatementTab) => void;
};

/** Takes a file, shows how the server reads it, asks what the file does not settle, and uploads it. */
export function UploadForm({ dropped, addressOf, onOpen }: Props) {
  const denied = useDenied(needs.uploadStatement);
  const upload = useUpload();
  const { file, preview, questions, answers, unanswered, isReading, isUploading } = upload;
  const [isMissing, setMissing] = useState(false);
  const { noteSaved } = useUnsaved(file !== null);
  const fields = useRef<HTMLDivElement>(null);

  const first = useRef(dropped);
  useEffect(() => {
    if (first.current && !denied) upload.choose(first.current);
    first.current = undefined;
  });

  useAnnounced(announcementOf(upload));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isReading || isUploading) return;
    setMissing(true);
    if (!file || !preview || preview.already_there !== null) return;
    if (unanswered[0]) return focusOn(fields.current, unanswered[0].name);
    const made = await upload.send();
    if (!made) return;
    noteSaved();
    const { statement, already_there } = made;
    if (already_there) notify.warning('This file was uploaded before', { detail: 'Nothing was changed.' });
    else notify.success('Statement uploaded', { detail: counted(statement.lines, 'line') });
    onOpen(statement.id, tabToDo(statement)?.tab);
  }

  function choose(next: File | null) {
    setMissing(false);
    upload.choose(next);
  }

  return (
    <DialogForm
      submitLabel="Upload"
      busy={isUploading}
      denied={denied}
      failure={undefined}
      onSubmit={(event) => void submit(event)}
    >
      <DropZone isOff={denied !== undefined || isUploading} onFile={choose}>
        <div className={classes.chooser}>
          <FileText size={20} aria-hidden="true" />
          <span className={classes.fileName}>
            {file ? <bdi>{file.name}</bdi> : 'Drop the bank’s file here, as the bank gives it.'}
          </span>
          <FileButton accept={ACCEPTED} disabled={isUploading} onChange={(next) => next && choose(next)}>
            {(button) => (
              <Button variant="default" data-autofocus {...button}>
                {file ? 'Choose Another File' : 'Choose a File'}
              </Button>
            )}
          </FileButton>
        </div>
        {!file && (
          <p className={parts.quiet}>
            CSV, camt.052, camt.053, camt.054, MT940, BAI2 or OFX, at most 25 MB. You see how it is read first.
          </p>
        )}
      </DropZone>
      {isMissing && !file && (
        <p role="alert" className={parts.failure}>
          Choose a file.
        </p>
      )}
      {(isReading || isUploading) && <Sending words={isUploading ? 'Matching' : 'Reading'} part={upload.sentPart} />}
      {upload.failure && (
        <p role="alert" className={parts.failure}>
          {upload.failure}
        </p>
      )}
      {preview?.already_there != null && (
        <p role="alert" className={parts.warning}>
          This file was uploaded before.{' '}
          <a
            href={addressOf(preview.already_there)}
            className={link.inline}
            onClick={(event) => {
              event.preventDefault();
              noteSaved();
              onOpen(preview.already_there ?? '');
            }}
          >
            Open its statement
          </a>
        </p>
      )}
      {questions.length > 0 && preview?.already_there === null && (
        <div ref={fields} className={classes.questions}>
          {questions.map((question, place) => (
            <NativeSelect
              key={question.name}
              name={question.name}
              autoFocus={place === 0}
              {...wordsOf(question)}
              data={[
                { value: '', label: 'Choose one' },
                ...question.choices.map(({ value, words }) => ({ value, label: capitalised(words) })),
              ]}
              value={answers[question.name] ?? ''}
              error={isMissing && !answers[question.name] && 'Choose one'}
              onChange={({ currentTarget }) => upload.answer(question.name, currentTarget.value)}
            />
          ))}
        </div>
      )}
      {preview && <UploadPreview preview={preview} isOld={isReading} isAsking={unanswered.length > 0} />}
    </DialogForm>
  );
}

function Sending({ words, part }: { words: string; part: number | undefined }) {
  return (
    <p className={classes.sending} role="status">
      {part === undefined || part === 100 ? `${words} the file…` : `Sending the file… ${part}%`}
    </p>
  );
}

/** Of a question, the label and what explains it. */
function wordsOf({ name, about }: StatementQuestion): { label: string; description?: string } {
  const label = LABELS[name];
  return label ? { label, description: about } : { label: `${about} is` };
}

const LABELS: Readonly<Record<string, string>> = {
  date_column: 'Column with the day of booking',
  amount_column: 'Column with the amount',
  reference_column: 'Column with the reference',
  account: 'Account',
};

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const focusOn = (fields: HTMLElement | null, name: string) =>
  fields?.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.focus();

function announcementOf({ preview, isReading, unanswered }: ReturnType<typeof useUpload>): string | undefined {
  if (!preview || isReading) return undefined;
  if (unanswered.length > 0) return `The file leaves ${counted(unanswered.length, 'question')} open.`;
  return `${shortened(preview.file_name)}: ${counted(preview.lines, 'line')} understood.`;
}
