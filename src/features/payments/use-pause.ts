import { useMutation } from '@tanstack/react-query';
import { Intent, sayFailed, withdrawOffers } from '../../api/intent.ts';
import type { Payments } from '../../generated/model/payments.ts';
import { pausePayments, resumePayments } from '../../generated/system/system.ts';
import { formatUsd } from '../../lib/money.ts';
import { askConfirm, askText, forgetDraft } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { withdrawalsIn } from './payment-rules.ts';

const PAUSE = 'pause payments';
/** Texts to start from; the administrator can edit them. */
const REASONS = ['Suspected fraud', 'The bank reports wrong accounts', 'The payment rail is being worked on'];

/** 'Pause payments' and 'Go on': question, call, toast. */
export function usePause() {
  const { mutateAsync, isPending } = useMutation({ mutationFn: (call: () => Promise<Payments>) => call() });

  async function attempt(call: () => Promise<Payments>, done: string, failed: string): Promise<void> {
    try {
      await mutateAsync(call);
      forgetDraft(PAUSE);
      notify.success(done);
    } catch (error) {
      sayFailed(failed, error, [PAUSE], () => void attempt(call, done, failed));
    }
  }

  async function pauseNow({ queue }: Payments) {
    const { count } = queue.sent;
    const sent = count === 0 ? '' : ` What was sent already (${withdrawalsIn(count)}) cannot be stopped.`;
    const reason = await askText({
      title: 'Pause all payments?',
      message: `Nothing new is sent to the bank until somebody goes on. Withdrawals can still be reviewed.${sent}`,
      confirmLabel: 'Pause payments',
      danger: true,
      label: 'Reason',
      placeholder: 'Shown to everybody who sees this screen',
      requiredMessage: 'A reason is required.',
      maxLength: 1000,
      presets: { label: 'Presets', texts: REASONS },
      draft: PAUSE,
    });
    if (reason === null) return;
    withdrawOffers([PAUSE]);
    const intent = new Intent();
    await attempt(() => pausePayments({ reason }, { intent }), 'Payments are paused', 'Failed to pause payments');
  }

  async function goOn({ queue }: Payments) {
    const { count, net_amount } = queue.ready;
    const sent =
      count === 0
        ? 'Nothing waits to be sent.'
        : `${withdrawalsIn(count)}, ${formatUsd(net_amount)}, will be sent at once.`;
    const sure = await askConfirm({
      title: 'Go on with payments?',
      message: sent,
      confirmLabel: 'Go on',
      danger: true,
    });
    if (!sure) return;
    withdrawOffers([PAUSE]);
    const intent = new Intent();
    await attempt(() => resumePayments({ intent }), 'Payments go on', 'Failed to go on with payments');
  }

  return { running: isPending, pauseNow, goOn };
}
