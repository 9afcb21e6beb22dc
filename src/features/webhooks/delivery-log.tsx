import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { pollEvery } from '../../api/query-client.ts';
import type { WebhookDelivery } from '../../generated/model/webhookDelivery.ts';
import { useListWebhookDeliveries } from '../../generated/webhooks/webhooks.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { deliveryBadge } from './webhook-rules.ts';
import classes from './webhooks.module.css';

type Props = {
  /** The target. */
  id: string;
  denied: string | undefined;
  running: boolean;
  onSendAgain: (delivery: WebhookDelivery) => Promise<void>;
};

const REFRESH = pollEvery(5_000);

/** The messages to a target, the newest first. */
export function DeliveryLog({ id, ...actions }: Props) {
  /** The cursors of the pages before the one that is shown. */
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const { data, error, refetch } = useListWebhookDeliveries(
    id,
    { ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData, refetchInterval: () => cursor === undefined && REFRESH() } },
  );
  const next = data?.next_cursor;
  return (
    <section className={classes.part} aria-busy={!data && !error}>
      <h3 id="delivery-log" tabIndex={-1}>
        Delivery log
      </h3>
      {!data && !error && <Skeleton height={160} />}
      {!data && error && (
        <LoadError what="Failed to load the delivery log" error={error} onRetry={() => void refetch()} />
      )}
      {data?.deliveries.length === 0 && (
        <p className={classes.quiet}>Nothing was sent yet. The next decision is, and so is a test.</p>
      )}
      {data && data.deliveries.length > 0 && (
        <ul aria-labelledby="delivery-log" className={classes.list}>
          {data.deliveries.map((delivery) => (
            <li key={delivery.id}>
              <Delivery delivery={delivery} {...actions} />
            </li>
          ))}
        </ul>
      )}
      {(next || cursor !== undefined) && (
        <div className={classes.buttons}>
          <Button
            variant="default"
            size="xs"
            disabled={cursor === undefined}
            onClick={() => setCursors(cursors.slice(0, -1))}
          >
            Newer
          </Button>
          <Button variant="default" size="xs" disabled={!next} onClick={() => next && setCursors([...cursors, next])}>
            Older
          </Button>
        </div>
      )}
    </section>
  );
}

function Delivery({ delivery, denied, running, onSendAgain }: Omit<Props, 'id'> & { delivery: WebhookDelivery }) {
  const { type, subject_id, state, attempts, created_at, last_attempt_at, next_attempt_at, error } = delivery;
  const name = [type, subject_id].filter(Boolean).join(', ');
  const tried = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return (
    <article aria-label={name} className={classes.delivery}>
      <div className={classes.words}>
        <div>
          <b>{type}</b> {subject_id}
        </div>
        <div className={classes.meta}>
          {last_attempt_at === null
            ? `Written ${formatDateTime(created_at)}`
            : `Sent ${formatDateTime(last_attempt_at)}, ${tried}`}
        </div>
        {error !== null && <div className={classes.meta}>{error}</div>}
        {next_attempt_at !== null && attempts > 0 && (
          <div className={classes.meta}>Next attempt {formatDateTime(next_attempt_at)}</div>
        )}
      </div>
      <StatusBadge {...deliveryBadge(state)} />
      <Button
        variant="default"
        size="compact-sm"
        disabled={denied !== undefined || running}
        title={denied}
        aria-label={`Send again: ${name}`}
        onClick={() => void onSendAgain(delivery)}
      >
        Send again
      </Button>
    </article>
  );
}
