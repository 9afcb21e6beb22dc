import { TextInput } from '@mantine/core';
import { useDenied } from '../../api/may.ts';
import { useRequestForm } from '../../api/use-request-form.ts';
import { ReconcileRailRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { ReconciliationRun } from '../../generated/model/reconciliationRun.ts';
import * as needs from '../../generated/permissions.ts';
import { useReconcileRail } from '../../generated/reconciliation-changes/reconciliation-changes.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { DialogForm } from '../../ui/dialogs/form-dialog.tsx';
import { sumOf } from './reconciliation-rules.ts';

export type RailFormProps = {
  /** Without a comparison, an earlier attempt has made one, which is in the list. */
  onDone: (run: ReconciliationRun | undefined) => void;
};

const resolver = requestResolver(ReconcileRailRequest, (values: { since: string }) => values, {
  since: { required: 'Choose a day' },
});

/** Asks the payment rail itself which payments it has made. */
export function RailForm({ onDone }: RailFormProps) {
  const denied = useDenied(needs.reconcileRail);
  const { mutateAsync } = useReconcileRail();
  const { submit, busy, failure, field } = useRequestForm({
    resolver,
    defaultValues: { since: '' },
    send: (data, { headers }) => mutateAsync({ data, headers }),
    done: (run) => ({ message: 'Payment rail compared', detail: sumOf(run) }),
    failed: 'Failed to compare with the payment rail',
    onDone,
  });
  return (
    <DialogForm submitLabel="Compare" busy={busy} denied={denied} failure={failure} onSubmit={submit}>
      <TextInput type="date" label="Since" description="First day, UTC" data-autofocus {...field('since')} />
    </DialogForm>
  );
}
