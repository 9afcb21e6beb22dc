import { Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import type { NotificationChannel } from '../../generated/model/notificationChannel.ts';
import type { Notifications } from '../../generated/model/notifications.ts';
import {
  useRemoveMyAddress,
  useRemoveMyChat,
  useTestMyNotifications,
} from '../../generated/notifications-changes/notifications-changes.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import panels from '../../ui/layout/panels.module.css';
import { DateTime } from '../../ui/values/date-time.tsx';

const WayDialog = lazyDialog(async () => ({ default: (await import('./way-dialog.tsx')).WayDialog }));

const WAYS = 'my ways';

/** The mail address and the chat, each with its buttons. */
export function MessageWays({ mine: { mail, chat } }: { mine: Notifications }) {
  const [giving, setGiving] = useState<NotificationChannel>();
  const { test, remove, running } = useWayActions();
  const buttons = (channel: NotificationChannel, isSet: boolean, isRemovable: boolean) => (
    <Group gap="xs">
      {isSet && (
        <Small disabled={running} onClick={() => void test(channel)} label={`Send a test ${IN_WORDS[channel]}`}>
          Send a Test
        </Small>
      )}
      <Small
        disabled={running}
        onClick={() => setGiving(channel)}
        label={`${isSet ? 'Change' : 'Set up'} ${NOUN[channel]}`}
      >
        {isSet ? 'Change' : 'Set Up'}
      </Small>
      {isRemovable && (
        <Small disabled={running} onClick={() => void remove(channel)} label={`Remove ${NOUN[channel]}`}>
          Remove
        </Small>
      )}
    </Group>
  );
  return (
    <>
      <ul aria-label="Ways to reach you" className={panels.list}>
        {mail.is_available && (
          <Way name={mail.address ?? 'No mail address'} details={<MailDetails mail={mail} />}>
            {buttons('mail', mail.address !== null, mail.address !== null || mail.pending_address !== null)}
          </Way>
        )}
        {chat.is_available && (
          <Way
            name={chat.is_set ? 'A chat' : 'No chat'}
            details={chat.is_set ? 'Its webhook is a secret, and shown nowhere' : 'By an incoming webhook'}
          >
            {buttons('chat', chat.is_set, chat.is_set)}
          </Way>
        )}
      </ul>
      <WayDialog isOpen={giving !== undefined} channel={giving} onClose={() => setGiving(undefined)} />
    </>
  );
}

type WayProps = { name: string; details: ReactNode; children: ReactNode };

const Way = ({ name, details, children }: WayProps) => (
  <li className={panels.entry}>
    <div className={panels.words}>
      <b>{name}</b>
      <div className={panels.meta}>{details}</div>
    </div>
    {children}
  </li>
);

const NOUN = { mail: 'mail', chat: 'chat' } as const;
const IN_WORDS = { mail: 'by mail', chat: 'to the chat' } as const;

function MailDetails({ mail: { address, pending_address, pending_until } }: { mail: Notifications['mail'] }) {
  if (pending_address === null)
    return address === null ? 'It counts once you have opened the link in a mail' : 'By mail';
  return (
    <>
      {pending_address}: open the link in the mail there
      {pending_until && (
        <>
          , until <DateTime iso={pending_until} />
        </>
      )}
    </>
  );
}

type SmallProps = { label: string; disabled: boolean; onClick: () => void; children: ReactNode };

const Small = ({ label, ...button }: SmallProps) => (
  <Button variant="default" size="compact-sm" aria-label={label} {...button} />
);

function useWayActions() {
  const { act, running } = useAction();
  const { mutateAsync: sendTest } = useTestMyNotifications();
  const { mutateAsync: removeMyAddress } = useRemoveMyAddress();
  const { mutateAsync: removeMyChat } = useRemoveMyChat();
  return {
    running: running.size > 0,
    test: (channel: NotificationChannel) =>
      act({
        ids: [WAYS],
        call: (headers) => sendTest({ data: { channel }, headers }),
        done: 'A test is on its way',
        failed: 'Failed to send a test',
      }),
    remove: (channel: NotificationChannel) =>
      act({
        ids: [WAYS],
        call: (headers) => (channel === 'mail' ? removeMyAddress({ headers }) : removeMyChat({ headers })),
        done: channel === 'mail' ? 'Mail address removed' : 'Chat removed',
        failed: channel === 'mail' ? 'Failed to remove the mail address' : 'Failed to remove the chat',
      }),
  };
}
