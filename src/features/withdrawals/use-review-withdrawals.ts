import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { errorStatus } from '../../api/error.ts';
import { Intent, sayFailed, sayReplayed, withdrawOffers } from '../../api/intent.ts';
import type { BulkReviewFailure } from '../../generated/model/bulkReviewFailure.ts';
import type { BulkReviewResult } from '../../generated/model/bulkReviewResult.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import {
  approveWithdrawal,
  bulkApproveWithdrawals,
  bulkRecallWithdrawals,
  bulkRejectWithdrawals,
  getListWithdrawalsInfiniteQueryKey,
  getListWithdrawalsQueryKey,
  processWithdrawal,
  recallWithdrawal,
  rejectWithdrawal,
  releaseWithdrawal,
  retryWithdrawal,
  returnWithdrawal,
} from '../../generated/withdrawals/withdrawals.ts';
import { formatUsd } from '../../lib/money.ts';
import { forgetDraft } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { askAboutMany, askAboutOne, type Decision, draftOf, howMany } from './review-questions.ts';
import { idOf, requestedUsd, sumUsd, type WithdrawalAction } from './withdrawal-rules.ts';

export type BulkAction = Extract<WithdrawalAction, 'approve' | 'recall' | 'reject'>;

type One = Decision & { action: WithdrawalAction; id: string; intent: Intent };
type Many = Decision & { action: BulkAction; ids: string[]; intent: Intent };

/** An action on some withdrawals; `call` is the same for every attempt. */
type Attempt = { ids: readonly string[]; action: WithdrawalAction; failed: string; call: () => Promise<void> };

const CALL_ONE: Record<WithdrawalAction, (one: One) => Promise<Withdrawal>> = {
  approve: ({ id, intent }) => approveWithdrawal(id, { notes: 'Approved via admin panel' }, { intent }),
  recall: ({ id, reason, intent }) => recallWithdrawal(id, { reason }, { intent }),
  reject: ({ id, reason, intent }) => rejectWithdrawal(id, { reason }, { intent }),
  process: ({ id, intent }) => processWithdrawal(id, { intent }),
  retry: ({ id, intent }) => retryWithdrawal(id, { intent }),
  return: ({ id, reason, bankReference, intent }) =>
    returnWithdrawal(id, { reason, bank_reference: bankReference }, { intent }),
  release: ({ id, reason, intent }) => releaseWithdrawal(id, { reason }, { intent }),
};

const CALL_MANY: Record<BulkAction, (many: Many) => Promise<BulkReviewResult>> = {
  approve: ({ ids, intent }) => bulkApproveWithdrawals({ withdrawal_ids: ids, notes: 'Bulk approved' }, { intent }),
  recall: ({ ids, reason, intent }) => bulkRecallWithdrawals({ withdrawal_ids: ids, reason }, { intent }),
  reject: ({ ids, reason, intent }) => bulkRejectWithdrawals({ withdrawal_ids: ids, reason }, { intent }),
};

/** Spec section 8, which has texts only for approve and reject. */
const SAY_ONE: Record<WithdrawalAction, { done: string; short: string; failed: string }> = {
  approve: { done: 'Withdrawal approved successfully', short: 'approved', failed: 'Failed to approve withdrawal' },
  recall: { done: 'Withdrawal recalled', short: 'awaits review again', failed: 'Failed to recall withdrawal' },
  reject: { done: 'Withdrawal rejected', short: 'rejected', failed: 'Failed to reject withdrawal' },
  process: { done: 'Withdrawal is being processed', short: 'processing', failed: 'Failed to process withdrawal' },
  retry: { done: 'Withdrawal retried', short: 'processing again', failed: 'Failed to retry withdrawal' },
  return: { done: 'Return recorded', short: 'returned by the bank', failed: 'Failed to record the return' },
  release: { done: 'Withdrawal released', short: 'given back to the player', failed: 'Failed to release withdrawal' },
};
const SAY_MANY: Record<BulkAction, { done: string; failed: string }> = {
  approve: { done: 'approved', failed: 'Failed to approve withdrawals' },
  recall: { done: 'recalled', failed: 'Failed to recall withdrawals' },
  reject: { done: 'rejected', failed: 'Failed to reject withdrawals' },
};

/**
 * All changes of withdrawals in the portal go through this hook, from the card, dialog and bar: confirmation, call, toast, reload.
 */
