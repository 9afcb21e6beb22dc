import Webhook from 'lucide-react/icons/webhook';
import type { WebhookTarget } from '../../generated/model/webhookTarget.ts';
import { formatCount } from '../../lib/money.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Load } from '../../ui/feedback/load.ts';
import { columnsOf } from '../../ui/table/columns.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { targetBadge } from './webhook-rules.ts';

type Props = {
  load: Load<readonly WebhookTarget[]>;
  onOpen: (id: string) => void;
};

const column = columnsOf<WebhookTarget>();
const addressOf = ({ id }: WebhookTarget) => `?part=webhooks&open=${encodeURIComponent(id)}`;
const idOf = ({ id }: WebhookTarget) => id;

const columns = column.columns([
  column.accessor('url', {
    header: 'Address',
    cell: ({ getValue }) => <Truncated text={getValue()} />,
  }),
  column.accessor('description', {
    header: 'Description',
    cell: ({ getValue }) => <Truncated text={getValue() || '—'} />,
  }),
  column.display({
    id: 'state',
    header: 'State',
    meta: { width: '158px', inRow: 'first' },
    cell: ({ row: { original } }) => <StatusBadge {...targetBadge(original)} />,
  }),
  column.accessor('last_delivered_at', {
    header: 'Last delivery',
    meta: { width: 'var(--date-width)', inRow: 'labelled' },
    cell: ({ getValue }) => (getValue() ? <DateTime iso={getValue()} /> : '—'),
  }),
  column.accessor('waiting', {
    header: 'Waiting',
    meta: { width: '84px', align: 'end' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
]);

export function TargetTable({ load, onOpen }: Props) {
  return (
    <RecordTable
      label="Webhook targets"
      columns={columns}
      load={load}
      rowKey={idOf}
      opens={(row) => ({ href: addressOf(row), onOpen: () => onOpen(row.id) })}
      embedded
      failed="Failed to load webhooks"
      skeletonRows={2}
      empty={
        <EmptyState
          icon={Webhook}
          title="No webhook targets yet"
          hint="Add the address of the game platform. It hears of every decision from then on, within a second."
        />
      }
    />
  );
}
