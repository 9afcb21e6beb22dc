import { BulkRun } from '../../api/bulk-run.ts';
import {
  bulkApproveWithdrawals,
  bulkRejectWithdrawals,
} from '../../generated/withdrawals-changes/withdrawals-changes.ts';
import { formatCount } from '../../lib/money.ts';
import { counted } from '../../lib/words.ts';
import { forgetDraft } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { withCount } from './bulk-count.ts';
import { askAboutMany } from './review-questions.ts';
import type { BulkRequest } from './use-bulk-run.ts';
import { draftOf, idOf } from './withdrawal-rules.ts';

export type StartedRun = Pick<BulkRequest, 'action' | 'rows' | 'lookers'> & {
  run: BulkRun;
  /** Stops it, unless it is over, because its screen is left. */
  leave: () => void;
};

const DONE = { approve: 'approved', reject: 'rejected' } as const;

/**
 * Asks, as about a selection, and begins; null when the administrator has cancelled. The calls are not those of the generated hooks, after each of which the
 * whole screen would load again: the dialog has it loaded once.
 */
export async function startBulkRun({
  action,
  rows,
  lookers,
  choices,
  offerUndo,
}: BulkRequest): Promise<StartedRun | null> {
  const decision = await askAboutMany(action, rows, lookers, choices);
  if (!decision) return null;
  const run = new BulkRun({
    ids: rows.map(idOf),
    call: async (withdrawal_ids, headers) =>
      withCount(
        action === 'approve'
          ? await bulkApproveWithdrawals({ withdrawal_ids, notes: 'Bulk approved' }, headers)
          : await bulkRejectWithdrawals(
              { withdrawal_ids, reason: decision.reason, reason_code: decision.reasonCode },
              headers,
            ),
      ),
    // A person who undoes a step wants no further one.
    onStep: (ids, seconds) =>
      offerUndo({
        ids,
        message: `${counted(ids.length, 'withdrawal')} ${DONE[action]}`,
        seconds,
        release: () => run.stop(),
      }),
  });
  void run.go().then(() => run.read().counts.done > 0 && forgetDraft(draftOf(action, rows)));
  return { action, rows, lookers, run, leave: () => leave(run) };
}

function leave(run: BulkRun): void {
  const { phase, answered } = run.read();
  if (phase === 'over') return;
  run.stop();
  const detail = `The server had answered for ${formatCount(answered)} of ${formatCount(run.ids.length)}`;
  notify.warning('Stopped, because the screen was left', { detail });
}
