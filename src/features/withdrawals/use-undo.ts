import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { useAction } from '../../api/use-action.ts';
import { decisions } from './load-decisions.ts';
import { offerUndoing, tellUndone, type UndoOffer } from './undo-offer.ts';
import type { WithdrawalAction } from './withdrawal-rules.ts';

export type Decided = Pick<UndoOffer, 'ids' | 'message'> & {
  /** For how long the server holds the decision; undefined where it does not. */
  seconds: number | undefined;
  /** Lets the withdrawals be changed again while the screen still loads the decision. */
  release: () => void;
};

/** Undoing one's own decision, which is offered for as long as the server holds it. */
export function useUndo(act: ReturnType<typeof useAction<WithdrawalAction>>['act']) {
  const client = useQueryClient();
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());

  /** Withdrawals whose decisions were undone, until they are decided again. */
  const mark = useCallback((ids: readonly string[], isUndone: boolean) => {
    setUndone((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isUndone ? [...others, ...ids] : others);
    });
    if (isUndone) tellUndone(ids);
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
      const undoThese = () => {
        release();
        void undo(ids);
      };
      offerUndoing({ ids, message, seconds, undo: undoThese });
    },
    [mark, undo],
  );

  return { undone, offerUndo };
}
