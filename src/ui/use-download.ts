import type { AxiosRequestConfig } from 'axios';
import { useEffect, useRef, useState } from 'react';
import { failureReason } from '../lib/api-error.ts';
import { serverNow } from '../lib/server-clock.ts';
import { downloadText } from './download.ts';
import { notify } from './notify.tsx';

export interface Download {
  /** How much has come so far; undefined while nothing is fetched. */
  bytes: number | undefined;
  start: () => Promise<void>;
  cancel: () => void;
}

interface Options {
  /** What the file is called, before the UTC day. */
  name: string;
  /** 'Failed to export transactions' */
  failed: string;
  /** The generated call, with what it is to be sent with. */
  fetchFile: (request: AxiosRequestConfig, signal: AbortSignal) => Promise<unknown>;
}

/** Fetches a CSV file and hands it to the browser, whole or not at all. Leaving the screen cancels it. */
export function useDownload({ name, failed, fetchFile }: Options): Download {
  const [bytes, setBytes] = useState<number>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setBytes(0);
    try {
      const request: AxiosRequestConfig = {
        // In pieces on its way into the file, rather than one text of the whole.
        responseType: 'blob',
        headers: { Accept: 'text/csv, application/json;q=0.9' },
        timeout: 0,
        onDownloadProgress: ({ loaded }) => setBytes(loaded),
      };
      // The generated type is that of the contract, a text; `responseType` makes a blob of it.
      const file = (await fetchFile(request, abort.signal)) as Blob;
      abort.signal.throwIfAborted();
      downloadText(`${name}-${new Date(serverNow()).toISOString().slice(0, 10)}.csv`, 'text/csv', file);
    } catch (error) {
      if (!abort.signal.aborted) notify.error(failed, { detail: await reasonOf(error) });
    }
    running.current = undefined;
    setBytes(undefined);
  }

  return { bytes, start, cancel: () => running.current?.abort() };
}

/** The server's sentence, which came as a blob like everything that this call answers. */
async function reasonOf(error: unknown): Promise<string | undefined> {
  const response = (error as { response?: { data?: unknown } }).response;
  if (!(response?.data instanceof Blob)) return failureReason(error);
  try {
    response.data = JSON.parse(await response.data.text());
  } catch {
    return undefined;
  }
  return failureReason(error);
}
