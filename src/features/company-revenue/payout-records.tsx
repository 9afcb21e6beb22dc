import { Button, Skeleton } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useId, useState } from 'react';
import { failureReason } from '../../api/error.ts';
import type { Payout } from '../../generated/model/payout.ts';
import type { PayoutRecord } from '../../generated/model/payoutRecord.ts';
import { formatCount, formatUsd } from '../../lib/money.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { downloadText } from '../../ui/table/download.ts';
import { payoutRecordColumns } from './payout-record-columns.tsx';
import classes from './payout-records.module.css';
import { payoutRecordsCsv } from './payout-records-csv.ts';
import { sumUsd } from './revenue-rules.ts';
import type { PayoutRecordsView } from './use-payout-records.ts';

type Props = { id: string; payout: Payout | undefined; records: PayoutRecordsView };

const idOf = ({ record_id }: PayoutRecord) => record_id;

/**
 * The revenue records of a payout, with the sum of those that are shown. Once all are, it equals the payout's amount.
 */
export function PayoutRecords({ id, payout, records }: Props) {
  const heading = useId();
  const { rows, more } = records;
  const { gathering, gather } = useWholePayout(id, records);
  useAnnounced(rows.length > 0 ? shownOf(rows, payout, more) : undefined);
  return (
    <div aria-busy={records.loading || records.loadingMore}>
      <div className={classes.head}>
        <h3 id={heading} className={classes.title}>
          Revenue records
        </h3>
        {rows.length > 0 && (
          <div className={classes.actions}>
            <Button
              variant="default"
              size="xs"
              leftSection={<Printer size={14} />}
              onClick={() => void gather('print')}
            >
              {gathering === 'print' && more ? 'Loading records…' : 'Print'}
            </Button>
            <Button
              variant="default"
              size="xs"
              leftSection={<Download size={14} />}
              onClick={() => void gather('export')}
            >
              {gathering === 'export' ? 'Exporting…' : 'Export'}
            </Button>
          </div>
        )}
      </div>
      {records.loading && <Skeleton height={240} role="status" aria-label="Loading records" />}
      {records.failed && <LoadError what="Failed to load records" error={records.error} onRetry={records.reload} />}
      {rows.length > 0 && (
        <>
          <DataTable
            label="Revenue records"
            embedded
            columns={payoutRecordColumns}
            rows={rows}
            rowKey={idOf}
            loading={false}
            error={null}
            failed="Failed to load records"
            onRetry={records.reload}
            empty={null}
          />
          {records.failedMore ? (
            <LoadError what="Failed to load more records" error={records.error} onRetry={records.loadMore} />
          ) : (
            <div className={classes.foot}>
              <p id="records-count" tabIndex={-1}>
                {shownOf(rows, payout, more)}
              </p>
              {more && (
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

/** Printing and exporting first load all of the payout's records. */
function useWholePayout(id: string, records: PayoutRecordsView) {
  const [gathering, setGathering] = useState<'print' | 'export'>();
  const readyToPrint = gathering === 'print' && !records.more;

  useEffect(() => {
    if (!readyToPrint) return;
    window.print();
    setGathering(undefined);
  }, [readyToPrint]);

  async function gather(purpose: 'print' | 'export') {
    if (gathering) return;
    setGathering(purpose);
    try {
      const all = await records.loadAll();
      if (purpose === 'print') return;
      downloadText(`payout-${id}-records.csv`, 'text/csv', payoutRecordsCsv(all));
    } catch (error) {
      const failed = purpose === 'print' ? 'Failed to print records' : 'Failed to export records';
      notify.error(failed, { detail: failureReason(error) });
      setGathering(undefined);
    }
    if (purpose === 'export') setGathering(undefined);
  }

  return { gathering, gather };
}

function shownOf(rows: readonly PayoutRecord[], payout: Payout | undefined, more: boolean): string {
  const usd = formatUsd(sumUsd(rows.map((row) => row.used_amount)));
  const count = formatCount(rows.length);
  if (!more) return `${count} ${rows.length === 1 ? 'record' : 'records'}, ${usd} in all`;
  if (!payout) return `${count} records shown, ${usd}; there are more`;
  return `${count} of ${formatCount(payout.record_count)} records shown, ${usd} of ${formatUsd(payout.amount)}`;
}
