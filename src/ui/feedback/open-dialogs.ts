import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { type Scope, tellFrontDialog } from '../../lib/unsaved.ts';
import { mayDiscard } from './may-discard.ts';

/** The dialog that a form is in: closing it asks about the input of its own forms. */
export const DialogScope = createContext<Scope | undefined>(undefined);

// All dialogs, drawers and questions on the screen, in the order in which they were opened. Mantine's stacks span
// either dialogs or drawers.

let open: readonly Scope[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Scope[]): void {
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

// Questions are above the dialogs, and hold nothing that a form would lose.
tellFrontDialog(() => open.findLast((one) => 'within' in one));

function useOpened(dialog: Scope, opened: boolean): boolean {
  useEffect(() => {
    if (!opened) return;
    change([...open, dialog]);
    return () => change(open.filter((other) => other !== dialog));
  }, [dialog, opened]);
  const top = useSyncExternalStore(subscribe, topmost, topmost);
  return top === undefined || top === dialog;
}

/** Whether the dialog is the topmost one, which is the one that Escape closes. */
export function useIsOnTop(opened: boolean): boolean {
  const [dialog] = useState(() => ({}));
  return useOpened(dialog, opened);
}

/**
 * The props that every dialog and drawer passes to Mantine, and its scope, which is the context of what is in it. Its own
 * unsaved input is not lost before the administrator was asked.
 *
 * @param isHeld it is closed only by a button in it
 */
export function useDialog(opened: boolean, onClose: () => void, isHeld = false) {
  const within = useContext(DialogScope);
  const [scope] = useState<Scope>(() => ({ within }));
  const isOnTop = useOpened(scope, opened);
  async function close() {
    if (!isHeld && (await mayDiscard(scope))) onClose();
  }
  const props = {
    opened,
    onClose: () => void close(),
    closeOnEscape: isOnTop && !isHeld,
    closeOnClickOutside: !isHeld,
  };
  return { props, scope };
}
