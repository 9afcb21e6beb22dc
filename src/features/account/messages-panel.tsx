import { Skeleton } from '@mantine/core';
import type { Notifications } from '../../generated/model/notifications.ts';
import { useGetMyNotifications } from '../../generated/notifications/notifications.ts';
import { isAbsent } from '../../ui/feedback/load.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import classes from '../session/factors.module.css';
import { MessageChoice } from './message-choice.tsx';
import { MessageWays } from './message-ways.tsx';
import { useConfirmAddress } from './use-confirm-address.ts';

type Props = {
  /** The token of a link that was sent to a mail address. */
  confirm: string | undefined;
  onConfirmed: () => void;
};

/** The mails and chat messages that the administrator gets. With a server that sends none, the panel is left out. */
export function MessagesPanel({ confirm, onConfirmed }: Props) {
  const query = useGetMyNotifications();
  useConfirmAddress(confirm, onConfirmed);
  if (isAbsent(query) || (query.data && !isAnyAvailable(query.data))) return null;
  return (
    <Panel title="Messages" busy={query.isPending} gap={16}>
      <Loaded
        load={query}
        failed="Failed to load your messages"
        what="These messages"
        skeleton={<Skeleton height={200} />}
      >
        {(mine) => (
          <>
            <p className={classes.words}>
              Nothing comes that you do not switch on, except for your own security: a reset password or second factor,
              a sign-in on a new device, another address.
            </p>
            <MessageWays mine={mine} />
            {hasWay(mine) && <MessageChoice mine={mine} key={JSON.stringify([mine.mail.kinds, mine.chat.kinds])} />}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

const isAnyAvailable = ({ mail, chat }: Notifications): boolean => mail.is_available || chat.is_available;
const hasWay = ({ mail, chat }: Notifications): boolean => mail.address !== null || chat.is_set;
