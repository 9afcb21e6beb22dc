import { exportTransactions } from '../../generated/transactions/transactions.ts';
import { type Download, useDownload } from '../../ui/use-download.ts';
import { queryOf, type TransactionFilters } from './transaction-search.ts';

/** The server's file of everything that matches. */
export function useExportTransactions(filters: TransactionFilters): Download {
  return useDownload({
    name: 'transactions',
    failed: 'Failed to export transactions',
    fetchFile: (request, signal) => exportTransactions(queryOf(filters), request, signal),
  });
}
