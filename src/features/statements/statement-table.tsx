import FileText from 'lucide-react/icons/file-text';
import type { Statement } from '../../generated/model/statement.ts';
import { formatCount } from '../../lib/money.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Load } from '../../ui/feedback/load.ts';
import { columnsOf } from '../../ui/table/columns.ts';
import { EmptyPage } from '../../ui/table/empty-page.tsx';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './statement-list.module.css';
import { formatName, periodOf, statementBadge } from './statement-rules.ts';

type Props = {
  load: Load<readonly Statement[]>;
  isFirstPage: boolean;
  /** The address of a statement's page. */
  addressOf: (id: string) => string;
  onOpen: (id: string) => void;
};

const column = columnsOf<Statement>();
const idOf = ({ id }: Statement) => id;

const columns = column.columns([
  column.accessor('file_name', {
    header: 'Statement',
    cell: ({ getValue }) => <Truncated text={getValue()} />,
  }),
  column.display({
    id: 'account',
    header: 'Account',
    meta: { width: '132px', inRow: 'whole', leftOut: 'phone' },
    cell: ({ row: { original } }) => (
      <>
        {original.account_last4 === null ? '—' : `…${original.account_last4}`}
        <span className={classes.format}> {formatName(original.format)}</span>
      </>
    ),
  }),
  column.display({
    id: 'days',
    header: 'Days',
    meta: { inRow: 'whole' },
    cell: ({ row: { original } }) => periodOf(original),
  }),
  column.display({
    id: 'state',
    header: 'State',
    meta: { width: '118px', inRow: 'first' },
    cell: ({ row: { original } }) => <StatusBadge {...statementBadge(original)} />,
  }),
  column.display({
    id: 'matched',
    header: 'Matched',
    meta: { width: '84px', align: 'end', leftOut: 'phone' },
    cell: ({ row: { original } }) => formatCount(original.counts.matched),
  }),
  column.display({
    id: 'unfinished',
    header: 'To do',
    meta: { width: '68px', align: 'end' },
    cell: ({ row: { original } }) =>
      original.state === 'discarded' ? '—' : formatCount(original.counts.unfinished + original.missing_payments),
  }),
  column.accessor('uploaded_at', {
    header: 'Uploaded',
    meta: { width: 'var(--date-width)', leftOut: 'phone' },
    cell: ({ getValue }) => <DateTime iso={getValue()} />,
  }),
]);

export function StatementTable({ load, isFirstPage, addressOf, onOpen }: Props) {
  return (
    <RecordTable
      label="Statements"
      columns={columns}
      load={load}
      rowKey={idOf}
      opens={({ id }) => ({ href: addressOf(id), onOpen: () => onOpen(id) })}
      embedded
      wide
      failed="Failed to load statements"
      skeletonRows={3}
      empty={
        <EmptyPage isFirst={isFirstPage}>
          <EmptyState
            icon={FileText}
            title="No statement was uploaded yet"
            hint="Drop the file that your bank gives you here, or choose it with ‘Upload a Statement’. CSV, camt.053, MT940, BAI2 and OFX are read. Nothing in it moves money."
          />
        </EmptyPage>
      }
    />
  );
}
