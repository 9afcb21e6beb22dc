import type { QueryClient } from '@tanstack/react-query';
import { discardUnsaved } from './lib/unsaved.ts';
import type { PortalRouter } from './portal.tsx';
import { getSession, isSameAccount, subscribe } from './session.ts';

/**
 * The route guard reads the session again whenever it changes. So signing in or out leads to the right page, in this
 * tab and all others. Returns a function that ends this.
 */
export function followSession(router: PortalRouter, queryClient: QueryClient): () => void {
  let session = getSession();
  /** The administrator whose records may be on the screen. */
  let shown = session;
  return subscribe(() => {
    const previous = session;
    session = getSession();
    if (session === previous) return;
    if (session && shown && session.token !== shown.token) {
      if (!isSameAccount(session, shown)) return startOver();
      void queryClient.invalidateQueries();
    }
    const led = router.invalidate();
    if (session) {
      shown = session;
      return;
    }
    void led.then(() => {
      if (getSession()) return;
      // Clear after /login mounts, or mounted queries refetch without a token.
      queryClient.clear();
      shown = undefined;
    });
  });
}

/** Another administrator has signed in, in another tab: nothing of the one before stays on the screen or in memory. */
function startOver(): void {
  document.documentElement.hidden = true;
  discardUnsaved();
  location.reload();
}
