import { type FormEvent, useMemo } from 'react';
import { useDenied } from '../../api/may.ts';
import * as needs from '../../generated/permissions.ts';
import { DialogForm } from '../../ui/dialogs/form-dialog.tsx';
import { planOfUndo } from './bulk-change.ts';
import type { DoneChanges } from './bulk-change-run.ts';
import { Preview } from './bulk-preview.tsx';

/** The outcome of the undo for each item. */
export function UndoForm({ done, onUndo }: { done: DoneChanges; onUndo: () => void }) {
  const denied = useDenied(needs.updateGameItem);
  const plan = useMemo(() => planOfUndo(done.items), [done]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onUndo();
  };
  return (
    <DialogForm submitLabel="Undo Change" busy={false} denied={denied} failure={undefined} onSubmit={submit}>
      <Preview plan={plan} empty="" />
    </DialogForm>
  );
}
