import { TextInput } from '@mantine/core';
import { useRequestForm } from '../../api/use-request-form.ts';
import { ChatRequest, MailAddressRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { NotificationChannel } from '../../generated/model/notificationChannel.ts';
import { useGiveMyAddress, useGiveMyChat } from '../../generated/notifications-changes/notifications-changes.ts';
import { requestResolver } from '../../lib/form-rules.ts';
import { DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';

type Props = { channel: NotificationChannel | undefined; onClose: () => void };

/** The form for a mail address or a chat. */
export function WayDialog({ channel, onClose }: Props) {
  return (
    <FormDialog
      opened={channel !== undefined}
      title={channel === 'chat' ? 'Chat' : 'Mail Address'}
      size={440}
      onClose={onClose}
    >
      {channel === 'chat' ? <ChatForm onDone={onClose} /> : <AddressForm onDone={onClose} />}
    </FormDialog>
  );
}

const addressResolver = requestResolver(
  MailAddressRequest,
  ({ address }: { address: string }) => ({ address: address.trim() }),
  { address: { required: 'An address is required', invalid: 'An address without a name, such as dana@example.org' } },
);

function AddressForm({ onDone }: { onDone: () => void }) {
  const { mutateAsync } = useGiveMyAddress();
  const { submit, busy, failure, field } = useRequestForm({
    resolver: addressResolver,
    defaultValues: { address: '' },
    send: (data, { headers }) => mutateAsync({ data, headers }),
    done: (_, { address }) => ({ message: 'Open the link in the mail', detail: address }),
    failed: 'Failed to give the address',
    onDone,
  });
  return (
    <DialogForm submitLabel="Send Link" busy={busy} denied={undefined} failure={failure} onSubmit={submit}>
      <TextInput
        label="Address"
        description="A link goes there. Until you have opened it, nothing changes."
        type="email"
        inputMode="email"
        autoComplete="email"
        data-autofocus
        {...field('address')}
      />
    </DialogForm>
  );
}

const chatResolver = requestResolver(ChatRequest, ({ url }: { url: string }) => ({ url: url.trim() }), {
  url: { required: 'An address is required' },
});

function ChatForm({ onDone }: { onDone: () => void }) {
  const { mutateAsync } = useGiveMyChat();
  const { submit, busy, failure, field } = useRequestForm({
    resolver: chatResolver,
    defaultValues: { url: '' },
    send: (data, { headers }) => mutateAsync({ data, headers }),
    done: () => ({ message: 'Chat saved' }),
    failed: 'Failed to save the chat',
    onDone,
  });
  return (
    <DialogForm submitLabel="Save" busy={busy} denied={undefined} failure={failure} onSubmit={submit}>
      <TextInput
        label="Address of the incoming webhook"
        description="Slack and Mattermost make one for a channel or for you alone. It is a secret: the portal does not show it again."
        type="url"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="off"
        data-autofocus
        {...field('url')}
      />
    </DialogForm>
  );
}
