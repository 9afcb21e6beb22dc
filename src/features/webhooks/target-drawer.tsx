import { Button, Drawer, Skeleton } from '@mantine/core';
import SearchX from 'lucide-react/icons/search-x';
import { useState } from 'react';
import { errorStatus } from '../../api/error.ts';
import { useDenied } from '../../api/may.ts';
import { pollEvery } from '../../api/query-client.ts';
import type { WebhookTarget } from '../../generated/model/webhookTarget.ts';
import { updateWebhook } from '../../generated/permissions.ts';
import { useGetWebhook } from '../../generated/webhooks/webhooks.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatCount } from '../../lib/money.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import head from '../../ui/layout/record-head.module.css';
import { FactGroups } from '../../ui/values/facts.tsx';
import { ShownOnce } from '../../ui/values/shown-once.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { useTargetActions } from './use-target-actions.ts';
import { targetBadge } from './webhook-rules.ts';
import classes from './webhooks.module.css';

type Props = {
  /** The target in the drawer; undefined when none is. */
  id: string | undefined;
  onEdit: () => void;
  onClose: () => void;
};

const REFRESH = pollEvery(5_000);

export function TargetDrawer({ id, onEdit, onClose }: Props) {
  // Kept while the drawer slides out.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  return (
    <Drawer.Root
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size={560}
      classNames={{ header: head.header, title: head.title, body: classes.body }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content>
        {shown !== undefined && <Details key={shown} id={shown} onEdit={onEdit} onClose={onClose} />}
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Details({ id, onEdit, onClose }: Omit<Props, 'id'> & { id: string }) {
  const { data, error, refetch } = useGetWebhook(id, {
    query: { refetchInterval: ({ state }) => state.data !== undefined && REFRESH() },
  });
  return (
    <>
      {/* A `header` element would be announced as the page's banner. */}
      <Drawer.Header role="presentation">
        <Drawer.Title>
          Webhook target
          {data && <StatusBadge {...targetBadge(data)} />}
        </Drawer.Title>
        <Drawer.CloseButton aria-label="Close" />
      </Drawer.Header>
      <Drawer.Body>
        {data ? (
          <Parts target={data} onEdit={onEdit} onClose={onClose} />
        ) : !error ? (
          <Skeleton height={420} role="status" aria-label="Loading target" />
        ) : errorStatus(error) === 404 ? (
          <EmptyState icon={SearchX} title="Target not found" hint="It may have been deleted." />
        ) : (
          <LoadError what="Failed to load target" error={error} onRetry={() => void refetch()} />
        )}
      </Drawer.Body>
    </>
  );
}

function Parts({ target, onEdit, onClose }: Pick<Props, 'onEdit' | 'onClose'> & { target: WebhookTarget }) {
  const denied = useDenied(updateWebhook);
  const actions = useTargetActions(target);
  const [secret, setSecret] = useState<string>();
  const isDisabled = denied !== undefined || actions.running;
  const facts = [
    { label: 'Address', value: target.url },
    { label: 'Description', value: target.description },
    { label: 'Added', value: formatDateTime(target.created_at) },
    { label: 'Last delivery', value: target.last_delivered_at && formatDateTime(target.last_delivered_at) },
    { label: 'Waiting', value: formatCount(target.waiting) },
    ...(target.failing_since === null
      ? []
      : [
          { label: 'Failing since', value: formatDateTime(target.failing_since) },
          { label: 'Last error', value: target.last_error },
        ]),
    ...(target.previous_secret_until === null
      ? []
      : [{ label: 'Both secrets sign until', value: formatDateTime(target.previous_secret_until) }]),
  ];
  return (
    <>
      <FactGroups groups={[{ title: 'Target', facts }]} dense />
      {secret !== undefined && (
        <ShownOnce
          label="New signing secret"
          text={secret}
          hint="It is shown this once. For a day messages are signed with the old one too."
        />
      )}
      <div className={classes.buttons}>
        <Button variant="default" disabled={isDisabled} title={denied} onClick={() => void actions.sendTest()}>
          Send a test
        </Button>
        <Button variant="default" disabled={isDisabled} title={denied} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="default"
          disabled={isDisabled}
          title={denied}
          onClick={async () => setSecret(await actions.replaceSecret())}
        >
          Replace Secret
        </Button>
        <Button
          variant="default"
          className={classes.danger}
          disabled={isDisabled}
          title={denied}
          onClick={async () => {
            if (await actions.remove()) onClose();
          }}
        >
          Delete
        </Button>
      </div>
      {denied && <p className={classes.quiet}>{denied}</p>}
      <DeliveryLog id={target.id} denied={denied} running={actions.running} onSendAgain={actions.sendAgain} />
    </>
  );
}
