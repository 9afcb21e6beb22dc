import { Button, Modal } from '@mantine/core';
import { createContext, type FormEvent, type ReactNode, useContext } from 'react';
import { FormFailure } from '../feedback/form-failure.tsx';
import { DialogScope, useDialog } from '../feedback/open-dialogs.ts';
import classes from '../layout/parts.module.css';
import { useLast } from './use-last.ts';

type Props = {
  opened: boolean;
  title: string;
  size?: number;
  /** It is closed only by a button in it. */
  isHeld?: boolean;
  withCloseButton?: boolean;
  centered?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Closes the dialog that the component is in, after asking about unsaved input. */
const CloseContext = createContext(() => {});
export const useCloseDialog = () => useContext(CloseContext);

/** A dialog with a form, which starts afresh each time it is opened. */
export function FormDialog({ opened, title, size = 520, isHeld = false, onClose, children, ...modal }: Props) {
  const { props, scope } = useDialog(opened, onClose, isHeld);
  // While it fades out, it is still the same dialog.
  const shownTitle = useLast(opened ? title : undefined);
  return (
    <Modal title={shownTitle} closeButtonProps={{ 'aria-label': 'Close' }} size={size} {...modal} {...props}>
      <DialogScope value={scope}>
        <CloseContext value={props.onClose}>{opened && children}</CloseContext>
      </DialogScope>
    </Modal>
  );
}

type FormProps = {
  submitLabel: string;
  /** An answer is awaited: the form cannot be submitted again. */
  busy: boolean;
  /** Why the administrator may not submit it, who may still have a link to it. */
  denied: string | undefined;
  /** Shown above the buttons: what has to be done because of the last attempt. */
  warning?: string | false;
  /** Why the last attempt failed. */
  failure: string | undefined;
  /** Shown above the buttons instead of sending: the record has been changed by somebody else (`Stale`). */
  stale?: ReactNode;
  onSubmit: (event: FormEvent) => unknown;
  children: ReactNode;
};

export function DialogForm({ submitLabel, busy, denied, warning, failure, stale, onSubmit, children }: FormProps) {
  return (
    <form className={classes.form} onSubmit={onSubmit} noValidate>
      {denied && <p className={classes.quiet}>{denied}</p>}
      <fieldset role="presentation" className={classes.fields} disabled={denied !== undefined}>
        {children}
      </fieldset>
      <div className={classes.foot}>
        <FormFailure failure={failure} />
        {stale}
        {warning && (
          <p role="alert" className={classes.warning}>
            {warning}
          </p>
        )}
        <div className={classes.buttons} data-last>
          <Button variant="default" onClick={useCloseDialog()}>
            {denied ? 'Close' : 'Cancel'}
          </Button>
          <Button type="submit" loading={busy} disabled={denied !== undefined || Boolean(stale)} title={denied}>
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
