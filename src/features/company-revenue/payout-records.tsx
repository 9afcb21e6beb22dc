import { Button, Skeleton } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { useEffect, useId, useState } from 'react';
import type { Payout } from '../../generated/model/payout.ts';
import type { PayoutRecord } from '../../generated/model/payoutRecord.ts';
import { failureReason } from '../../lib/api-error.ts';
import { downloadText } from '../../lib/download.ts';
import { formatCount, formatUsd, sumUsd } from '../../lib/money.ts';
import { counted } from '../../lib/words.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import { LoadMore } from '../../ui/table/load-more.tsx';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { payoutRecordColumns } from './payout-record-columns.tsx';
import classes from './payout-records.module.css';
import { payoutRecordsCsv } from './payout-records-csv.ts';
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
  return (
    <div aria-busy={records.load.isPending || records.loadingMore}>
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
      <Loaded
        load={records.load}
        failed="Failed to load records"
        what="These records"
        skeleton={<Skeleton height={240} role="status" aria-label="Loading records" />}
        isEmpty={(loaded) => loaded.length === 0}
        empty={null}
        announced={(loaded) => (loaded.length === 0 ? undefined : shownOf(loaded, payout, more))}
      >
        {(loaded) => (
          <>
            <RecordTable
              label="Revenue records"
              embedded
              quiet
              columns={payoutRecordColumns}
              load={records.load}
              rowKey={idOf}
              inSteps
              failed="Failed to load records"
              empty={null}
            />
            <div className={classes.foot}>
              <p id="records-count" tabIndex={-1}>
                {shownOf(loaded, payout, more)}
              </p>
              <LoadMore
                load={records.load}
                failed="Failed to load more records"
                onRetry={records.loadMore}
                more={more}
                button={{
                  size: 'xs',
                  'data-focus-after': 'records-count',
                  loading: records.loadingMore,
                  onClick: records.loadMore,
                }}
              />
            </div>
          </>
        )}
      </Loaded>
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
      if (!all || purpose === 'print') return;
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
  if (!more) return `${counted(rows.length, 'record')}, ${usd} in all`;
  if (!payout) return `${count} records shown, ${usd}; there are more`;
  return `${count} of ${formatCount(payout.record_count)} records shown, ${usd} of ${formatUsd(payout.amount)}`;
}
