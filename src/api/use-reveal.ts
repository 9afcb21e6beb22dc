import { useState } from 'react';
import { useAction } from './use-action.ts';

/** For a generated hook whose answer must not be kept, and changes no record. */
export const UNKEPT = { mutation: { meta: { reload: false }, gcTime: 0 } };

/**
 * Shows the personal data of one record until the component goes. Only its state has them.
 *
 * @param ask resolves with the reason, or with null on cancel
 * @param reveal the call of a generated hook with `UNKEPT`
 */
export function useReveal<T>(
  id: string,
  ask: () => Promise<string | null>,
  reveal: (reason: string) => Promise<T>,
): { revealed: T | undefined; show: () => void; running: boolean } {
  const { act, running } = useAction();
  const [revealed, setRevealed] = useState<T>();

  async function show() {
    const shown = await act({
      ids: [id],
      noKey: true,
      ask,
      call: (_headers, reason) => reveal(reason),
      done: () => ({ message: 'Personal data revealed', as: 'announcement' }),
      failed: 'Failed to reveal personal data',
    });
    setRevealed(shown?.answer);
  }

  return { revealed, show: () => void show(), running: running.size > 0 };
}
