import { Button, Textarea } from '@mantine/core';
import type { Intent } from '../../api/intent.ts';
import { useDenied } from '../../api/may.ts';
import { useRequestForm } from '../../api/use-request-form.ts';
import { NoteRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { Note } from '../../generated/model/note.ts';
import * as needs from '../../generated/permissions.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import parts from '../../ui/layout/parts.module.css';

export type SendNote = (request: NoteRequest, intent: Intent) => Promise<Note>;

type Props = {
  label: string;
  /** The text that is edited, or that a new note begins with. */
  initial?: string | undefined;
  /** Is told of what is typed, and that it was saved. */
  onText?: ((text: string) => void) | undefined;
  submitLabel: string;
  done: string;
  failed: string;
  send: SendNote;
  /** Closes the form of a text that is edited; that of a new note stays. */
  onClose?: () => void;
  /** The id of the control that has the focus then. */
  focusAfter?: string;
};

const resolver = requestResolver(NoteRequest, ({ text }: { text: string }) => ({ text: text.trim() }), {
  text: { required: 'A note needs a text.' },
});

/** Adding and editing need the same permission. */
export function NoteForm(props: Props) {
  const { label, initial = '', onText, submitLabel, done, failed, send, onClose, focusAfter } = props;
  const denied = useDenied(needs.addPlayerNote);
  const { form, submit, busy, failure, mayDiscard, field } = useRequestForm({
    resolver,
    defaultValues: { text: initial },
    send,
    done: () => ({ message: done }),
    failed,
    onDone: () => {
      form.reset({ text: '' });
      onText?.('');
      onClose?.();
    },
  });
  async function cancel() {
    if (await mayDiscard()) onClose?.();
  }
  const text = field('text');
  return (
    <form className={parts.form} onSubmit={submit} noValidate data-focus-after={focusAfter} data-screen-only>
      <Textarea
        label={label}
        placeholder="Administrators who see the record can read it. @name tells somebody."
        rows={3}
        disabled={denied !== undefined}
        // Moves the focus from the button that opened it.
        autoFocus={onClose !== undefined}
        {...text}
        onChange={(event) => {
          void text.onChange(event);
          onText?.(event.currentTarget.value);
        }}
      />
      <FormFailure failure={failure} />
      <div className={parts.buttons}>
        {onClose && (
          <Button variant="default" size="xs" onClick={() => void cancel()}>
            Cancel
          </Button>
        )}
        <Button type="submit" size="xs" loading={busy} disabled={denied !== undefined} title={denied}>
          {submitLabel}
        </Button>
      </div>
      {denied && <p className={parts.quiet}>{denied}.</p>}
    </form>
  );
}
