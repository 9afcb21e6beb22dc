import { useCallback, useEffect, useRef, useState } from 'react';
import { askBeforeLeaving } from '../../lib/unsaved.ts';
import { askDiscard } from '../feedback/ask-store.ts';

/**
 * Tracks unsaved input and asks before it is lost. `mayDiscard` asks if there is any, and once that is agreed counts it
 * as discarded; `asking` is true while the question is on the screen and handles Escape.
 */
export function useUnsaved() {
  const dirty = useRef(false);
  const [asking, setAsking] = useState(false);
  const setDirty = useCallback((now: boolean) => {
    dirty.current = now;
  }, []);

  const mayDiscard = useCallback(async () => {
    if (!dirty.current) return true;
    setAsking(true);
    const discard = await askDiscard();
    setAsking(false);
    if (discard) dirty.current = false;
    return discard;
  }, []);

  useEffect(() => askBeforeLeaving(mayDiscard), [mayDiscard]);

  return { dirty, setDirty, asking, mayDiscard };
}
