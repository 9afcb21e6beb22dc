import { Skeleton, Table } from '@mantine/core';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { MouseEvent } from 'react';
import type { Payout } from '../../generated/model/payout.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatCount } from '../../lib/money.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Money } from '../../ui/money.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Truncated } from '../../ui/truncate.tsx';
import classes from './payout-history.module.css';
import { nameOf, processedBy } from './revenue-rules.ts';
import { type CompanyRevenue, HISTORY } from './use-company-revenue.ts';

type Props = Pick<CompanyRevenue, 'history'> & { onOpen: (id: string) => void };

export function PayoutHistory({ history, onOpen }: Props) {
  const { data, error, isPending, refetch } = history;
  const payouts = data?.payouts ?? [];
  return (
    <Panel
      title="Payout History"
      busy={isPending}
      flush
      actions={
        payouts.length >= HISTORY.limit && (
          <span className={classes.newest}>The newest {formatCount(payouts.length)}</span>
        )
      }
    >
      {isPending ? (
        <HistorySkeleton />
      ) : !data ? (
        <LoadError what="Failed to load history data" error={error} onRetry={() => void refetch()} />
      ) : payouts.length === 0 ? (
        <EmptyState icon={ReceiptText} title="No payouts yet" hint="Payouts of company revenue will appear here" />
      ) : (
        <div className={classes.scroll}>
          <Table aria-label="Payout History" className={classes.table} highlightOnHover verticalSpacing={9}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Date</Table.Th>
                <Table.Th scope="col" className={classes.figure}>
                  Amount
                </Table.Th>
                <Table.Th scope="col">Method</Table.Th>
                <Table.Th scope="col">Reference</Table.Th>
                <Table.Th scope="col" className={classes.figure}>
                  Records
                </Table.Th>
                <Table.Th scope="col">Processed By</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {payouts.map((payout) => (
                <PayoutLine key={payout.id} payout={payout} onOpen={onOpen} />
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
    </Panel>
  );
}

function PayoutLine({ payout, onOpen }: { payout: Payout; onOpen: (id: string) => void }) {
  /** The whole row for the mouse; the keyboard has the reference, a button that does the same. */
  function openFromRow(event: MouseEvent) {
    if ((event.target as Element).closest('button')) return;
    if (window.getSelection()?.type !== 'Range') onOpen(payout.id);
  }
  const name = nameOf(payout);
  return (
    <Table.Tr className={classes.row} onClick={openFromRow}>
      <Table.Td className={classes.date}>{formatDateTime(payout.paid_out_at)}</Table.Td>
      <Table.Td className={classes.figure}>
        <Money usd={payout.amount} />
      </Table.Td>
      <Table.Td className={classes.text}>
        <Truncated text={payout.payout_method} />
      </Table.Td>
      <Table.Td className={classes.text}>
        <button type="button" className={classes.open} title={name} onClick={() => onOpen(payout.id)}>
          {name}
        </button>
      </Table.Td>
      <Table.Td className={classes.figure}>{formatCount(payout.record_count)}</Table.Td>
      <Table.Td className={classes.text}>
        <Truncated text={processedBy(payout)} />
      </Table.Td>
    </Table.Tr>
  );
}

function HistorySkeleton() {
  return (
    <div role="status" aria-label="Loading payouts" className={classes.skeleton}>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((key) => (
        <Skeleton key={key} height={24} />
      ))}
    </div>
  );
}
