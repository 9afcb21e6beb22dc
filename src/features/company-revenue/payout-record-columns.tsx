import { Link } from '@tanstack/react-router';
import { useMay } from '../../api/may.ts';
import type { PayoutRecord } from '../../generated/model/payoutRecord.ts';
import { humanise } from '../../lib/words.ts';
import { columnsOf } from '../../ui/table/columns.ts';
import { Amount } from '../../ui/values/amount.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { RecordId } from '../../ui/values/record-id.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './payout-records.module.css';
import { sourceScreenOf } from './revenue-rules.ts';

const column = columnsOf<PayoutRecord>();

export const payoutRecordColumns = column.columns([
  column.accessor('earned_at', {
    header: 'Earned',
    meta: { width: 'var(--date-width)' },
    cell: ({ getValue }) => <DateTime iso={getValue()} />,
  }),
  column.accessor('used_amount', {
    header: 'Used',
    meta: { width: '104px', align: 'end', inRow: 'first' },
    cell: ({ getValue, row: { original } }) => (
      <span className={classes.used} data-part={original.used_amount < original.total_amount || undefined}>
        <Amount usd={getValue()} />
      </span>
    ),
  }),
  column.accessor('total_amount', {
    header: 'Record total',
    meta: { width: '104px', align: 'end' },
    cell: ({ getValue }) => <Amount usd={getValue()} />,
  }),
  column.accessor('revenue_type', {
    header: 'Type',
    meta: { width: '124px' },
    cell: ({ getValue }) => <Truncated text={humanise(getValue())} />,
  }),
  column.accessor('source_id', {
    header: 'Source',
    meta: { names: true },
    cell: ({ row: { original } }) => <Source record={original} />,
  }),
]);

function Source({ record }: { record: PayoutRecord }) {
  const may = useMay();
  const source = sourceScreenOf(record);
  if (!source || !may(source.needs)) return <RecordId id={record.source_id} />;
  return (
    <Link {...source.screen} className={classes.source}>
      <RecordId id={record.source_id} />
    </Link>
  );
}
