import { useMutation } from '@tanstack/react-query';
import { failureReason } from '../../api/error.ts';
import { Intent } from '../../api/intent.ts';
import type { WebhookDelivery } from '../../generated/model/webhookDelivery.ts';
import type { WebhookTarget } from '../../generated/model/webhookTarget.ts';
import {
  deleteWebhook,
  replaceWebhookSecret,
  sendWebhookAgain,
  testWebhook,
} from '../../generated/webhooks/webhooks.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';

type Action<T> = { call: () => Promise<T>; done: string; detail?: string; failed: string };

/** Actions on a target: confirmation, call, toast. Each reloads everything on the screen. */
export function useTargetActions({ id, url, waiting }: WebhookTarget) {
  const { mutateAsync, isPending } = useMutation({ mutationFn: (call: () => Promise<unknown>) => call() });

  /** Resolves with undefined after a failure, which it has already shown. */
  async function run<T>({ call, done, detail = url, failed }: Action<T>): Promise<{ answer: T } | undefined> {
    try {
      const answer = (await mutateAsync(call)) as T;
      notify.success(done, { detail });
      return { answer };
    } catch (error) {
      notify.error(failed, { detail: failureReason(error) });
      return undefined;
    }
  }

  /** The new secret; undefined when cancelled or failed. */
  async function replaceSecret(): Promise<string | undefined> {
    const sure = await askConfirm({
      title: 'Replace the signing secret?',
      message: 'For a day messages are signed with both secrets, so that the platform can change over.',
      confirmLabel: 'Replace Secret',
    });
    if (!sure) return undefined;
    const done = await run({
      call: () => replaceWebhookSecret(id),
      done: 'Secret replaced',
      failed: 'Failed to replace secret',
    });
    return done?.answer.secret;
  }

  async function remove(): Promise<boolean> {
    const lost = waiting === 0 ? '' : ` ${waiting} waiting messages are not sent any more.`;
    const sure = await askConfirm({
      title: 'Delete this target?',
      message: `${url} gets nothing from now on, and its log is deleted.${lost}`,
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!sure) return false;
    const intent = new Intent();
    const call = () => deleteWebhook(id, { intent });
    return (await run({ call, done: 'Target deleted', failed: 'Failed to delete target' })) !== undefined;
  }

  async function sendTest(): Promise<void> {
    const intent = new Intent();
    await run({
      call: () => testWebhook(id, { intent }),
      done: 'A test is on its way',
      failed: 'Failed to send a test',
    });
  }

  async function sendAgain(delivery: WebhookDelivery): Promise<void> {
    const intent = new Intent();
    await run({
      call: () => sendWebhookAgain(id, delivery.id, { intent }),
      done: 'It is sent again',
      detail: [delivery.type, delivery.subject_id].filter(Boolean).join(', '),
      failed: 'Failed to send again',
    });
  }

  return { running: isPending, replaceSecret, remove, sendTest, sendAgain };
}
