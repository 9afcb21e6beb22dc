import { useCallback, useEffect, useRef, useState } from 'react';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import type { Choice } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import type { StartedRun } from './bulk-run-start.ts';
import type { Lookers } from './use-review-queue.ts';
import type { useUndo } from './use-undo.ts';

/** The start of a decision about everything that matches. */
export type BulkRequest = {
  action: 'approve' | 'reject';
  rows: readonly Withdrawal[];
  lookers: Lookers;
  choices: readonly Choice[];
  offerUndo: ReturnType<typeof useUndo>['offerUndo'];
};

/** A decision about everything that matches: its question, then a dialog that shows how far it has come. Its code is loaded when it begins. */
export function useBulkRun() {
  const [started, setStarted] = useState<StartedRun>();
  const running = useRef<StartedRun>(undefined);
  const isGone = useRef(false);
  // Nothing is decided behind a screen that shows something else.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      running.current?.leave();
    };
  }, []);

  const start = useCallback(async (request: BulkRequest) => {
    const code = await import('./bulk-run-start.ts').catch(() => void notify.codeMissing());
    running.current = (await code?.startBulkRun(request)) ?? undefined;
    // The screen was left while the question was open.
    if (isGone.current) running.current?.leave();
    setStarted(running.current);
  }, []);

  return { started, start, close: useCallback(() => setStarted(undefined), []) };
}
