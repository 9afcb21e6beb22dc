import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import type { Intent } from '../../api/intent.ts';
import type { Action } from '../../api/use-action.ts';
import type { BulkReviewFailure } from '../../generated/model/bulkReviewFailure.ts';
import type { BulkReviewResult } from '../../generated/model/bulkReviewResult.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import {
  getApproveWithdrawalMutationOptions,
  getBulkApproveWithdrawalsMutationOptions,
  getBulkRecallWithdrawalsMutationOptions,
  getBulkRejectWithdrawalsMutationOptions,
  getBulkUndoWithdrawalsMutationOptions,
  getProcessWithdrawalMutationOptions,
  getRecallWithdrawalMutationOptions,
  getRejectWithdrawalMutationOptions,
  getReleaseWithdrawalMutationOptions,
  getRetryWithdrawalMutationOptions,
  getReturnWithdrawalMutationOptions,
  getUndoWithdrawalMutationOptions,
} from '../../generated/withdrawals-changes/withdrawals-changes.ts';
import { formatUsd } from '../../lib/money.ts';
import { awaitingSecond } from '../../lib/second-approval.ts';
import { counted } from '../../lib/words.ts';
import { type Choice, forgetDraft } from '../../ui/feedback/ask.tsx';
import { withCount } from './bulk-count.ts';
import { foreseenWords } from './foreseen-words.ts';
import { noteOwnStep } from './own-steps.ts';
import { amountsOf, askAboutMany, askAboutOne } from './review-questions.ts';
import { type SentCall, watched } from './sent-call.ts';
import { shownBy } from './shown-by.ts';
import type { Lookers } from './use-review-queue.ts';
import { BULK, type BulkAction } from './use-review-withdrawals.ts';
import type { Decided } from './use-undo.ts';
import {
  type Decision,
  draftOf,
  idOf,
  NOTHING,
  netUsd,
  requestedUsd,
  type WithdrawalAction,
} from './withdrawal-rules.ts';

const OF_THE_BANK: readonly WithdrawalAction[] = ['process', 'retry', 'return'];

// The questions, calls and toasts of all decisions about withdrawals. No screen needs them before its first row, so they are loaded after it.

type Headers = Intent['headers'];
type Call<T, Subject> = (client: QueryClient, subject: Subject, headers: Headers, decision: Decision) => Promise<T>;

type Decide = {
  client: QueryClient;
  /** Of a reason code. */
  choices: readonly Choice[];
  offerUndo: (decided: Decided) => void;
};

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

/** The call of a generated hook, outside React: the rules of api/query-client hold for it as well. */
function send<T, E, V, C>(client: QueryClient, options: MutationOptions<T, E, V, C>, variables: V): Promise<T> {
  return client.getMutationCache().build(client, options).execute(variables);
}

const CALL_ONE: Record<WithdrawalAction, Call<Withdrawal, string>> = {
  approve: (client, id, headers) =>
    send(client, getApproveWithdrawalMutationOptions(), { id, data: { notes: 'Approved via admin panel' }, headers }),
  recall: (client, id, headers, { reason }) =>
    send(client, getRecallWithdrawalMutationOptions(), { id, data: { reason }, headers }),
  reject: (client, id, headers, { reason, reasonCode }) =>
    send(client, getRejectWithdrawalMutationOptions(), { id, data: { reason, reason_code: reasonCode }, headers }),
  process: (client, id, headers) => send(client, getProcessWithdrawalMutationOptions(), { id, headers }),
  retry: (client, id, headers) => send(client, getRetryWithdrawalMutationOptions(), { id, headers }),
  return: (client, id, headers, { reason, bankReference, reasonCode }) =>
    send(client, getReturnWithdrawalMutationOptions(), {
      id,
      data: { reason, bank_reference: bankReference, reason_code: reasonCode },
      headers,
    }),
  release: (client, id, headers, { reason }) =>
    send(client, getReleaseWithdrawalMutationOptions(), { id, data: { reason }, headers }),
};

const CALL_MANY: Record<BulkAction, Call<BulkReviewResult, string[]>> = {
  approve: (client, ids, headers) =>
    send(client, getBulkApproveWithdrawalsMutationOptions(), {
      data: { withdrawal_ids: ids, notes: 'Bulk approved' },
      headers,
    }),
  recall: (client, ids, headers, { reason }) =>
    send(client, getBulkRecallWithdrawalsMutationOptions(), { data: { withdrawal_ids: ids, reason }, headers }),
  reject: (client, ids, headers, { reason, reasonCode }) =>
    send(client, getBulkRejectWithdrawalsMutationOptions(), {
      data: { withdrawal_ids: ids, reason, reason_code: reasonCode },
      headers,
    }),
};

type Undoing<T> = Action<T, unknown, WithdrawalAction>;

