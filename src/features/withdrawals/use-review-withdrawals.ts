import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { errorMessage, errorStatus } from '../../api/error.ts';
import type { BulkReviewFailure } from '../../generated/model/bulkReviewFailure.ts';
import type { BulkReviewResult } from '../../generated/model/bulkReviewResult.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import {
  approveWithdrawal,
  bulkApproveWithdrawals,
  bulkRejectWithdrawals,
  getListWithdrawalsInfiniteQueryKey,
  getListWithdrawalsQueryKey,
  processWithdrawal,
  rejectWithdrawal,
  retryWithdrawal,
} from '../../generated/withdrawals/withdrawals.ts';
import { formatUsd } from '../../lib/money.ts';
import { askConfirm, askText } from '../../ui/ask.tsx';
import { notify } from '../../ui/notify.tsx';
import { idOf, netUsd, requestedUsd, sumUsd, type WithdrawalAction } from './withdrawal-rules.ts';

export type BulkAction = Extract<WithdrawalAction, 'approve' | 'reject'>;

type One = { action: WithdrawalAction; id: string; reason: string };
type Many = { action: BulkAction; ids: string[]; reason: string };

const CALL_ONE: Record<WithdrawalAction, (id: string, reason: string) => Promise<Withdrawal>> = {
  approve: (id) => approveWithdrawal(id, { notes: 'Approved via admin panel' }),
  reject: (id, reason) => rejectWithdrawal(id, { reason }),
  process: (id) => processWithdrawal(id),
  retry: (id) => retryWithdrawal(id),
};

const CALL_MANY: Record<BulkAction, (ids: string[], reason: string) => Promise<BulkReviewResult>> = {
  approve: (ids) => bulkApproveWithdrawals({ withdrawal_ids: ids, notes: 'Bulk approved' }),
  reject: (ids, reason) => bulkRejectWithdrawals({ withdrawal_ids: ids, reason }),
};

/** Spec section 8; it has no words for process and retry. */
const SAY_ONE: Record<WithdrawalAction, { done: string; failed: string }> = {
  approve: { done: 'Withdrawal approved successfully', failed: 'Failed to approve withdrawal' },
  reject: { done: 'Withdrawal rejected', failed: 'Failed to reject withdrawal' },
  process: { done: 'Withdrawal is being processed', failed: 'Failed to process withdrawal' },
  retry: { done: 'Withdrawal retried', failed: 'Failed to retry withdrawal' },
};
const SAY_MANY: Record<BulkAction, { done: string; failed: string }> = {
  approve: { done: 'approved', failed: 'Failed to approve withdrawals' },
  reject: { done: 'rejected', failed: 'Failed to reject withdrawals' },
};

/** Every change of a withdrawal goes through here, from card, dialog and bar alike: question, call, toast, reload. */
export function useReviewWithdrawals() {
  const queryClient = useQueryClient();
  const { mutateAsync: callOne } = useMutation({ mutationFn: (one: One) => CALL_ONE[one.action](one.id, one.reason) });
  const { mutateAsync: callMany } = useMutation({
    mutationFn: (many: Many) => CALL_MANY[many.action](many.ids, many.reason),
  });
  const [running, setRunning] = useState<ReadonlyMap<string, WithdrawalAction>>(new Map());
  const [runningBulk, setRunningBulk] = useState<BulkAction>();
  const [asking, setAsking] = useState(false);

  /**
   * Api/query-client reloads everything after a success; `cancelRefetch: false` joins that reload. A refusal says that
   * the list on the screen is out of date, and a call without an answer may have worked, so both reload it as well.
   */
  const reload = useCallback(async () => {
    const keys = [getListWithdrawalsInfiniteQueryKey(), getListWithdrawalsQueryKey()];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })));
  }, [queryClient]);

  /** Keeps the withdrawals from being acted on again until the list says what has become of them. */
  const whileRunning = useCallback(
    async (ids: readonly string[], action: WithdrawalAction, call: () => Promise<void>, failed: string) => {
      setRunning((before) => new Map([...before, ...ids.map((id) => [id, action] as const)]));
      try {
        await call();
        await reload();
      } catch (error) {
        notify.error(failed, { detail: errorMessage(error) });
        if (mayHaveChanged(error)) await reload();
      } finally {
        setRunning((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
      }
    },
    [reload],
  );

  const askReason = useCallback(async (title: string, confirmLabel: string) => {
    setAsking(true);
    const reason = await askText({
      title,
      label: 'Reason',
      placeholder: 'Kept with the withdrawal',
      requiredMessage: 'A reason is required.',
      confirmLabel,
      danger: true,
      maxLength: 1000,
    });
    setAsking(false);
    return reason;
  }, []);

  const reviewOne = useCallback(
    async (action: WithdrawalAction, id: string) => {
      const reason = action === 'reject' ? await askReason(`Reject withdrawal ${id}?`, 'Reject') : '';
      if (reason === null) return;
      const call = async () => {
        await callOne({ action, id, reason });
        notify.success(SAY_ONE[action].done);
      };
      await whileRunning([id], action, call, SAY_ONE[action].failed);
    },
    [askReason, callOne, whileRunning],
  );

  /** Tells `onFailures` which could not be changed, before the list is reloaded. */
  const reviewMany = useCallback(
    async (
      action: BulkAction,
      withdrawals: readonly Withdrawal[],
      onFailures: (failures: BulkReviewFailure[]) => void,
    ) => {
      const ids = withdrawals.map(idOf);
      const reason =
        action === 'reject'
          ? await askReason(`Reject ${howMany(ids.length)}?`, 'Reject')
          : await confirmApproval(withdrawals);
      if (reason === null) return;
      const call = async () => {
        const result = await callMany({ action, ids, reason });
        announce(action, result);
        onFailures(result.failed);
      };
      setRunningBulk(action);
      await whileRunning(ids, action, call, SAY_MANY[action].failed);
      setRunningBulk(undefined);
    },
    [askReason, callMany, whileRunning],
  );

  return { running, runningBulk, asking, reviewOne, reviewMany };
}

/** '' where it is agreed to, as an approval has no reason; null where not. */
async function confirmApproval(withdrawals: readonly Withdrawal[]): Promise<string | null> {
  const agreed = await askConfirm({
    title: `Approve ${withdrawals.length} withdrawals?`,
    message: `${formatUsd(sumUsd(withdrawals.map(requestedUsd)))} requested, ${formatUsd(sumUsd(withdrawals.map(netUsd)))} to be paid out.`,
    confirmLabel: 'Approve',
  });
  return agreed ? '' : null;
}

/** The numbers are the server's: what was selected is not what was changed. */
function announce(action: BulkAction, { processed, failed }: BulkReviewResult): void {
  const { done, failed: allFailed } = SAY_MANY[action];
  if (processed > 0) notify.success(`${processed} withdrawals ${done}`);
  if (failed.length === 0) return;
  const some = `${howMany(failed.length)} could not be ${done}`;
  const reasons = failed.length === 1 ? failed[0]?.reason : `${failed[0]?.reason} And ${failed.length - 1} more.`;
  if (processed > 0) notify.warning(some, { detail: reasons });
  else notify.error(allFailed, { detail: `${some}. ${reasons}` });
}

function howMany(count: number): string {
  return count === 1 ? '1 withdrawal' : `${count} withdrawals`;
}

/** Not after an answer that says the call was never looked at: signed out, not permitted, malformed, too many. */
function mayHaveChanged(error: unknown): boolean {
  return ![401, 403, 422, 429].includes(errorStatus(error) ?? 0);
}
