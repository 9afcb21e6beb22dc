import { useEffect, useState, useSyncExternalStore } from 'react';
import { mayDiscard } from './may-discard.ts';

// All dialogs, drawers and questions on the screen, in the order in which they were opened. Mantine's stacks span
// either dialogs or drawers.

let open: readonly object[] = [];
const listeners = new Set<() => void>();

function change(next: readonly object[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether one is open, for what happens outside of a component. */
export const hasOpenDialog = (): boolean => open.length > 0;

const topmost = () => open.at(-1);

/** Whether the dialog is the topmost one, which is the one that Escape closes. */
export function useIsOnTop(opened: boolean): boolean {
  const [dialog] = useState(() => ({}));
  useEffect(() => {
    if (!opened) return;
    change([...open, dialog]);
    return () => change(open.filter((other) => other !== dialog));
  }, [dialog, opened]);
  const top = useSyncExternalStore(subscribe, topmost, topmost);
  return top === undefined || top === dialog;
}

/**
 * The props that every dialog and drawer passes to Mantine. Unsaved input is not lost before the administrator was asked.
 *
 * @param isHeld it is closed only by a button in it
 */
export function useDialog(opened: boolean, onClose: () => void, isHeld = false) {
  const isOnTop = useIsOnTop(opened);
  async function close() {
    if (!isHeld && (await mayDiscard())) onClose();
  }
  return { opened, onClose: () => void close(), closeOnEscape: isOnTop && !isHeld, closeOnClickOutside: !isHeld };
}
