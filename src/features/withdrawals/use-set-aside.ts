import { useAction } from '../../api/use-action.ts';
import {
  useSkipWithdrawal,
  useSnoozeWithdrawal,
  useWakeWithdrawal,
} from '../../generated/review-changes/review-changes.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { askTextAndMore, forgetDraft } from '../../ui/feedback/ask.tsx';
import { codeIn, useReasonCodeChoices } from './reason-code-choice.ts';
import { reasonTexts } from './reason-texts.ts';
import { type SentCall, watched } from './sent-call.ts';

const HOUR_MS = 3_600_000;
const LENGTHS = [
  { value: '1', label: '1 hour' },
  { value: '4', label: '4 hours' },
  { value: '24', label: '1 day' },
  { value: '72', label: '3 days' },
  { value: '168', label: '1 week' },
  { value: '336', label: '2 weeks' },
];

const QUESTION = {
  label: 'Reason',
  placeholder: 'Kept in the audit log',
  requiredMessage: 'A reason is required.',
  maxLength: 1000,
};

const SKIPS = ['Needs another language', 'I know the player', 'Needs more experience'];
const SNOOZES = ['Waiting for the player', 'Waiting for another department'];

/** Taking a withdrawal off the desk without a decision. */
export function useSetAside() {
  const { act, running } = useAction<'skip' | 'snooze' | 'wake'>();
  const codes = useReasonCodeChoices();
  const { mutateAsync: skipOne } = useSkipWithdrawal();
  const { mutateAsync: snoozeOne } = useSnoozeWithdrawal();
  const { mutateAsync: wakeOne } = useWakeWithdrawal();

  async function skip(id: string, sent: SentCall): Promise<void> {
    const draft = `skip ${id}`;
    await act({
      ids: [id],
      kind: 'skip',
      name: id,
      ask: () =>
        askTextAndMore({
          title: `Skip ${id}?`,
          message: 'You will not see it in the queue again until somebody decides it.',
          confirmLabel: 'Skip',
          ...QUESTION,
          presets: { label: 'Presets', texts: reasonTexts(SKIPS, codes('skip')) },
          choices: codes('skip'),
          draft,
        }),
      call: (headers, { text, chosen }) =>
        watched(() => skipOne({ id, data: { reason: text, reason_code: codeIn(chosen).reasonCode }, headers }), sent),
      done: () => {
        forgetDraft(draft);
        sent.onAnswer?.();
        return { message: 'Skipped', detail: id };
      },
      failed: 'Failed to skip withdrawal',
    });
  }

  async function snooze(id: string, sent: SentCall): Promise<void> {
    const draft = `snooze ${id}`;
    await act({
      ids: [id],
      kind: 'snooze',
      name: id,
      ask: async () => {
        const answer = await askTextAndMore({
          title: `Snooze ${id}?`,
          message: 'Hidden from the queue until then. Anyone can still decide it.',
          confirmLabel: 'Snooze',
          ...QUESTION,
          presets: { label: 'Presets', texts: reasonTexts(SNOOZES, codes('snooze')) },
          choices: [{ name: 'hours', label: 'For', options: LENGTHS }, ...codes('snooze')],
          draft,
        });
        // Worked out once: a call that is repeated must be the same.
        const until = new Date(serverNow() + Number(answer?.chosen?.hours ?? 1) * HOUR_MS).toISOString();
        return answer && { ...answer, until };
      },
      call: (headers, { text, chosen, until }) =>
        watched(
          () => snoozeOne({ id, data: { until, reason: text, reason_code: codeIn(chosen).reasonCode }, headers }),
          sent,
        ),
      done: () => {
        forgetDraft(draft);
        sent.onAnswer?.();
        return { message: 'Snoozed', detail: id };
      },
      failed: 'Failed to snooze withdrawal',
    });
  }

  async function wake(id: string): Promise<void> {
    await act({
      ids: [id],
      kind: 'wake',
      name: id,
      call: (headers) => wakeOne({ id, headers }),
      done: () => ({ message: 'Snooze ended', detail: id }),
      failed: 'Failed to end the snooze',
    });
  }

  return { settingAside: running, skip, snooze, wake };
}