export function useReviewWithdrawals() {
  const queryClient = useQueryClient();
  const { mutateAsync: callOne } = useMutation({ mutationFn: (one: One) => CALL_ONE[one.action](one) });
  const { mutateAsync: callMany } = useMutation({ mutationFn: (many: Many) => CALL_MANY[many.action](many) });
  const [running, setRunning] = useState<ReadonlyMap<string, WithdrawalAction>>(new Map());
  const [runningBulk, setRunningBulk] = useState<BulkAction>();
  const [asking, setAsking] = useState(false);

  /**
   * After a success api/query-client reloads everything, and `cancelRefetch: false` joins that load. After a refusal
   * the list is out of date, and after a lost answer the change may have been made, so both reload it as well.
   */
  const reload = useCallback(async () => {
    const keys = [getListWithdrawalsInfiniteQueryKey(), getListWithdrawalsQueryKey()];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })));
  }, [queryClient]);

  /** One attempt. The withdrawals stay marked as running until the reloaded list shows the result. */
  const attempt = useCallback(
    async function attempt({ ids, action, failed, call }: Attempt): Promise<void> {
      setRunning((before) => new Map([...before, ...ids.map((id) => [id, action] as const)]));
      try {
        await call();
        await reload();
      } catch (error) {
        const again = () => void attempt({ ids, action, failed, call });
        sayFailed(failed, error, ids, again, ids.length === 1 ? ids[0] : undefined);
        if (mayHaveChanged(error)) await reload();
      } finally {
        setRunning((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
      }
    },
    [reload],
  );

  /** Resolves with the answer; `asking` is true while the question is on the screen. */
  const ask = useCallback(async (question: Promise<Decision | null>) => {
    setAsking(true);
    const answer = await question;
    setAsking(false);
    return answer;
  }, []);

  const reviewOne = useCallback(
    async (action: WithdrawalAction, withdrawal: Withdrawal) => {
      const decision = await ask(askAboutOne(action, withdrawal));
      if (decision === null) return;
      const id = idOf(withdrawal);
      withdrawOffers([id]);
      const intent = new Intent();
      const call = async () => {
        const { processed_at } = await callOne({ ...decision, action, id, intent });
        forgetDraft(draftOf(action, [withdrawal]));
        const { done, short } = SAY_ONE[action];
        if (intent.replayed) sayReplayed(id, processed_at);
        else notify.success(done, { detail: `${id} ${short}, ${formatUsd(requestedUsd(withdrawal))}` });
      };
      await attempt({ ids: [id], action, failed: SAY_ONE[action].failed, call });
    },
    [ask, callOne, attempt],
  );

  /** Calls `onFailures` with the withdrawals that could not be changed, before the list is reloaded. */
  const reviewMany = useCallback(
    async (
      action: BulkAction,
      withdrawals: readonly Withdrawal[],
      onFailures: (failures: BulkReviewFailure[]) => void,
    ) => {
      const decision = await ask(askAboutMany(action, withdrawals));
      if (decision === null) return;
      const ids = withdrawals.map(idOf);
      withdrawOffers(ids);
      const intent = new Intent();
      const call = async () => {
        setRunningBulk(action);
        try {
          const result = await callMany({ ...decision, action, ids, intent });
          forgetDraft(draftOf(action, withdrawals));
          say(action, withdrawals, result, intent.replayed);
          onFailures(result.failed);
        } finally {
          setRunningBulk(undefined);
        }
      };
      await attempt({ ids, action, failed: SAY_MANY[action].failed, call });
    },
    [ask, callMany, attempt],
  );

  return { running, runningBulk, asking, reviewOne, reviewMany };
}

/** The server's numbers: not everything that was selected was changed. */
function say(
  action: BulkAction,
  withdrawals: readonly Withdrawal[],
  { processed, failed, succeeded }: BulkReviewResult,
  replayed: boolean,
): void {
  const { done, failed: allFailed } = SAY_MANY[action];
  if (processed > 0) {
    const changed = withdrawals.filter((withdrawal) => succeeded.includes(idOf(withdrawal)));
    const words = `${processed} withdrawals ${done}`;
    if (replayed) sayReplayed(words);
    else notify.success(words, { detail: `${formatUsd(sumUsd(changed.map(requestedUsd)))} requested` });
  }
  if (failed.length === 0) return;
  const some = `${howMany(failed.length)} could not be ${done}`;
  const reasons = failed.length === 1 ? failed[0]?.reason : `${failed[0]?.reason} And ${failed.length - 1} more.`;
  if (processed > 0) notify.warning(some, { detail: reasons });
  else notify.error(allFailed, { detail: `${some}. ${reasons}` });
}

/** False for answers that mean the call was not processed: signed out, not permitted, malformed, too many calls. */
function mayHaveChanged(error: unknown): boolean {
  return ![401, 403, 422, 429].includes(errorStatus(error) ?? 0);
}
