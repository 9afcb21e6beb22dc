import { useEffect, useRef } from 'react';
import { isComposing } from '../../lib/composing.ts';
import { shortcutKey } from '../../lib/shortcut-key.ts';
import { hasOpenDialog } from '../../ui/feedback/open-dialogs.ts';
import type { DeskStore } from './desk-store.ts';

/** Elements in which letters are typed, or choose something. */
const TYPING = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"]';
/** They click the button that has the focus. */
const CLICKING = ['enter', ' '];
/** On many keyboards these need Shift: AZERTY's digits, for one. A letter with it is another shortcut's. */
const WITH_SHIFT = /^[\d?]$/;

const heldKey = ({ code, key }: KeyboardEvent) => code || key.toLowerCase();

/** Whether the key is meant for the desk. */
function isForDesk(event: KeyboardEvent): boolean {
  const { defaultPrevented, ctrlKey, metaKey, altKey, target } = event;
  if (defaultPrevented || isComposing(event) || ctrlKey || metaKey || altKey || hasOpenDialog()) return false;
  return !(target instanceof Element && target.closest(TYPING));
}

/**
 * Tells of each key without a modifier by its character ('a', '1', '?'), wherever the focus is, unless somebody types or is asked something. `onKey`
 * returns whether the desk knows the key. `held` names the key itself: its character may change with Shift while it is held down.
 */
export function useDeskKeys(
  desk: DeskStore,
  enabled: boolean,
  onKey: (pressed: { key: string; held: string; repeat: boolean }) => boolean,
): void {
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    function down(event: KeyboardEvent) {
      if ((event.shiftKey && !WITH_SHIFT.test(event.key)) || !isForDesk(event)) return;
      const key = shortcutKey(event);
      const held = heldKey(event);
      if (CLICKING.includes(key)) desk.tell({ is: 'keyDown', key: held });
      else if (enabled && latest.current({ key, held, repeat: event.repeat })) event.preventDefault();
    }
    const up = (event: KeyboardEvent) => desk.tell({ is: 'keyUp', key: heldKey(event) });
    document.addEventListener('keydown', down);
    // Wherever the focus went since.
    document.addEventListener('keyup', up, true);
    return () => {
      document.removeEventListener('keydown', down);
      document.removeEventListener('keyup', up, true);
    };
  }, [desk, enabled]);
}
