import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureReason, fieldErrors } from '../../api/error.ts';
import { Intent } from '../../api/intent.ts';
import type { ReconciliationRun } from '../../generated/model/reconciliationRun.ts';
import { reconcileRail } from '../../generated/reconciliation/reconciliation.ts';
import { DialogForm } from '../../ui/dialogs/form-dialog.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { sumOf } from './reconciliation-rules.ts';

type Props = {
  onDirty: (dirty: boolean) => void;
  onDone: (run: ReconciliationRun) => void;
  onClose: () => void;
};

/** Asks the payment rail itself which payments it has made. */
export function RailForm({ onDirty, onDone, onClose }: Props) {
  const [since, setSince] = useState('');
  const [refused, setRefused] = useState<string>();
  const comparing = useMutation({
    mutationFn: ({ call }: { call: () => Promise<ReconciliationRun> }) => call(),
  });

  async function submit() {
    if (since === '') return setRefused('Choose a day');
    const intent = new Intent();
    try {
      const run = await comparing.mutateAsync({ call: () => reconcileRail({ since }, { intent }) });
      onDirty(false);
      notify.success('Payment rail compared', { detail: sumOf(run) });
      onDone(run);
    } catch (error) {
      notify.error('Failed to compare with the payment rail', { detail: failureReason(error) });
      const [field] = fieldErrors(error);
      setRefused(field ? `The day ${field.message}` : failureReason(error));
    }
  }

  return (
    <DialogForm submitLabel="Compare" busy={comparing.isPending} onSubmit={submit} onCancel={onClose}>
      <TextInput
        type="date"
        label="Since"
        description="First day, UTC"
        value={since}
        error={refused}
        data-autofocus
        onChange={({ currentTarget }) => {
          setSince(currentTarget.value);
          setRefused(undefined);
          onDirty(currentTarget.value !== '');
        }}
      />
    </DialogForm>
  );
}
