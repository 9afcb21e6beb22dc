import { useCallback, useEffect, useMemo } from 'react';
import type { Intent } from '../../api/intent.ts';
import { useAction } from '../../api/use-action.ts';
import type { BulkReviewFailure } from '../../generated/model/bulkReviewFailure.ts';
import type { BulkReviewResult } from '../../generated/model/bulkReviewResult.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import {
  useApproveWithdrawal,
  useBulkApproveWithdrawals,
  useBulkRecallWithdrawals,
  useBulkRejectWithdrawals,
  useProcessWithdrawal,
  useRecallWithdrawal,
  useRejectWithdrawal,
  useReleaseWithdrawal,
  useRetryWithdrawal,
  useReturnWithdrawal,
} from '../../generated/withdrawals-changes/withdrawals-changes.ts';
import { formatUsd, sumUsd } from '../../lib/money.ts';
import { awaitingSecond } from '../../lib/second-approval.ts';
import { counted } from '../../lib/words.ts';
import { forgetDraft } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { useReasonCodeChoices } from './reason-code-choice.ts';
import { shownBy } from './shown-by.ts';
import type { BulkRequest } from './use-bulk-run.ts';
import type { Lookers } from './use-review-queue.ts';
import { useUndo } from './use-undo.ts';
import { type Decision, draftOf, idOf, NOTHING, requestedUsd, type WithdrawalAction } from './withdrawal-rules.ts';

export type BulkAction = Extract<WithdrawalAction, 'approve' | 'recall' | 'reject'>;

type Call<T, Subject> = (subject: Subject, headers: Intent['headers'], decision: Decision) => Promise<T>;

/** Marks a bulk action as running, beside its withdrawals. */
const BULK = 'bulk';

/** Spec section 8, which has texts only for approve and reject. */
const SAY_ONE: Record<WithdrawalAction, { done: string; short: string; failed: string }> = {
  approve: { done: 'Withdrawal approved successfully', short: 'approved', failed: 'Failed to approve withdrawal' },
  recall: { done: 'Withdrawal recalled', short: 'awaits review again', failed: 'Failed to recall withdrawal' },
  reject: { done: 'Withdrawal rejected', short: 'rejected', failed: 'Failed to reject withdrawal' },
  process: { done: 'Withdrawal is being processed', short: 'processing', failed: 'Failed to process withdrawal' },
  retry: { done: 'Withdrawal retried', short: 'processing again', failed: 'Failed to retry withdrawal' },
  return: { done: 'Return announced', short: 'return announced', failed: 'Failed to announce the return' },
  release: { done: 'Withdrawal released', short: 'given back to the player', failed: 'Failed to release withdrawal' },
};
const SAY_MANY: Record<BulkAction, { done: string; failed: string }> = {
  approve: { done: 'approved', failed: 'Failed to approve withdrawals' },
  recall: { done: 'recalled', failed: 'Failed to recall withdrawals' },
  reject: { done: 'rejected', failed: 'Failed to reject withdrawals' },
};

const loadQuestions = () => import('./review-questions.ts');

/** Undefined when their code is missing, as a toast then says: the action counts as cancelled. */
const questions = () => loadQuestions().catch(() => void notify.codeMissing());

/** All changes of withdrawals in the portal go through this hook, from the card, dialog and bar. */
export function useReviewWithdrawals() {
  const { act, running } = useAction<WithdrawalAction>();
  const { undone, offerUndo } = useUndo(act);
  const codes = useReasonCodeChoices();
  const callOne = useCallsOfOne();
  const callMany = useCallsOfMany();
  // After the first paint, and before the first question.
  useEffect(() => void loadQuestions().catch(() => undefined), []);

  /** @param onAnswer called once it is done, before the screen has loaded again */
  const reviewOne = useCallback(
    async (action: WithdrawalAction, withdrawal: Withdrawal, onAnswer?: () => void) => {
      const id = idOf(withdrawal);
      const { done, short, failed } = SAY_ONE[action];
      await act({
        ids: [id],
        kind: action,
        name: id,
        ask: async () =>
          action === 'approve'
            ? NOTHING
            : ((await questions())?.askAboutOne(action, withdrawal, codes(action)) ?? null),
        call: (headers, decision) => callOne[action](id, headers, decision),
        done: ({ undo_seconds: seconds, approval_request: request }, release) => {
          forgetDraft(draftOf(action, [withdrawal]));
          onAnswer?.();
          const subject = `${id}, ${formatUsd(requestedUsd(withdrawal))}`;
          // Nothing has changed yet.
          if (request && request.action === action) {
            return { message: awaitingSecond(request.waiting_for), detail: subject, as: 'warning' };
          }
          offerUndo({ ids: [id], message: `${id} ${short}`, seconds, release });
          return { message: done, detail: `${id} ${short}, ${formatUsd(requestedUsd(withdrawal))}` };
        },
        failed,
        shownBy: shownBy(),
      });
    },
    [act, callOne, offerUndo, codes],
  );

  /** Calls `onFailures` with the withdrawals that could not be changed, before the list is reloaded. */
  const reviewMany = useCallback(
    async (
      action: BulkAction,
      withdrawals: readonly Withdrawal[],
      onFailures: (failures: BulkReviewFailure[]) => void,
      lookers: Lookers,
    ) => {
      const ids = withdrawals.map(idOf);
      await act({
        ids: [...ids, BULK],
        kind: action,
        ask: async () => (await questions())?.askAboutMany(action, withdrawals, lookers, codes(action)) ?? null,
        call: (headers, decision) => callMany[action](ids, headers, decision),
        done: (result, release) => {
          forgetDraft(draftOf(action, withdrawals));
          onFailures(result.failed);
          const { undo_seconds: seconds, succeeded } = result;
          const message = `${counted(succeeded.length, 'withdrawal')} ${SAY_MANY[action].done}`;
          offerUndo({ ids: succeeded, message, seconds, release });
          return sayingsOf(action, withdrawals, result);
        },
        failed: SAY_MANY[action].failed,
        shownBy: shownBy(),
      });
    },
    [act, callMany, offerUndo, codes],
  );

  const reviewAll = useCallback(
    (action: BulkRequest['action'], rows: BulkRequest['rows'], lookers: Lookers): BulkRequest => ({
      action,
      rows,
      lookers,
      choices: codes(action),
      offerUndo,
    }),
    [offerUndo, codes],
  );

  return {
    running,
    undone,
    runningBulk: running.get(BULK) as BulkAction | undefined,
    reviewOne,
    reviewMany,
    reviewAll,
  };
}

