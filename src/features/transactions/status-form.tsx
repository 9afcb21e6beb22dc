import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useDenied } from '../../api/may.ts';
import { useRequestForm } from '../../api/use-request-form.ts';
import { UpdateTransactionStatusRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { Transaction } from '../../generated/model/transaction.ts';
import * as needs from '../../generated/permissions.ts';
import { getGetTransactionQueryKey } from '../../generated/transaction-details/transaction-details.ts';
import { useUpdateTransactionStatus } from '../../generated/transactions-changes/transactions-changes.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { formatUsd } from '../../lib/money.ts';
import { isReadable } from '../../lib/unreadable.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
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

const labelOf = (status: string) => badgeOf(status).label.toLowerCase();

/** Sets the status of a pending transaction, with notes. The decision is confirmed in a question. */
export default function StatusForm({ transaction: { id, transaction_id, amount } }: { transaction: Transaction }) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useUpdateTransactionStatus();
  const { submit, busy, failure, field } = useRequestForm({
    resolver,
    defaultValues: { status: '', notes: '' },
    ask: ({ status }) =>
      askConfirm({
        title: `Set ${transaction_id} to ${labelOf(status)}?`,
        message: `${formatUsd(amount)}. This is final: the status cannot be changed again.`,
        confirmLabel: `Set to ${labelOf(status)}`,
        danger: true,
      }),
    send: (data, { headers }) => mutateAsync({ id, data, headers }),
    done: (decided) => ({
      message: 'Transaction status updated',
      detail: `${transaction_id} ${labelOf(decided.status)}, ${formatUsd(decided.amount)}`,
      name: transaction_id,
      at: decided.updated_at,
    }),
    failed: 'Failed to update transaction status',
    onDone: (decided) => decided && queryClient.setQueryData(getGetTransactionQueryKey(id), decided),
  });
  const isKnown = isReadable(amount);
  const denied = useDenied(needs.updateTransactionStatus) ?? (isKnown ? undefined : 'The amount cannot be read');
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h3>Change status</h3>
      <NativeSelect label="New status" data={OPTIONS} disabled={denied !== undefined} {...field('status')} />
      <Textarea
        label="Notes"
        placeholder="Kept with the transaction"
        rows={2}
        disabled={denied !== undefined}
        {...field('notes')}
      />
      <FormFailure failure={failure} />
      <Button type="submit" className={classes.submit} loading={busy} disabled={denied !== undefined} title={denied}>
        Update Status
      </Button>
      {denied && <p className={classes.denied}>{denied}.</p>}
    </form>
  );
}
