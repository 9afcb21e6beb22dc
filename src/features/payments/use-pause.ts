import { useAction } from '../../api/use-action.ts';
import type { Payments } from '../../generated/model/payments.ts';
import { usePausePayments, useResumePayments } from '../../generated/system-changes/system-changes.ts';
import { formatUsd } from '../../lib/money.ts';
import { counted } from '../../lib/words.ts';
import { askConfirm, askText, forgetDraft } from '../../ui/feedback/ask.tsx';

const PAUSE = 'pause payments';
/** Texts to start from; the administrator can edit them. */
const REASONS = ['Suspected fraud', 'The bank reports wrong accounts', 'The payment rail is being worked on'];

/** 'Pause payments' and 'Resume payments'. */
export function usePause() {
  const { mutateAsync: pausePayments } = usePausePayments();
  const { mutateAsync: resumePayments } = useResumePayments();
  const { act, running } = useAction();

  const pause = ({ queue }: Payments) =>
    act({
      ids: [PAUSE],
      ask: () => askReason(queue.sent.count),
      call: (headers, reason) => pausePayments({ data: { reason }, headers }),
      done: () => {
        forgetDraft(PAUSE);
        return { message: 'Payments are paused' };
      },
      failed: 'Failed to pause payments',
    });

  const resume = ({ queue: { ready } }: Payments) =>
    act({
      ids: [PAUSE],
      ask: () =>
        askConfirm({
          title: 'Resume payments?',
          message:
            ready.count === 0
              ? 'Nothing waits to be sent.'
              : `${counted(ready.count, 'withdrawal')}, ${formatUsd(ready.net_amount)}, will be sent at once.`,
          confirmLabel: 'Resume payments',
          danger: true,
        }),
      call: (headers) => resumePayments({ headers }),
      done: 'Payments are resumed',
      failed: 'Failed to resume payments',
    });

  return { running: running.size > 0, pause, resume };
}

/** @param sentCount withdrawals that the pause comes too late for */
function askReason(sentCount: number): Promise<string | null> {
  const sent = sentCount === 0 ? '' : ` What was sent already (${counted(sentCount, 'withdrawal')}) cannot be stopped.`;
  return askText({
    title: 'Pause all payments?',
    message: `Nothing new is sent to the bank until somebody resumes payments. Withdrawals can still be reviewed.${sent}`,
    confirmLabel: 'Pause payments',
    danger: true,
    label: 'Reason',
    placeholder: 'Shown to everybody who sees this screen',
    requiredMessage: 'A reason is required.',
    maxLength: 1000,
    presets: { label: 'Presets', texts: REASONS },
    draft: PAUSE,
  });
}
