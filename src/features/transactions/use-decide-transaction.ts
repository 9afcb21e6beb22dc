import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorStatus } from '../../api/error.ts';
import { Intent, sayFailed, sayReplayed, withdrawOffers } from '../../api/intent.ts';
import type { Transaction } from '../../generated/model/transaction.ts';
import type { UpdateTransactionStatusRequest } from '../../generated/model/updateTransactionStatusRequest.ts';
import {
  getGetTransactionQueryKey,
  getListTransactionsQueryKey,
  updateTransactionStatus,
} from '../../generated/transactions/transactions.ts';
import { formatUsd } from '../../lib/money.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { badgeOf, type Decision } from './transaction-rules.ts';

type Attempt = { id: string; name: string; data: UpdateTransactionStatusRequest; intent: Intent };

/** The only place in the portal that changes a transaction: confirmation, call, toast, reload. */
export function useDecideTransaction() {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ id, data, intent }: Attempt) => updateTransactionStatus(id, data, { intent }),
  });
  const [running, setRunning] = useState<string>();
  const [asking, setAsking] = useState(false);

  /**
   * Reloads both the list and the open transaction, whose query keys have the same prefix. After a success
   * api/query-client reloads them, and `cancelRefetch: false` joins that load.
   */
  const reload = () =>
    queryClient.invalidateQueries({ queryKey: getListTransactionsQueryKey() }, { cancelRefetch: false });

  async function decide(transaction: Transaction, status: Decision, notes: string) {
    setAsking(true);
    const agreed = await confirmDecision(transaction, status);
    setAsking(false);
    if (!agreed) return;
    withdrawOffers([transaction.id]);
    const data = { status, ...(notes.trim() !== '' && { notes: notes.trim() }) };
    await attempt({ id: transaction.id, name: transaction.transaction_id, data, intent: new Intent() });
  }

  async function attempt(decision: Attempt) {
    const { id, name, intent } = decision;
    setRunning(id);
    try {
      const decided = await mutateAsync(decision);
      queryClient.setQueryData(getGetTransactionQueryKey(id), decided);
      if (intent.replayed) sayReplayed(decided.transaction_id, decided.updated_at);
      else notify.success('Transaction status updated', { detail: nameOf(decided) });
      await reload();
    } catch (error) {
      sayFailed('Failed to update transaction status', error, [id], () => void attempt(decision), name);
      if (mayHaveChanged(error)) await reload();
    } finally {
      setRunning(undefined);
    }
  }

  return { running, asking, decide };
}

function nameOf({ transaction_id, status, amount }: Transaction): string {
  return `${transaction_id} ${badgeOf(status).label.toLowerCase()}, ${formatUsd(amount)}`;
}

function confirmDecision({ transaction_id, amount }: Transaction, status: Decision): Promise<boolean> {
  const label = badgeOf(status).label.toLowerCase();
  return askConfirm({
    title: `Set ${transaction_id} to ${label}?`,
    message: `${formatUsd(amount)}. This is final: the status cannot be changed again.`,
    confirmLabel: `Set to ${label}`,
    danger: true,
  });
}

/** False for answers that mean the call was not processed: signed out, not permitted, malformed, too many calls. */
function mayHaveChanged(error: unknown): boolean {
  return ![401, 403, 422, 429].includes(errorStatus(error) ?? 0);
}