const UNDO = { failed: 'Failed to undo the decision', shownBy: shownBy() };

export function decideOne(
  action: WithdrawalAction,
  withdrawal: Withdrawal,
  { client, choices, offerUndo, sent = {} }: Decide & { sent?: SentCall | undefined },
): Action<Withdrawal, Decision, WithdrawalAction> {
  const id = idOf(withdrawal);
  const { done, short, failed } = SAY_ONE[action];
  return {
    ids: [id],
    kind: action,
    name: id,
    ask: async () => {
      if (action === 'approve') return NOTHING;
      const isSent = action === 'process' || action === 'retry';
      return askAboutOne(action, withdrawal, choices, isSent ? await foreseenWords(client, action, [id]) : '');
    },
    call: (headers, decision) => watched(() => CALL_ONE[action](client, id, headers, decision), sent),
    done: ({ status, undo_seconds: seconds, approval_request: request }, release) => {
      noteOwnStep(id, status);
      forgetDraft(draftOf(action, [withdrawal]));
      sent.onAnswer?.();
      // The amount of the question: the net one where money goes to the bank, or comes from there.
      const amount = formatUsd(OF_THE_BANK.includes(action) ? netUsd(withdrawal) : requestedUsd(withdrawal));
      const subject = `${id}, ${amount}`;
      // Nothing has changed yet.
      if (request && request.action === action) {
        return { message: awaitingSecond(request.waiting_for), detail: subject, as: 'warning' };
      }
      offerUndo({ ids: [id], message: `${id} ${short}`, seconds, release });
      return { message: done, detail: `${id} ${short}, ${amount}` };
    },
    failed,
    shownBy: shownBy(),
  };
}

/** @param onFailures called with the withdrawals that could not be changed, before the list is reloaded */
export function decideMany(
  action: BulkAction,
  withdrawals: readonly Withdrawal[],
  {
    client,
    choices,
    offerUndo,
    onFailures,
    lookers,
  }: Decide & { onFailures: (failures: BulkReviewFailure[]) => void; lookers: Lookers },
): Action<BulkReviewResult, Decision, WithdrawalAction> {
  const ids = withdrawals.map(idOf);
  return {
    ids: [...ids, BULK],
    kind: action,
    ask: async () => {
      const foreseen = action === 'approve' ? await foreseenWords(client, action, ids) : '';
      return askAboutMany(action, withdrawals, lookers, choices, foreseen);
    },
    call: async (headers, decision) => withCount(await CALL_MANY[action](client, ids, headers, decision)),
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
  };
}

/** The server's numbers: not everything that was selected was changed. */
function sayingsOf(
  action: BulkAction,
  withdrawals: readonly Withdrawal[],
  { processed, failed, succeeded, awaiting_second: awaiting = [] }: BulkReviewResult,
) {
  const { done, failed: allFailed } = SAY_MANY[action];
  const changed = withdrawals.filter((withdrawal) => succeeded.includes(idOf(withdrawal)));
  // A back end that only counts does not say which.
  const sum = changed.length === processed ? amountsOf(action, changed) : undefined;
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
  const why = failed.length > 0 ? `${some}. ${reasons}` : `0 of ${withdrawals.length} were ${done}`;
  const isNone = failed.length > 0 || awaiting.length === 0;
  return [...(isNone ? [{ message: allFailed, detail: why, as: 'error' } as const] : []), ...further];
}

/** @param onUndone called with the withdrawals whose decisions were undone */
export function undoOne(
  client: QueryClient,
  id: string,
  onUndone: (ids: readonly string[]) => void,
): Undoing<Withdrawal> {
  return {
    ...UNDO,
    ids: [id],
    name: id,
    call: (headers) => send(client, getUndoWithdrawalMutationOptions(), { id, headers }),
    done: ({ status }) => {
      noteOwnStep(id, status);
      onUndone([id]);
      return { message: 'Decision undone', detail: `${id} awaits review again` };
    },
  };
}

export function undoMany(
  client: QueryClient,
  ids: readonly string[],
  onUndone: (ids: readonly string[]) => void,
): Undoing<BulkReviewResult> {
  return {
    ...UNDO,
    ids,
    call: (headers) =>
      send(client, getBulkUndoWithdrawalsMutationOptions(), { data: { withdrawal_ids: [...ids] }, headers }),
    done: ({ succeeded, failed }) => {
      onUndone(succeeded);
      const detail = failed[0]?.reason;
      const some = { message: `${counted(failed.length, 'decision')} could not be undone`, detail } as const;
      return [
        ...(succeeded.length > 0 ? [{ message: `${counted(succeeded.length, 'decision')} undone` }] : []),
        ...(failed.length > 0 ? [{ ...some, as: succeeded.length > 0 ? 'warning' : 'error' } as const] : []),
      ];
    },
  };
}
