import { useEffect, useRef, useState } from 'react';
import { notify } from '../ui/feedback/notify.tsx';
import type { Export, ExportProgress } from './run-export.ts';

/** Downloads a file that the server streams, and saves it only when it is complete. Leaving the screen cancels the export. */
export function useExport(file: Export) {
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (running.current) return;
    const abort = new AbortController();
    running.current = abort;
    setProgress({ bytes: 0, waiting: false });
    const code = await import('./run-export.ts').catch(() => void notify.codeMissing());
    await code?.runExport(file, abort.signal, setProgress);
    running.current = undefined;
    setProgress(undefined);
  }

  /** `progress` is undefined while no export is running. */
  return { progress, start, cancel: () => running.current?.abort() };
}
