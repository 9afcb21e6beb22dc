import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useMay } from '../../api/may.ts';
import { pollEvery } from '../../api/query-client.ts';
import type { WebhookDelivery } from '../../generated/model/webhookDelivery.ts';
import { getPlayer } from '../../generated/permissions.ts';
import { useListWebhookDeliveries } from '../../generated/webhooks/webhooks.ts';
import { counted } from '../../lib/words.ts';
import { CopyId } from '../../ui/feedback/copy-id.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { CursorPager, useCursorPages } from '../../ui/table/cursor-pager.tsx';
import { EmptyPage } from '../../ui/table/empty-page.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import { deliveryBadge, isDue } from '../../ui/values/delivery-state.ts';
import { PlayerReference } from '../../ui/values/player-reference.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';

type Props = {
  /** The target. */
  id: string;
  denied: string | undefined;
  running: boolean;
  onSendAgain: (delivery: WebhookDelivery) => void;
};

const REFRESH = pollEvery(5_000);
/** While a message is due, as after 'Send a test'. */
const REFRESH_SOON = pollEvery(1_000);

/** The messages to a target, the newest first. */
export function DeliveryLog({ id, ...actions }: Props) {
  const pages = useCursorPages();
  const { cursor } = pages;
  const query = useListWebhookDeliveries(
    id,
    { ...(cursor && { cursor }) },
    {
      query: {
        placeholderData: keepPreviousData,
        refetchInterval: ({ state }) =>
          cursor === undefined && (state.data?.deliveries.some(isDue) ? REFRESH_SOON() : REFRESH()),
      },
    },
  );
  return (
    <section className={parts.part} aria-busy={query.isPending}>
      <h3 id="delivery-log" tabIndex={-1}>
        Delivery log
      </h3>
      <Loaded
        load={query}
        failed="Failed to load the delivery log"
        what="This log"
        skeleton={<Skeleton height={160} />}
        isEmpty={({ deliveries }) => deliveries.length === 0}
        empty={
          <EmptyPage isFirst={cursor === undefined}>
            <p className={parts.quiet}>Nothing has been sent yet. The next decision will be, and so will a test.</p>
          </EmptyPage>
        }
      >
        {({ deliveries }) => (
          <ul aria-labelledby="delivery-log" className={panels.list}>
            {deliveries.map((delivery) => (
              <li key={delivery.id}>
                <Delivery delivery={delivery} {...actions} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <CursorPager pages={pages} next={query.data?.next_cursor} />
    </section>
  );
}

function Delivery({ delivery, denied, running, onSendAgain }: Omit<Props, 'id'> & { delivery: WebhookDelivery }) {
  const { type, subject_id, state, attempts, created_at, last_attempt_at, next_attempt_at, error } = delivery;
  const name = [type, subject_id].filter(Boolean).join(', ');
  const mayOpen = useMay()(getPlayer);
  const tried = counted(attempts, 'attempt');
  return (
    <article aria-label={name} className={panels.entry}>
      <div className={panels.words}>
        <div>
          <b>{type}</b>{' '}
          <CopyId id={subject_id}>
            {type.startsWith('player.') ? <PlayerReference id={subject_id} mayOpen={mayOpen} /> : subject_id}
          </CopyId>
        </div>
        <div className={panels.meta}>
          {last_attempt_at === null ? 'Written ' : 'Sent '}
          <Moment iso={last_attempt_at ?? created_at} />
          {last_attempt_at !== null && `, ${tried}`}
        </div>
        {error !== null && <div className={panels.meta}>{error}</div>}
        {next_attempt_at !== null && attempts > 0 && (
          <div className={panels.meta}>
            Next attempt <Moment iso={next_attempt_at} />
          </div>
        )}
      </div>
      <StatusBadge {...deliveryBadge(state)} />
      <Button
        variant="default"
        size="compact-sm"
        disabled={denied !== undefined || running}
        title={denied}
        aria-label={`Send again: ${name}`}
        onClick={() => onSendAgain(delivery)}
      >
        Send again
      </Button>
    </article>
  );
}
