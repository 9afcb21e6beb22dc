import { useEffect, useRef } from 'react';
import { hasOpenDialog } from '../../ui/feedback/open-dialogs.ts';

/** Elements in which letters are typed, or choose something. */
const TYPING = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"]';

/** By the key's character: 'a', '1', '?'. */
export type DeskKeys = Readonly<Record<string, () => void>>;

/** Whether the key is meant for the desk. One that is held down is not: it would decide one withdrawal after the other. */
function isForDesk({
  defaultPrevented,
  repeat,
  isComposing,
  ctrlKey,
  metaKey,
  altKey,
  target,
}: KeyboardEvent): boolean {
  if (defaultPrevented || repeat || isComposing || ctrlKey || metaKey || altKey || hasOpenDialog()) return false;
  return !(target instanceof Element && target.closest(TYPING));
}

/** Calls what belongs to a key without a modifier, wherever the focus is, unless somebody types or is asked something. */
export function useDeskKeys(enabled: boolean, keys: DeskKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (!enabled) return;
    function onKey(event: KeyboardEvent) {
      // '?' needs Shift on many keyboards; a letter with it is another shortcut's.
      if (event.shiftKey && event.key !== '?') return;
      const name = event.key.toLowerCase();
      const act = Object.hasOwn(latest.current, name) ? latest.current[name] : undefined;
      if (!act || !isForDesk(event)) return;
      event.preventDefault();
      act();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}
