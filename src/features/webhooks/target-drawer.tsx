import { Button, Drawer } from '@mantine/core';
import { useDenied } from '../../api/may.ts';
import { pollEvery } from '../../api/query-client.ts';
import type { WebhookTarget } from '../../generated/model/webhookTarget.ts';
import { updateWebhook } from '../../generated/permissions.ts';
import { useGetWebhook } from '../../generated/webhooks/webhooks.ts';
import { formatCount } from '../../lib/money.ts';
import { LoadedRecord } from '../../ui/dialogs/loaded-record.tsx';
import { RecordDrawer, RecordDrawerHead } from '../../ui/dialogs/record-drawer.tsx';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { FactGroups } from '../../ui/values/facts.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { useTargetActions } from './use-target-actions.ts';
import { targetBadge } from './webhook-rules.ts';

type Props = {
  /** The target in the drawer; undefined when none is. */
  id: string | undefined;
  onEdit: () => void;
  onClose: () => void;
};

const REFRESH = pollEvery(5_000);
const SWITCHED_OFF =
  'This target is switched off: nothing is sent. “Edit” switches it on, and what waits is sent then.';

export function TargetDrawer({ id, onEdit, onClose }: Props) {
  return (
    <RecordDrawer id={id} size={560} onClose={onClose}>
      {(shown) => <Details id={shown} onEdit={onEdit} onClose={onClose} />}
    </RecordDrawer>
  );
}

function Details({ id, onEdit, onClose }: Omit<Props, 'id'> & { id: string }) {
  const query = useGetWebhook(id, {
    query: { refetchInterval: ({ state }) => state.data !== undefined && REFRESH() },
  });
  const { data } = query;
  return (
    <>
      <RecordDrawerHead>
        Webhook target
        {data && <StatusBadge {...targetBadge(data)} />}
      </RecordDrawerHead>
      <Drawer.Body>
        <LoadedRecord load={query} noun="target" id={id}>
          {(target) => <Parts target={target} onEdit={onEdit} onClose={onClose} />}
        </LoadedRecord>
      </Drawer.Body>
    </>
  );
}

function Parts({ target, onEdit, onClose }: Pick<Props, 'onEdit' | 'onClose'> & { target: WebhookTarget }) {
  const denied = useDenied(updateWebhook);
  const actions = useTargetActions(target);
  const isDisabled = denied !== undefined || actions.running;
  const facts = [
    { label: 'Address', value: target.url },
    { label: 'Description', value: target.description },
    { label: 'Events', value: target.events?.join(', ') ?? 'All' },
    { label: 'Alerts', value: target.alerts ? 'Sent' : 'Not sent' },
    { label: 'Added', value: <Moment iso={target.created_at} /> },
    { label: 'Last delivery', value: target.last_delivered_at && <Moment iso={target.last_delivered_at} /> },
    { label: 'Waiting', value: formatCount(target.waiting) },
    ...(target.failing_since === null
      ? []
      : [
          { label: 'Failing since', value: <Moment iso={target.failing_since} /> },
          { label: 'Last error', value: target.last_error },
        ]),
    ...(target.previous_secret_until === null
      ? []
      : [{ label: 'Both secrets sign until', value: <Moment iso={target.previous_secret_until} /> }]),
  ];
  return (
    <>
      <FactGroups groups={[{ title: 'Target', facts }]} dense />
      <div className={parts.buttons}>
        <Button
          variant="default"
          disabled={isDisabled || !target.is_active}
          title={denied ?? (target.is_active ? undefined : SWITCHED_OFF)}
          onClick={() => void actions.sendTest()}
        >
          Send a test
        </Button>
        <Button variant="default" disabled={isDisabled} title={denied} onClick={onEdit}>
          Edit
        </Button>
        <Button variant="default" disabled={isDisabled} title={denied} onClick={() => void actions.replaceSecret()}>
          Replace Secret
        </Button>
        <Button
          variant="default"
          className={parts.danger}
          disabled={isDisabled}
          title={denied}
          onClick={async () => {
            if (await actions.remove()) onClose();
          }}
        >
          Delete
        </Button>
      </div>
      {denied && <p className={parts.quiet}>{denied}</p>}
      {!target.is_active && <p className={parts.quiet}>{SWITCHED_OFF}</p>}
      <DeliveryLog id={target.id} denied={denied} running={actions.running} onSendAgain={actions.sendAgain} />
    </>
  );
}
