import { useDenied } from '../../api/may.ts';
import { useExport } from '../../api/use-export.ts';
import * as needs from '../../generated/permissions.ts';
import { exportTransactions } from '../../generated/transactions/transactions.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { spreadsheetParam } from '../../lib/spreadsheets.ts';
import { ExportButton } from '../../ui/table/export-button.tsx';
import { inZone } from '../../ui/table/export-zone.ts';
import { queryOf, type TransactionFilters } from './transaction-search.ts';

/** Exports everything that the filters match, not only the page. */
export function TransactionExport({ filters }: { filters: TransactionFilters }) {
  const { progress, start, cancel } = useExport({
    call: (request, signal) =>
      exportTransactions({ ...inZone(queryOf(filters)), ...spreadsheetParam() }, request, signal),
    name: () => `transactions-${new Date(serverNow()).toISOString().slice(0, 10)}.csv`,
    failed: 'Failed to export transactions',
  });
  const denied = useDenied(needs.exportTransactions);
  return <ExportButton progress={progress} denied={denied} onStart={() => void start()} onCancel={cancel} />;
}
