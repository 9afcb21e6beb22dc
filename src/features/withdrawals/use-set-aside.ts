import { useAction } from '../../api/use-action.ts';
import {
  useSkipWithdrawal,
  useSnoozeWithdrawal,
  useWakeWithdrawal,
} from '../../generated/review-changes/review-changes.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { askTextAndMore, forgetDraft } from '../../ui/feedback/ask.tsx';
import { codeIn, useReasonCodeChoices } from './reason-code-choice.ts';

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

/** Taking a withdrawal off the desk without a decision. Each function resolves with whether it was done. */
export function useSetAside() {
  const { act, running } = useAction<'skip' | 'snooze' | 'wake'>();
  const codes = useReasonCodeChoices();
  const { mutateAsync: skipOne } = useSkipWithdrawal();
  const { mutateAsync: snoozeOne } = useSnoozeWithdrawal();
  const { mutateAsync: wakeOne } = useWakeWithdrawal();

  async function skip(id: string): Promise<boolean> {
    const draft = `skip ${id}`;
    const done = await act({
      ids: [id],
      kind: 'skip',
      name: id,
      ask: () =>
        askTextAndMore({
          title: `Leave ${id} to others?`,
          message: 'The desk will not hand it to you again before somebody has decided it.',
          confirmLabel: 'Skip',
          ...QUESTION,
          presets: {
            label: 'Presets',
            texts: ['Needs another language', 'I know the player', 'Needs more experience'],
          },
          choices: codes('skip'),
          draft,
        }),
      call: (headers, { text, chosen }) =>
        skipOne({ id, data: { reason: text, reason_code: codeIn(chosen).reasonCode }, headers }),
      done: () => {
        forgetDraft(draft);
        return { message: 'Left to others', detail: id };
      },
      failed: 'Failed to skip withdrawal',
    });
    return done !== undefined;
  }

  async function snooze(id: string): Promise<boolean> {
    const draft = `snooze ${id}`;
    const done = await act({
      ids: [id],
      kind: 'snooze',
      name: id,
      ask: async () => {
        const answer = await askTextAndMore({
          title: `Set ${id} aside?`,
          message: 'The desk will hand it to nobody until then. It can still be decided.',
          confirmLabel: 'Snooze',
          ...QUESTION,
          presets: { label: 'Presets', texts: ['Waiting for the player', 'Waiting for another department'] },
          choices: [{ name: 'hours', label: 'For', options: LENGTHS }, ...codes('snooze')],
          draft,
        });
        // Worked out once: a call that is repeated must be the same.
        const until = new Date(serverNow() + Number(answer?.chosen?.hours ?? 1) * HOUR_MS).toISOString();
        return answer && { ...answer, until };
      },
      call: (headers, { text, chosen, until }) =>
        snoozeOne({ id, data: { until, reason: text, reason_code: codeIn(chosen).reasonCode }, headers }),
      done: () => {
        forgetDraft(draft);
        return { message: 'Set aside', detail: id };
      },
      failed: 'Failed to snooze withdrawal',
    });
    return done !== undefined;
  }

  async function wake(id: string): Promise<boolean> {
    const done = await act({
      ids: [id],
      kind: 'wake',
      name: id,
      call: (headers) => wakeOne({ id, headers }),
      done: () => ({ message: 'Snooze ended', detail: id }),
      failed: 'Failed to end the snooze',
    });
    return done !== undefined;
  }

  return { settingAside: running, skip, snooze, wake };
}
