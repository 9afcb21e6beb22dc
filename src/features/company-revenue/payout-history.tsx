import ReceiptText from 'lucide-react/icons/receipt-text';
import { lazy } from 'react';
import type { Payout } from '../../generated/model/payout.ts';
import { idProblem } from '../../lib/id-problem.ts';
import { formatCount } from '../../lib/money.ts';
import { recordAddress } from '../../lib/record-address.ts';
import { sentInsteadOf } from '../../lib/unreadable.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { withData } from '../../ui/feedback/load.ts';
import { LazyPart } from '../../ui/feedback/part-boundary.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DataTable, tableColumnsOf } from '../../ui/table/data-table.tsx';
import { Amount } from '../../ui/values/amount.tsx';
import { DateTime } from '../../ui/values/date-time.tsx';
import { Hidden } from '../../ui/values/hidden.tsx';
import { PersonCell } from '../../ui/values/person.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import classes from './payout-history.module.css';
import { nameOf, processedBy } from './revenue-rules.ts';
import { type CompanyRevenue, HISTORY } from './use-company-revenue.ts';

type Props = Pick<CompanyRevenue, 'balance' | 'history'> & { onOpen: (id: string) => void };

/** Most of the time none waits. */
const AwaitingPayouts = lazy(() => import('./awaiting-payouts.tsx'));

const column = tableColumnsOf<Payout>();
const addressOf = ({ id }: Payout) => recordAddress('payout', id);
const idOf = ({ id }: Payout) => id;

/** Spec section 2, to the letter. */
const payoutColumns = column.columns([
  column.accessor('paid_out_at', {
    header: 'Date',
    meta: { width: 'var(--date-width)' },
    cell: ({ getValue }) => <DateTime iso={getValue()} />,
  }),
  column.accessor('amount', {
    header: 'Amount',
    meta: { width: 'max(96px, 13cqi)', align: 'end', inRow: 'first' },
    cell: ({ getValue }) => <Amount usd={getValue()} />,
  }),
  column.accessor('payout_method', {
    header: 'Method',
    meta: { width: 'max(126px, 15cqi)' },
    cell: ({ getValue }) => <Truncated text={getValue()} />,
  }),
  column.accessor('payout_reference', {
    header: 'Reference',
    meta: { names: true, width: 'max(122px, 13cqi)' },
    cell: ({ row: { original } }) =>
      original.payout_reference ? (
        <Truncated text={original.payout_reference} />
      ) : (
        <>
          <span aria-hidden="true">—</span>
          <Hidden>{nameOf(original)}</Hidden>
        </>
      ),
  }),
  column.accessor('record_count', {
    header: 'Records',
    meta: { width: 'max(70px, 9cqi)', align: 'end' },
    cell: ({ getValue }) => <span title={sentInsteadOf(getValue())}>{formatCount(getValue())}</span>,
  }),
  column.display({
    id: 'processed_by',
    header: 'Processed By',
    cell: ({ row: { original } }) => <PersonCell username={processedBy(original)} />,
  }),
]);

export function PayoutHistory({ balance, history, onOpen }: Props) {
  const awaiting = balance.data?.awaiting_second;
  const payouts = history.data?.payouts;
  return (
    <Panel
      title="Payout History"
      busy={history.isPending}
      flush
      actions={
        payouts?.length === HISTORY.limit && (
          <span className={classes.newest}>The newest {formatCount(payouts?.length)}</span>
        )
      }
    >
      {awaiting && (
        <LazyPart failed="The requests could not be loaded">
          <AwaitingPayouts ids={awaiting} />
        </LazyPart>
      )}
      <DataTable
        label="Payout History"
        embedded
        columns={payoutColumns}
        load={withData(history, payouts)}
        rowKey={idOf}
        opens={(payout) => ({
          href: addressOf(payout),
          onOpen: () => onOpen(payout.id),
          problem: idProblem(payout.id),
        })}
        failed="Failed to load history data"
        // Above, once for all figures.
        quiet
        skeletonRows={9}
        empty={
          <EmptyState icon={ReceiptText} title="No payouts yet" hint="Payouts of company revenue will appear here" />
        }
      />
    </Panel>
  );
}
