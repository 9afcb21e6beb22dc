import Scale from 'lucide-react/icons/scale';
import type { ReconciliationRun } from '../../generated/model/reconciliationRun.ts';
import { formatDate } from '../../lib/dates.ts';
import { formatCount } from '../../lib/money.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Load } from '../../ui/feedback/load.ts';
import { columnsOf } from '../../ui/table/columns.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { differencesOf, runBadge } from './reconciliation-rules.ts';

type Props = {
  load: Load<readonly ReconciliationRun[]>;
  onOpen: (id: string) => void;
};

const column = columnsOf<ReconciliationRun>();
const addressOf = ({ id }: ReconciliationRun) => `?part=reconciliation&open=${encodeURIComponent(id)}`;
const idOf = ({ id }: ReconciliationRun) => id;

const columns = column.columns([
  column.accessor('file_name', {
    header: 'Statement',
    cell: ({ getValue }) => <Truncated text={getValue()} />,
  }),
  column.display({
    id: 'days',
    header: 'Days',
    cell: ({ row: { original } }) => daysOf(original),
  }),
  column.display({
    id: 'state',
    header: 'Result',
    meta: { width: '158px', inRow: 'first' },
    cell: ({ row: { original } }) => <StatusBadge {...runBadge(original)} />,
  }),
  column.accessor('matched', {
    header: 'Matched',
    meta: { width: '92px', align: 'end' },
    cell: ({ getValue }) => formatCount(getValue()),
  }),
  column.display({
    id: 'differences',
    header: 'Differences',
    meta: { width: '104px', align: 'end' },
    cell: ({ row: { original } }) => formatCount(differencesOf(original)),
  }),
  column.accessor('created_at', {
    header: 'Compared',
    meta: { width: 'var(--date-width)', leftOut: 'phone' },
    cell: ({ getValue }) => <DateTime iso={getValue()} />,
  }),
]);

export const daysOf = ({ date_from, date_to }: ReconciliationRun): string =>
  date_from === date_to ? formatDate(date_from) : `${formatDate(date_from)} – ${formatDate(date_to)}`;

export function RunTable({ load, onOpen }: Props) {
  return (
    <RecordTable
      label="Comparisons"
      columns={columns}
      load={load}
      rowKey={idOf}
      opens={(row) => ({ href: addressOf(row), onOpen: () => onOpen(row.id) })}
      embedded
      wide
      failed="Failed to load reconciliations"
      skeletonRows={2}
      empty={
        <EmptyState
          icon={Scale}
          title="Nothing was compared yet"
          hint="Every payment that is only there, only here or of another amount is named."
        />
      }
    />
  );
}
