import { useCallback, useRef } from 'react';
import { Intent, isRefused } from './intent.ts';

/**
 * Sends a form. All attempts until the server answers definitely are one intent, even if fields were changed in
 * between: if the first attempt was carried out after all, the server refuses the changed one (`isDoneOtherwise`)
 * instead of carrying out both.
 */
export function useFormIntent() {
  const open = useRef<Intent>(undefined);

  const send = useCallback(
    async <T>(call: (intent: Intent) => Promise<T>): Promise<{ answer: T; replayed: boolean }> => {
      open.current ??= new Intent();
      const intent = open.current;
      try {
        const answer = await call(intent);
        open.current = undefined;
        return { answer, replayed: intent.replayed };
      } catch (error) {
        if (isRefused(error)) open.current = undefined;
        throw error;
      }
    },
    [],
  );

  /** Whether the next attempt repeats one that was not answered definitely. */
  const isOpen = useCallback(() => open.current !== undefined, []);

  return { send, isOpen };
}
