import { useAction } from '../../api/use-action.ts';
import type { ReconciliationDifference } from '../../generated/model/reconciliationDifference.ts';
import {
  useChangeReconciliationDifference,
  useCloseReconciliationDifference,
} from '../../generated/reconciliation-changes/reconciliation-changes.ts';
import { askText, forgetDraft, hasDraft, startDraft } from '../../ui/feedback/ask.tsx';
import { nameOf } from './reconciliation-rules.ts';

const REASONS = ['The rail answered after midnight', 'The rail has been asked', 'The bank has been asked'];
const EXPLANATIONS = ['Confirmed on the next day', 'Returned by the bank', 'Corrected by the rail'];

/** Actions on the differences of the daily comparison. */
export function useDifferenceActions() {
  const { mutateAsync: change } = useChangeReconciliationDifference();
  const { mutateAsync: close } = useCloseReconciliationDifference();
  const { act, running } = useAction();

  /** @param owner null: nobody's */
  const assign = (difference: ReconciliationDifference, owner: string | null) =>
    act({
      ids: [difference.id],
      name: nameOf(difference),
      call: (headers) => change({ id: difference.id, data: { owner, version: difference.version }, headers }),
      done: owner === null ? 'Given to nobody' : `Given to ${owner}`,
      failed: 'Failed to give the difference to somebody',
    });

  function noteReason(difference: ReconciliationDifference) {
    const draft = `reason of difference ${difference.id}`;
    // What was typed before, for a reason that could not be noted, is kept.
    if (difference.reason !== null && !hasDraft(draft)) startDraft(draft, difference.reason);
    return act({
      ids: [difference.id],
      name: nameOf(difference),
      ask: () =>
        askText({
          title: 'Note the reason?',
          message: 'Why there is a difference, as far as it is known. It stays open.',
          confirmLabel: 'Note',
          label: 'Reason',
          requiredMessage: 'A reason is required.',
          maxLength: 1000,
          presets: { label: 'Presets', texts: REASONS },
          draft,
        }),
      call: (headers, reason) => change({ id: difference.id, data: { reason, version: difference.version }, headers }),
      done: () => {
        forgetDraft(draft);
        return { message: 'Reason noted', detail: nameOf(difference) };
      },
      failed: 'Failed to note the reason',
    });
  }

  function explain(difference: ReconciliationDifference) {
    const draft = `explanation of difference ${difference.id}`;
    return act({
      ids: [difference.id],
      name: nameOf(difference),
      ask: () =>
        askText({
          title: 'Close this difference?',
          message: `${nameOf(difference)} is explained, and nobody looks into it any more. This cannot be undone.`,
          confirmLabel: 'Close Difference',
          danger: true,
          label: 'Explanation',
          requiredMessage: 'An explanation is required.',
          maxLength: 1000,
          presets: { label: 'Presets', texts: EXPLANATIONS },
          draft,
        }),
      call: (headers, explanation) => close({ id: difference.id, data: { explanation }, headers }),
      done: () => {
        forgetDraft(draft);
        return { message: 'Difference closed', detail: nameOf(difference) };
      },
      failed: 'Failed to close the difference',
    });
  }

  return { running, assign, noteReason, explain };
}
