import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAction } from '../../api/use-action.ts';
import type { BulkReviewFailure } from '../../generated/model/bulkReviewFailure.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { usePreload } from '../../ui/feedback/use-preload.ts';
import { decisions, loadDecisions } from './load-decisions.ts';
import { useReasonCodeChoices } from './reason-code-choice.ts';
import type { SentCall } from './sent-call.ts';
import type { BulkRequest } from './use-bulk-run.ts';
import type { Lookers } from './use-review-queue.ts';
import { useUndo } from './use-undo.ts';
import type { WithdrawalAction } from './withdrawal-rules.ts';

export type BulkAction = Extract<WithdrawalAction, 'approve' | 'recall' | 'reject'>;

/** Marks a bulk action as running, beside its withdrawals. */
export const BULK = 'bulk';

/** All changes of withdrawals in the portal go through this hook, from the card, dialog and bar. */
export function useReviewWithdrawals() {
  const client = useQueryClient();
  const { act, running } = useAction<WithdrawalAction>();
  const { undone, offerUndo } = useUndo(act);
  const codes = useReasonCodeChoices();
  usePreload(loadDecisions, true);

  const reviewOne = useCallback(
    async (action: WithdrawalAction, withdrawal: Withdrawal, sent?: SentCall) => {
      const code = await decisions();
      if (!code) return;
      await act(code.decideOne(action, withdrawal, { client, choices: codes(action), offerUndo, sent }));
    },
    [client, act, offerUndo, codes],
  );

  /** Calls `onFailures` with the withdrawals that could not be changed, before the list is reloaded. */
  const reviewMany = useCallback(
    async (
      action: BulkAction,
      withdrawals: readonly Withdrawal[],
      onFailures: (failures: BulkReviewFailure[]) => void,
      lookers: Lookers,
    ) => {
      const code = await decisions();
      if (!code) return;
      const choices = codes(action);
      await act(code.decideMany(action, withdrawals, { client, choices, offerUndo, onFailures, lookers }));
    },
    [client, act, offerUndo, codes],
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
