import { useLayoutEffect } from 'react';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import type { DeskStore } from './desk-store.ts';

/** Tells the desk since when the withdrawal can be read: painted, in a visible page. A change of it is to be read, too. */
export function useShown(desk: DeskStore, id: string, withdrawal: Withdrawal): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version of the withdrawal is to be read, too
  useLayoutEffect(() => {
    desk.tell({ is: 'hidden' });
    let frame = 0;
    const seen = () => desk.tell({ is: 'shown', id, at: performance.now() });
    function show() {
      cancelAnimationFrame(frame);
      // The frame after the one that paints it.
      if (document.visibilityState === 'visible')
        frame = requestAnimationFrame(() => (frame = requestAnimationFrame(seen)));
    }
    show();
    document.addEventListener('visibilitychange', show);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', show);
    };
  }, [desk, id, withdrawal]);
}
