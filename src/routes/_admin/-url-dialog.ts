import { useBlocker, useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog that this entry shows was opened over the entry before it, and closes by going back there. */
    openedHere?: true;
  }
}

/** The history state with which a screen opens a dialog in its URL. */
export const OPENED_HERE = { openedHere: true } as const;

/** The parts of the URL that say which form is open. */
const FORM = ['edit', 'new', 'copy'];

/**
 * Closing a dialog that is in the URL, once however often it is asked: by Escape, its button, a double click on the backdrop, or by an
 * answer that comes when it has been closed already. It goes back where the dialog was opened here, so that Back does not open it again.
 *
 * @param isOpen whether the URL shows a dialog
 * @param removeFromUrl replaces the entry by one without it, for a link that was opened from outside
 * @param mayClose asks before something is lost
 */
export function useUrlDialog(isOpen: boolean, removeFromUrl: () => void, mayClose?: () => Promise<boolean>) {
  const { history } = useRouter();
  const entry = useLocation({ select: ({ state }) => state.__TSR_key });
  const closing = useRef(false);

  // Another entry has another dialog, or none.
  useEffect(() => {
    if (entry !== undefined) closing.current = false;
  }, [entry]);

  return useCallback(async () => {
    const isHere = () => history.location.state.__TSR_key === entry;
    if (!isOpen || !isHere() || closing.current) return;
    closing.current = true;
    if (mayClose && !(await mayClose())) closing.current = false;
    else if (!isHere()) return;
    else if (history.location.state.openedHere) history.back();
    else removeFromUrl();
  }, [history, entry, isOpen, removeFromUrl, mayClose]);
}

/** Asks before what was typed into a form of the screen is lost: by closing it, by Back, by leaving the screen or the tab. */
export function useUnsavedForm() {
  const { dirty, ...unsaved } = useUnsaved();

  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const same = (name: string) => Reflect.get(next.search, name) === Reflect.get(current.search, name);
      const stays = next.pathname === current.pathname && FORM.every(same);
      // Who is on the way to sign in has been asked, or has nothing to save with.
      return !stays && next.routeId !== '/login' && !(await unsaved.mayDiscard());
    },
    enableBeforeUnload: () => dirty.current,
  });

  return unsaved;
}
