import type { AxiosRequestConfig } from 'axios';
import { useEffect, useRef, useState } from 'react';
import { notify } from '../ui/feedback/notify.tsx';
import { failureReason } from './error.ts';
import { retryAfterMs } from './retry-after.ts';

interface Export {
  /** The generated call; its answer is a Blob, whatever the contract's type says. */
  call: (request: AxiosRequestConfig, signal: AbortSignal) => Promise<unknown>;
  save: (file: Blob) => void;
  /** The toast of a failure. */
  failed: string;
}

/** How far an export has come. */
export interface ExportProgress {
  bytes: number;
  /** The server runs as many exports as it may, and is asked again when it said so. */
  waiting: boolean;
}

/** Fetches a file that the server streams; nothing is handed over in part. It ends with the screen that it was begun on. */
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

  /** `progress` is undefined while no export runs. */
  return { progress, start, cancel: () => running.current?.abort() };
}

const requestWith = (onBytes: (bytes: number) => void): AxiosRequestConfig => ({
  // In pieces on its way into the file, rather than one text of the whole.
  responseType: 'blob',
  headers: { Accept: 'text/csv, application/json;q=0.9' },
  // It takes as long as the rows take.
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

/** The server's sentence, which came as a blob like everything that this call answers. */
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
