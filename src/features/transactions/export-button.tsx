import { useExport } from '../../api/use-export.ts';
import { exportTransactions } from '../../generated/transactions/transactions.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { downloadText } from '../../ui/table/download.ts';
import { ExportButton as Button } from '../../ui/table/export-button.tsx';
import { queryOf, type TransactionFilters } from './transaction-search.ts';

/** Exports all that the filters match, not only the page. */
export function ExportButton({ filters }: { filters: TransactionFilters }) {
  const { progress, start, cancel } = useExport({
    call: (request, signal) => exportTransactions(queryOf(filters), request, signal),
    save: (file) =>
      downloadText(`transactions-${new Date(serverNow()).toISOString().slice(0, 10)}.csv`, 'text/csv', file),
    failed: 'Failed to export transactions',
  });
  return <Button progress={progress} onStart={() => void start()} onCancel={cancel} />;
}
