import type { AxiosRequestConfig } from 'axios';
import { useEffect, useRef, useState } from 'react';
import { failureReason } from '../lib/api-error.ts';
import { notify } from '../ui/feedback/notify.tsx';
import { retryAfterMs } from './retry-after.ts';

interface Export {
  /** The generated call; its answer is a Blob, whatever the contract's type says. */
  call: (request: AxiosRequestConfig, signal: AbortSignal) => Promise<unknown>;
  save: (file: Blob) => void;
  /** The toast's message when the export fails. */
  failed: string;
}

/** How far an export has come. */
export interface ExportProgress {
  bytes: number;
  /** The server is running its maximum of exports, and will be asked again after the delay that it named. */
  waiting: boolean;
}

/** Downloads a file that the server streams, and saves it only when it is complete. Leaving the screen cancels the export. */
export function useExport({ call, save, failed }: Export) {
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const abort = new AbortController();
    const { signal } = abort;
    running.current = abort;
    setProgress({ bytes: 0, waiting: false });
    const fetchFile = () =>
      call(
        requestWith((bytes) => setProgress({ bytes, waiting: false })),
        signal,
      );
    try {
      const file = await fetchFile().catch(async (error: unknown) => {
        const ms = signal.aborted ? undefined : retryAfterMs(error);
        if (ms === undefined || statusOf(error) !== 503) throw error;
        setProgress({ bytes: 0, waiting: true });
        await waited(ms, signal);
        return fetchFile();
      });
      signal.throwIfAborted();
      save(file as Blob);
    } catch (error) {
      if (!signal.aborted) notify.error(failed, { detail: await reasonOf(error) });
    }
    running.current = undefined;
    setProgress(undefined);
  }

  /** `progress` is undefined while no export is running. */
  return { progress, start, cancel: () => running.current?.abort() };
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
