import { useAction } from '../../api/use-action.ts';
import type { WebhookDelivery } from '../../generated/model/webhookDelivery.ts';
import type { WebhookTarget } from '../../generated/model/webhookTarget.ts';
import { getGetWebhookQueryKey } from '../../generated/webhooks/webhooks.ts';
import {
  useDeleteWebhook,
  useReplaceWebhookSecret,
  useSendWebhookAgain,
  useTestWebhook,
} from '../../generated/webhooks-changes/webhooks-changes.ts';
import { askConfirm, showSecret } from '../../ui/feedback/ask.tsx';

/** Actions on a target. */
export function useTargetActions({ id, url, waiting }: WebhookTarget) {
  const { mutateAsync: deleteWebhook } = useDeleteWebhook({
    mutation: { meta: { deleted: getGetWebhookQueryKey(id) } },
  });
  const { mutateAsync: replaceWebhookSecret } = useReplaceWebhookSecret();
  const { mutateAsync: sendWebhookAgain } = useSendWebhookAgain();
  const { mutateAsync: testWebhook } = useTestWebhook();
  const { act, running } = useAction();
  const about = { ids: [id], name: url };

  async function replaceSecret() {
    const done = await act({
      ...about,
      noKey: true,
      ask: () =>
        askConfirm({
          title: 'Replace the signing secret?',
          message: 'For a day messages are signed with both secrets, so that the platform can change over.',
          confirmLabel: 'Replace Secret',
          startsOnNo: true,
        }),
      call: () => replaceWebhookSecret({ id }),
      done: 'Secret replaced',
      failed: 'Failed to replace secret',
    });
    if (!done) return;
    await showSecret({
      title: 'Replace Secret',
      label: 'New signing secret',
      text: done.answer.secret,
      hint: 'It is shown this once. For a day messages are signed with the old one too.',
    });
  }

  const remove = () =>
    act({
      ...about,
      ask: () => {
        const lost = waiting === 0 ? '' : ` ${waiting} waiting messages are not sent any more.`;
        return askConfirm({
          title: 'Delete this target?',
          message: `${url} gets nothing from now on, and its log is deleted.${lost}`,
          confirmLabel: 'Delete',
          danger: true,
        });
      },
      call: (headers) => deleteWebhook({ id, headers }),
      done: 'Target deleted',
      failed: 'Failed to delete target',
    });

  const sendTest = () =>
    act({
      ...about,
      call: (headers) => testWebhook({ id, headers }),
      done: 'A test is on its way',
      failed: 'Failed to send a test',
    });

  const sendAgain = (delivery: WebhookDelivery) =>
    act({
      ids: [id],
      name: [delivery.type, delivery.subject_id].filter(Boolean).join(', '),
      call: (headers) => sendWebhookAgain({ id, deliveryId: delivery.id, headers }),
      done: 'It is sent again',
      failed: 'Failed to send again',
    });

  return { running: running.size > 0, replaceSecret, remove, sendTest, sendAgain };
}
