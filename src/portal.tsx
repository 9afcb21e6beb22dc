import type { ReactNode } from 'react';
import { firstAnswers } from './api/early-calls.ts';
import { App, createPortalRouter } from './app.tsx';
import { forgetPages, keepPageSoon } from './keep-page.ts';
import { titleOf } from './lib/product.ts';
import { queryClient } from './query-client.ts';
import { getSession, subscribe } from './session.ts';
import { focusHeadingSoon } from './ui/focus/focus-heading.ts';

export const router = createPortalRouter(queryClient);

router.subscribe('onResolved', () => {
  const { matches } = router.state;
  const missing = matches.some((match) => match.status === 'notFound' || match._notFound);
  document.title = titleOf(
    missing ? 'Page not found' : matches.findLast((match) => match.staticData.title)?.staticData.title,
  );
  if (getSession()) keepPageSoon();
});

router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
  if (fromLocation && pathChanged) focusHeadingSoon();
});

/** Opens the portal at the page's URL. Resolves when the first screen has everything that it needs to be rendered. */
export async function openPortal(): Promise<ReactNode> {
  // The route guard reads the session again whenever it changes. So signing in or out leads to the right page, in this
  // tab and all others, and nobody sees data that was loaded for somebody else.
  let session = getSession();
  subscribe(() => {
    const previous = session;
    session = getSession();
    if (session === previous) return;
    if (session && session.token !== previous?.token) queryClient.clear();
    if (!session) void forgetPages().catch(() => undefined);
    const led = router.invalidate();
    // Clear after /login mounts, or mounted queries refetch without a token.
    if (!session) void led.then(() => queryClient.clear());
  });
  await router.load();
  await firstAnswers();
  return <App router={router} />;
}

/** Loads the code of the screen that a sign-in will lead to, but not its data. */
export async function loadScreenCode(path: string): Promise<void> {
  const { pathname } = new URL(path, location.origin);
  const routes = router.matchRoutes(pathname).map(({ routeId }) => router.routesById[routeId]);
  await Promise.all(routes.map((route) => router.loadRouteChunk(route)));
}
