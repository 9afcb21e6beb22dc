import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { useAction } from '../../api/use-action.ts';
import { counted } from '../../lib/words.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { decisions } from './load-decisions.ts';
import type { WithdrawalAction } from './withdrawal-rules.ts';

export type Decided = {
  ids: readonly string[];
  /** The decision in words: "WDR-100482 approved". */
  message: string;
  /** For how long the server holds the decision; undefined where it does not. */
  seconds: number | undefined;
  /** Lets the withdrawals be changed again while the screen still loads the decision. */
  release: () => void;
};

/** The latest decision that can be undone: its toast, which takes the place of an earlier one, what its button does, and until when. */
let latest: { toast: string; undo: () => void; until: number } | undefined;

/** Does what the button of the latest toast does, while there is one. */
export function undoLatest(): void {
  if (latest === undefined || performance.now() >= latest.until) return;
  const { toast, undo } = latest;
  latest = undefined;
  notify.hide(toast);
  undo();
}

/** Undoing one's own decision: for as long as the server holds it, a toast beside that of the decision's success offers it. */
export function useUndo(act: ReturnType<typeof useAction<WithdrawalAction>>['act']) {
  const client = useQueryClient();
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());

  /** Withdrawals whose decisions were undone, until they are decided again. */
  const mark = useCallback((ids: readonly string[], isUndone: boolean) => {
    setUndone((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isUndone ? [...others, ...ids] : others);
    });
  }, []);

  const undo = useCallback(
    async (ids: readonly string[]) => {
      const code = await decisions();
      if (!code) return;
      const onUndone = (some: readonly string[]) => mark(some, true);
      const [id = ''] = ids;
      if (ids.length === 1) await act(code.undoOne(client, id, onUndone));
      else await act(code.undoMany(client, ids, onUndone));
    },
    [act, client, mark],
  );

  const offerUndo = useCallback(
    ({ ids, message, seconds, release }: Decided) => {
      mark(ids, false);
      if (seconds === undefined || ids.length === 0) return;
      if (latest !== undefined) notify.hide(latest.toast);
      const onClick = () => {
        latest = undefined;
        release();
        void undo(ids);
      };
      const forMs = seconds * 1_000;
      const detail = `Can be undone for ${counted(seconds, 'second')}`;
      const toast = notify.offer(message, { detail, action: { label: 'Undo', onClick }, forMs });
      latest = { toast, undo: onClick, until: performance.now() + forMs };
    },
    [mark, undo],
  );

  return { undone, offerUndo };
}
