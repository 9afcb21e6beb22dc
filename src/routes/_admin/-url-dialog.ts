import { useBlocker, useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog of this history entry was opened from the entry before it; closing it goes back there. */
    openedHere?: true;
  }
}

/** The history state with which a screen opens a dialog in its URL. */
export const OPENED_HERE = { openedHere: true } as const;

/** Search parameters that open a form. */
const FORM = ['edit', 'new', 'copy'];

/**
 * Closes a dialog whose state is in the URL, and does so once, even if it is asked repeatedly: by Escape, the button, a
 * double click on the backdrop, or an answer that arrives when the dialog has already been closed. If the dialog was
 * opened here, closing goes back in the history, so that Back does not open it again.
 *
 * @param isOpen whether the URL shows a dialog
 * @param removeFromUrl replaces the entry by one without the dialog, when it was opened by an external link
 * @param mayClose asks before unsaved input is lost
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

/** Asks before unsaved input of a form is lost: by closing the form, by Back, or by leaving the screen or the tab. */
export function useUnsavedForm() {
  const { dirty, ...unsaved } = useUnsaved();

  useBlocker({
    shouldBlockFn: async ({ current, next }) => {
      const same = (name: string) => Reflect.get(next.search, name) === Reflect.get(current.search, name);
      const stays = next.pathname === current.pathname && FORM.every(same);
      // Somebody who goes to sign in has already been asked, or has no session to save with.
      return !stays && next.routeId !== '/login' && !(await unsaved.mayDiscard());
    },
    enableBeforeUnload: () => dirty.current,
  });

  return unsaved;
}
