import { Button, Modal } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import classes from '../layout/parts.module.css';

type Props = { opened: boolean; title: string; size?: number; onClose: () => void; children: ReactNode };

/** A dialog with a form, which starts afresh each time it is opened. */
export function FormDialog({ size = 520, children, ...modal }: Props) {
  return (
    <Modal closeButtonProps={{ 'aria-label': 'Close' }} size={size} {...modal}>
      {modal.opened && children}
    </Modal>
  );
}

type FormProps = {
  submitLabel: string;
  /** An answer is awaited: the form cannot be submitted again. */
  busy: boolean;
  onSubmit: () => unknown;
  onCancel: () => void;
  children: ReactNode;
};

export function DialogForm({ submitLabel, busy, onSubmit, onCancel, children }: FormProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!busy) onSubmit();
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {children}
      <div className={classes.buttons}>
        <Button type="submit" loading={busy}>
          {submitLabel}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Replaces the form by what the server answered, such as a secret that it shows once. */
export function DialogAnswer({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  return (
    <div className={classes.form}>
      {children}
      <div className={classes.buttons}>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}
