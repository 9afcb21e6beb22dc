import { useEffect, useRef, useState } from 'react';
import { failureReason } from '../../lib/api-error.ts';
import type { ImportKind } from './import-kinds.ts';
import { type ImportAnswer, type ImportOptions, type ImportProgress, runImport } from './run-import.ts';

export type Run =
  | { step: 'running'; options: ImportOptions; progress?: ImportProgress }
  | { step: 'ended'; options: ImportOptions; answer: ImportAnswer; isCancelled: boolean }
  | { step: 'failed'; options: ImportOptions; failure: string };

/** One import at a time. Leaving the screen cancels it. */
export function useImport(kind: ImportKind, onStored: () => void) {
  const [run, setRun] = useState<Run>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File, options: ImportOptions) {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const show = (next: Run) => running.current === abort && setRun(next);
    show({ step: 'running', options });
    let answer: ImportAnswer | undefined;
    try {
      answer = await runImport(kind, file, options, abort.signal, (progress) => {
        answer = progress.answer;
        show({ step: 'running', options, progress });
      });
      show({ step: 'ended', options, answer, isCancelled: false });
    } catch (error) {
      if (abort.signal.aborted && answer && !options.dryRun)
        show({ step: 'ended', options, answer, isCancelled: true });
      else if (abort.signal.aborted) show({ step: 'failed', options, failure: 'Cancelled. Nothing was stored.' });
      else show({ step: 'failed', options, failure: failureReason(error) ?? 'The file could not be imported.' });
    }
    if (!options.dryRun) onStored();
  }

  const forget = () => {
    running.current?.abort();
    running.current = undefined;
    setRun(undefined);
  };
  return { run, start, cancel: () => running.current?.abort(), forget };
}
