import { Button } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import type { TransactionFilters } from './transaction-search.ts';
import { useExportTransactions } from './use-export-transactions.ts';

/** Exports all that the filters match, not only the page; while it comes, it says how much and can be stopped. */
export function ExportButton({ filters }: { filters: TransactionFilters }) {
  const { bytes, start, cancel } = useExportTransactions(filters);
  if (bytes === undefined) {
    return (
      <Button variant="default" leftSection={<Download size={15} />} onClick={() => void start()}>
        Export
      </Button>
    );
  }
  return (
    <>
      <Button variant="default" leftSection={<Download size={15} />} disabled>
        Exporting… {sizeOf(bytes)}
      </Button>
      <Button variant="subtle" color="gray" onClick={cancel}>
        Cancel
      </Button>
    </>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
