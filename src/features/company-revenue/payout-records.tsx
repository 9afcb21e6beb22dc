import { Button, Skeleton, Table } from '@mantine/core';
import { useId } from 'react';
import type { Payout } from '../../generated/model/payout.ts';
import type { PayoutRecord } from '../../generated/model/payoutRecord.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { formatCount, formatUsd } from '../../lib/money.ts';
import { humanise } from '../../lib/words.ts';
import { useAnnounced } from '../../ui/announcer.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Money } from '../../ui/money.tsx';
import { Truncated } from '../../ui/truncate.tsx';
import classes from './payout-records.module.css';
import { sumUsd } from './revenue-rules.ts';
import type { PayoutRecordsView } from './use-payout-records.ts';

type Props = { payout: Payout | undefined; records: PayoutRecordsView };

/** What a payout was made of, with the sum of what is shown: once all is, it is the payout's amount. */
export function PayoutRecords({ payout, records }: Props) {
  const heading = useId();
  const { rows } = records;
  useAnnounced(rows.length > 0 ? shownOf(rows, payout, records.more) : undefined);
  return (
    <div aria-busy={records.loading || records.loadingMore}>
      <h3 id={heading} className={classes.title}>
        Revenue records
      </h3>
      {records.loading && <Skeleton height={240} role="status" aria-label="Loading records" />}
      {records.failed && <LoadError what="Failed to load records" error={records.error} onRetry={records.reload} />}
      {rows.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, which holds nothing else to stop at. */}
          <section className={classes.scroll} aria-labelledby={heading} tabIndex={0}>
            <Table aria-labelledby={heading} className={classes.table} verticalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">Earned</Table.Th>
                  <Table.Th scope="col" className={classes.figure}>
                    Used here
                  </Table.Th>
                  <Table.Th scope="col" className={classes.figure}>
                    Of
                  </Table.Th>
                  <Table.Th scope="col">Type</Table.Th>
                  <Table.Th scope="col">Source</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map((record) => (
                  <RecordLine key={record.record_id} record={record} />
                ))}
              </Table.Tbody>
            </Table>
          </section>
          {records.failedMore ? (
            <LoadError what="Failed to load more records" error={records.error} onRetry={records.loadMore} />
          ) : (
            <div className={classes.foot}>
              <p id="records-count" tabIndex={-1}>
                {shownOf(rows, payout, records.more)}
              </p>
              {records.more && (
                <Button
                  variant="default"
                  size="xs"
                  data-focus-after="records-count"
                  loading={records.loadingMore}
                  onClick={records.loadMore}
                >
                  Load more
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </div>
  );
}

function shownOf(rows: readonly PayoutRecord[], payout: Payout | undefined, more: boolean): string {
  const usd = formatUsd(sumUsd(rows.map((row) => row.used_amount)));
  const count = formatCount(rows.length);
  if (!more) return `${count} ${rows.length === 1 ? 'record' : 'records'}, ${usd} in all`;
  if (!payout) return `${count} records shown, ${usd}; there are more`;
  return `${count} of ${formatCount(payout.record_count)} records shown, ${usd} of ${formatUsd(payout.amount)}`;
}

function RecordLine({ record }: { record: PayoutRecord }) {
  return (
    <Table.Tr>
      <Table.Td className={classes.date}>{formatDateTime(record.earned_at)}</Table.Td>
      <Table.Td className={classes.figure} data-part={record.used_amount < record.total_amount || undefined}>
        <Money usd={record.used_amount} />
      </Table.Td>
      <Table.Td className={classes.figure}>
        <Money usd={record.total_amount} />
      </Table.Td>
      <Table.Td className={classes.text}>
        <Truncated text={humanise(record.revenue_type)} />
      </Table.Td>
      <Table.Td className={classes.text}>
        <Truncated text={record.source_id} />
      </Table.Td>
    </Table.Tr>
  );
}
