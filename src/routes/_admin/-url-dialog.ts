import { useBlocker, useLocation, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { frontDialog, hasUnsaved } from '../../lib/unsaved.ts';
import { mayDiscard } from '../../ui/feedback/may-discard.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog of this history entry was opened from the entry before it; closing it goes back there. */
    openedHere?: true;
  }
}

type Search = Record<string, unknown>;

/**
 * The records and forms of a screen that are open, which are in its URL.
 *
 * `close` closes once, even if it is called repeatedly: by Escape, the button, a double click on the backdrop, or an
 * answer that arrives when the dialog has already been closed. If the dialog was opened here, closing goes back in the
 * history, so that Back does not open it again.
 *
 * @param names the search parameters of what is open, in groups, of which the first is in front of the others
 */
export function useUrlDialog<Open extends object>(...names: readonly (readonly (keyof Open & string)[])[]) {
  const { history } = useRouter();
  const navigate = useNavigate();
  const search: Search = useSearch({ strict: false });
  const entry = useLocation({ select: ({ state }) => state.__TSR_key });
  const closing = useRef(false);
  // In front of the others.
  const shown = names.find((group) => group.some((name) => search[name] !== undefined))?.join();

  // Another entry has another dialog, or none.
  useEffect(() => {
    if (entry !== undefined) closing.current = false;
  }, [entry]);

  const change = useCallback(
    (patch: Search, options: object) =>
      void navigate({ to: '.', search: (before: Search) => ({ ...before, ...patch }), resetScroll: false, ...options }),
    [navigate],
  );

  /** Another dialog takes the place of the one in front, if there is one. What was typed on the page below stays. */
  const show = useCallback(
    async (patch: Open, options: object) => {
      const dialog = frontDialog();
      if (!dialog || (await mayDiscard(dialog))) change(patch as Search, { ...options, ignoreBlocker: true });
    },
    [change],
  );

  /** Opens what the parameters say. */
  const open = useCallback((patch: Open) => void show(patch, { state: { openedHere: true } }), [show]);

  /** Replaces what is open: closing it goes back to where the first one was opened. */
  const replace = useCallback((patch: Open) => void show(patch, { replace: true, state: true }), [show]);

  const close = useCallback(async () => {
    const isHere = () => history.location.state.__TSR_key === entry;
    if (shown === undefined || !isHere() || closing.current) return;
    closing.current = true;
    const dialog = frontDialog();
    if (dialog && !(await mayDiscard(dialog))) closing.current = false;
    else if (!isHere()) return;
    else if (history.location.state.openedHere) history.back({ ignoreBlocker: true });
    else {
      const without = Object.fromEntries(shown.split(',').map((name) => [name, undefined]));
      change(without, { replace: true, ignoreBlocker: true });
    }
  }, [history, entry, shown, change]);

  return { open, replace, close };
}

/** Asks before unsaved input is lost by leaving what is on the screen: by Back, a link, or closing the tab. */
export function useUnsavedBlocker(): void {
  const { history } = useRouter();
  useBlocker({
    shouldBlockFn: async ({ current, next, action }) => {
      const stays =
        next.pathname === current.pathname && JSON.stringify(next.search) === JSON.stringify(current.search);
      // Somebody who goes to sign in has already been asked, or has no session to save with.
      const closes = action === 'BACK' && next.pathname === current.pathname && history.location.state.openedHere;
      return !stays && next.routeId !== '/login' && !(await mayDiscard(closes ? frontDialog() : undefined));
    },
    enableBeforeUnload: () => hasUnsaved(),
  });
}
