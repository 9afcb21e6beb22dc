import { useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../api/use-action.ts';
import type { Transaction } from '../../generated/model/transaction.ts';
import type { UpdateTransactionStatusRequest } from '../../generated/model/updateTransactionStatusRequest.ts';
import { getGetTransactionQueryKey, getListTransactionsQueryKey } from '../../generated/transactions/transactions.ts';
import { useUpdateTransactionStatus } from '../../generated/transactions-changes/transactions-changes.ts';
import { formatUsd } from '../../lib/money.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { badgeOf } from './transaction-rules.ts';

/** The only place in the portal that changes a transaction. */
export function useDecideTransaction() {
  const queryClient = useQueryClient();
  const { mutateAsync: update } = useUpdateTransactionStatus();
  const { act, running } = useAction();

  async function decide({ id, transaction_id, amount }: Transaction, data: UpdateTransactionStatusRequest) {
    const label = badgeOf(data.status).label.toLowerCase();
    await act({
      ids: [id],
      name: transaction_id,
      ask: () =>
        askConfirm({
          title: `Set ${transaction_id} to ${label}?`,
          message: `${formatUsd(amount)}. This is final: the status cannot be changed again.`,
          confirmLabel: `Set to ${label}`,
          danger: true,
        }),
      call: (headers) => update({ id, data, headers }),
      done: (decided) => {
        queryClient.setQueryData(getGetTransactionQueryKey(id), decided);
        return { message: 'Transaction status updated', detail: nameOf(decided) };
      },
      failed: 'Failed to update transaction status',
      // Their common prefix: that of the open transaction begins with that of the list.
      shownBy: [getListTransactionsQueryKey()],
    });
  }

  return { running, decide };
}

function nameOf({ transaction_id, status, amount }: Transaction): string {
  return `${transaction_id} ${badgeOf(status).label.toLowerCase()}, ${formatUsd(amount)}`;
}
