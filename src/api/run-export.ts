import type { AxiosRequestConfig } from 'axios';
import { failureReason } from '../lib/api-error.ts';
import { downloadText } from '../lib/download.ts';
import { notify } from '../ui/feedback/notify.tsx';
import { retryAfterMs } from './retry-after.ts';

export interface Export {
  /** The generated call; its answer is a Blob, whatever the contract's type says. */
  call: (request: AxiosRequestConfig, signal: AbortSignal) => Promise<unknown>;
  /** Of the file, when it is saved. */
  name: () => string;
  /** The toast's message when the export fails. */
  failed: string;
}

/** How far an export has come. */
export interface ExportProgress {
  bytes: number;
  /** The server is running its maximum of exports, and will be asked again after the delay that it named. */
  waiting: boolean;
}

/** Resolves when the file was saved, when the toast says why not, or when the export was cancelled. */
export async function runExport(
  { call, name, failed }: Export,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<void> {
  const fetchFile = () =>
    call(
      requestWith((bytes) => onProgress({ bytes, waiting: false })),
      signal,
    );
  try {
    signal.throwIfAborted();
    const file = await fetchFile().catch(async (error: unknown) => {
      const ms = signal.aborted ? undefined : retryAfterMs(error);
      if (ms === undefined || statusOf(error) !== 503) throw error;
      onProgress({ bytes: 0, waiting: true });
      await waited(ms, signal);
      return fetchFile();
    });
    signal.throwIfAborted();
    downloadText(name(), 'text/csv', file as Blob);
  } catch (error) {
    if (!signal.aborted) notify.error(failed, { detail: await reasonOf(error) });
  }
}

const requestWith = (onBytes: (bytes: number) => void): AxiosRequestConfig => ({
  // A Blob is written to the file in pieces, where a string would hold the whole file in memory.
  responseType: 'blob',
  headers: { Accept: 'text/csv, application/json;q=0.9' },
  // The duration depends on the number of rows.
  timeout: 0,
  onDownloadProgress: ({ loaded }) => onBytes(loaded),
});

const statusOf = (error: unknown) => (error as { response?: { status?: number } } | null)?.response?.status;

function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** The server's message, which arrives as a Blob, as this call's `responseType` asks. */
async function reasonOf(error: unknown): Promise<string | undefined> {
  const response = (error as { response?: { data?: unknown } } | null)?.response;
  if (!(response?.data instanceof Blob)) return failureReason(error);
  try {
    response.data = JSON.parse(await response.data.text());
  } catch {
    return undefined;
  }
  return failureReason(error);
}
