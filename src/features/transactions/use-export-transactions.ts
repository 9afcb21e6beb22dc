import { useRef, useState } from 'react';
import { errorMessage } from '../../api/error.ts';
import { exportTransactions } from '../../generated/transactions/transactions.ts';
import { downloadText } from '../../ui/download.ts';
import { notify } from '../../ui/notify.tsx';
import { queryOf, type TransactionFilters } from './transaction-search.ts';

/** Fetches the server's file of everything that matches; nothing is handed over in part. */
export function useExportTransactions(filters: TransactionFilters) {
  const [bytes, setBytes] = useState<number>();
  const running = useRef<AbortController>(undefined);

  async function start() {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setBytes(0);
    try {
      const file = await fetchExport(filters, abort.signal, setBytes);
      abort.signal.throwIfAborted();
      downloadText(`transactions-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv', file);
    } catch (error) {
      if (!abort.signal.aborted) notify.error('Failed to export transactions', { detail: await reasonOf(error) });
    }
    running.current = undefined;
    setBytes(undefined);
  }

  /** `bytes` is how much has come so far; undefined while no export runs. */
  return { bytes, start, cancel: () => running.current?.abort() };
}

async function fetchExport(filters: TransactionFilters, signal: AbortSignal, onBytes: (bytes: number) => void) {
  const request = {
    // In pieces on its way into the file, rather than one text of the whole.
    responseType: 'blob' as const,
    headers: { Accept: 'text/csv, application/json;q=0.9' },
    onDownloadProgress: ({ loaded }: { loaded: number }) => onBytes(loaded),
  };
  // The generated type is that of the contract, a text; `responseType` makes a blob of it.
  return (await exportTransactions(queryOf(filters), request, signal)) as unknown as Blob;
}

/** The server's sentence, which came as a blob like everything that this call answers. */
async function reasonOf(error: unknown): Promise<string | undefined> {
  const response = (error as { response?: { data?: unknown } }).response;
  if (!(response?.data instanceof Blob)) return errorMessage(error);
  try {
    response.data = JSON.parse(await response.data.text());
  } catch {
    return undefined;
  }
  return errorMessage(error);
}