function useCallsOfOne(): Record<WithdrawalAction, Call<Withdrawal, string>> {
  const { mutateAsync: approve } = useApproveWithdrawal();
  const { mutateAsync: recall } = useRecallWithdrawal();
  const { mutateAsync: reject } = useRejectWithdrawal();
  const { mutateAsync: process } = useProcessWithdrawal();
  const { mutateAsync: retry } = useRetryWithdrawal();
  const { mutateAsync: markReturned } = useReturnWithdrawal();
  const { mutateAsync: release } = useReleaseWithdrawal();
  return useMemo(
    () => ({
      approve: (id, headers) => approve({ id, data: { notes: 'Approved via admin panel' }, headers }),
      recall: (id, headers, { reason }) => recall({ id, data: { reason }, headers }),
      reject: (id, headers, { reason, reasonCode }) =>
        reject({ id, data: { reason, reason_code: reasonCode }, headers }),
      process: (id, headers) => process({ id, headers }),
      retry: (id, headers) => retry({ id, headers }),
      return: (id, headers, { reason, bankReference, reasonCode }) =>
        markReturned({ id, data: { reason, bank_reference: bankReference, reason_code: reasonCode }, headers }),
      release: (id, headers, { reason }) => release({ id, data: { reason }, headers }),
    }),
    [approve, recall, reject, process, retry, markReturned, release],
  );
}

function useCallsOfMany(): Record<BulkAction, Call<BulkReviewResult, string[]>> {
  const { mutateAsync: approve } = useBulkApproveWithdrawals();
  const { mutateAsync: recall } = useBulkRecallWithdrawals();
  const { mutateAsync: reject } = useBulkRejectWithdrawals();
  return useMemo(
    () => ({
      approve: (ids, headers) => approve({ data: { withdrawal_ids: ids, notes: 'Bulk approved' }, headers }),
      recall: (ids, headers, { reason }) => recall({ data: { withdrawal_ids: ids, reason }, headers }),
      reject: (ids, headers, { reason, reasonCode }) =>
        reject({ data: { withdrawal_ids: ids, reason, reason_code: reasonCode }, headers }),
    }),
    [approve, recall, reject],
  );
}

/** The server's numbers: not everything that was selected was changed. */
function sayingsOf(
  action: BulkAction,
  withdrawals: readonly Withdrawal[],
  { processed, failed, succeeded, awaiting_second: awaiting = [] }: BulkReviewResult,
) {
  const { done, failed: allFailed } = SAY_MANY[action];
  const changed = withdrawals.filter((withdrawal) => succeeded.includes(idOf(withdrawal)));
  const sum = `${formatUsd(sumUsd(changed.map(requestedUsd)))} requested`;
  const some = `${counted(failed.length, 'withdrawal')} could not be ${done}`;
  const reasons = failed.length === 1 ? failed[0]?.reason : `${failed[0]?.reason} And ${failed.length - 1} more.`;
  const inPart = { message: some, detail: reasons, as: 'warning' } as const;
  const waiting = `${counted(awaiting.length, 'withdrawal')} awaiting a second approval`;
  const further =
    awaiting.length > 0 ? [{ message: waiting, detail: awaiting.join(', '), as: 'warning' } as const] : [];
  if (processed > 0) {
    const changedOnes = { message: `${processed} withdrawals ${done}`, detail: sum };
    return [changedOnes, ...further, ...(failed.length > 0 ? [inPart] : [])];
  }
  const none = failed.length > 0 ? [{ message: allFailed, detail: `${some}. ${reasons}`, as: 'error' } as const] : [];
  return [...none, ...further];
}
