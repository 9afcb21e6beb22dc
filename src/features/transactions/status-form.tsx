import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useDenied } from '../../api/may.ts';
import { UpdateTransactionStatusRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import * as needs from '../../generated/permissions.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';
import classes from './status-form.module.css';
import { badgeOf, DECISIONS } from './transaction-rules.ts';

const OPTIONS = [
  { value: '', label: 'Choose a status' },
  ...DECISIONS.map((value) => ({ value, label: badgeOf(value).label })),
];

type Values = { status: string; notes: string };

const resolver = requestResolver(
  UpdateTransactionStatusRequest,
  ({ status, notes }: Values) => ({ status, ...(notes.trim() !== '' && { notes: notes.trim() }) }),
  { status: { required: 'Choose a status.' } },
);

type Props = { running: boolean; onDecide: (request: UpdateTransactionStatusRequest) => void };

/** Sets the status of a pending transaction, with notes. The decision is confirmed in a question. */
export default function StatusForm({ running, onDecide }: Props) {
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: { status: '', notes: '' } });
  const { errors, isDirty } = formState;
  const denied = useDenied(needs.updateTransactionStatus);
  useUnsaved(isDirty);
  return (
    <form className={classes.form} onSubmit={handleSubmit(onDecide)} noValidate>
      <h3>Change status</h3>
      <NativeSelect
        label="New status"
        data={OPTIONS}
        disabled={denied !== undefined}
        error={errors.status?.message}
        {...register('status')}
      />
      <Textarea
        label="Notes"
        placeholder="Kept with the transaction"
        rows={2}
        disabled={denied !== undefined}
        error={errors.notes?.message}
        {...register('notes')}
      />
      <Button type="submit" className={classes.submit} loading={running} disabled={denied !== undefined} title={denied}>
        Update Status
      </Button>
      {denied && <p className={classes.denied}>{denied}.</p>}
    </form>
  );
}
