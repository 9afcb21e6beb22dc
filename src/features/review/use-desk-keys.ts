import { useEffect, useRef } from 'react';
import { hasOpenDialog } from '../../ui/feedback/open-dialogs.ts';
import type { DeskStore } from './desk-store.ts';

/** Elements in which letters are typed, or choose something. */
const TYPING = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"]';
/** They click the button that has the focus. */
const CLICKING = ['enter', ' '];

/** Whether the key is meant for the desk. */
function isForDesk({ defaultPrevented, isComposing, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || hasOpenDialog()) return false;
  return !(target instanceof Element && target.closest(TYPING));
}

/**
 * Tells of each key without a modifier by its character ('a', '1', '?'), wherever the focus is, unless somebody types or is asked something. `onKey`
 * returns whether the desk knows the key.
 */
export function useDeskKeys(
  desk: DeskStore,
  enabled: boolean,
  onKey: (pressed: { key: string; repeat: boolean }) => boolean,
): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    function down(event: KeyboardEvent) {
      // '?' needs Shift on many keyboards; a letter with it is another shortcut's.
      if ((event.shiftKey && event.key !== '?') || !isForDesk(event)) return;
      const key = event.key.toLowerCase();
      if (CLICKING.includes(key)) desk.tell({ is: 'keyDown', key });
      else if (enabled && latest.current({ key, repeat: event.repeat })) event.preventDefault();
    }
    const up = ({ key }: KeyboardEvent) => desk.tell({ is: 'keyUp', key: key.toLowerCase() });
    document.addEventListener('keydown', down);
    // Wherever the focus went since.
    document.addEventListener('keyup', up, true);
    return () => {
      document.removeEventListener('keydown', down);
      document.removeEventListener('keyup', up, true);
    };
  }, [desk, enabled]);
}
