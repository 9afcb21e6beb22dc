import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { pollEvery } from '../../api/query-client.ts';
import type { Message } from '../../generated/model/message.ts';
import { useListMessages } from '../../generated/notifications/notifications.ts';
import { counted, humanise } from '../../lib/words.ts';
import { isAbsent } from '../../ui/feedback/load.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { CursorPager, useCursorPages } from '../../ui/table/cursor-pager.tsx';
import { EmptyPage } from '../../ui/table/empty-page.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import { deliveryBadge, isDue } from '../../ui/values/delivery-state.ts';
import { StatusBadge } from '../../ui/values/status-badge.tsx';

const REFRESH = pollEvery(10_000);
const REFRESH_SOON = pollEvery(1_000);

/** The mails and chat messages to administrators, the newest first. With a back end that has none, the panel is left out. */
export function MessageLog() {
  const pages = useCursorPages();
  const { cursor } = pages;
  const query = useListMessages(
    { ...(cursor && { cursor }) },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) =>
          cursor === undefined &&
          state.data !== undefined &&
          (state.data.messages.some(isDue) ? REFRESH_SOON() : REFRESH()),
      },
    },
  );
  if (isAbsent(query)) return null;
  return (
    <Panel title="Messages" busy={query.isPending}>
      <p className={panels.lead}>
        Mails and chat messages to administrators. Each chooses their own in My account. A message is tried again for a
        day.
      </p>
      <Loaded
        load={query}
        failed="Failed to load messages"
        what="This log"
        skeleton={<Skeleton height={160} />}
        isEmpty={({ messages }) => messages.length === 0}
        empty={
          <EmptyPage isFirst={cursor === undefined}>
            <p className={parts.quiet}>Nothing has been sent yet.</p>
          </EmptyPage>
        }
      >
        {({ messages }) => (
          <ul aria-label="Messages" className={panels.list}>
            {messages.map((message) => (
              <li key={message.id}>
                <MessageEntry message={message} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <CursorPager pages={pages} next={query.data?.next_cursor} />
    </Panel>
  );
}

const WAYS: Readonly<Record<string, string>> = { mail: 'by mail', chat: 'in a chat' };

function MessageEntry({ message }: { message: Message }) {
  const { username, channel, kind, state, attempts, created_at, last_attempt_at, next_attempt_at, error } = message;
  return (
    <article className={panels.entry}>
      <div className={panels.words}>
        <div>
          <b>{humanise(kind)}</b> to <bdi>{username}</bdi>, {WAYS[channel] ?? channel}
        </div>
        <div className={panels.meta}>
          {last_attempt_at === null ? 'Written ' : 'Sent '}
          <Moment iso={last_attempt_at ?? created_at} />
          {last_attempt_at !== null && `, ${counted(attempts, 'attempt')}`}
        </div>
        {error !== null && <div className={panels.meta}>{error}</div>}
        {next_attempt_at !== null && (attempts > 0 || !isDue(message)) && (
          <div className={panels.meta}>
            Next attempt <Moment iso={next_attempt_at} />
          </div>
        )}
      </div>
      <StatusBadge {...deliveryBadge(state)} />
    </article>
  );
}
