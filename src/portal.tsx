import type { QueryClient } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { firstAnswers } from './api/early-calls.ts';
import { queryClient } from './api/query-client.ts';
import { ScreenFailed } from './features/shell/crash-page.tsx';
import { setLoadedFont } from './first-paint/late-font.ts';
import { followSession } from './follow-session.ts';
import { setScreenTitle } from './lib/page-title.ts';
import { titleOf } from './lib/product.ts';
import { readSearch, writeSearch } from './lib/search-params.ts';
import { routeTree } from './route-tree.gen.ts';
import { Spinner } from './ui/feedback/spinner.tsx';
import { focusHeadingSoon } from './ui/focus/focus-heading.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
  interface StaticDataRouteOption {
    /** The document's title, in front of the product's name. */
    title?: string;
  }
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

export function createPortalRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    basepath: '/admin-panel',
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    context: { queryClient },
    // Hovering over a link loads the screen's code but not its data: loaders skip `preload`, so that nobody sees an
    // error about a call that they did not ask for.
    defaultPreload: 'intent',
    // React Query alone decides which data is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: Spinner,
    defaultErrorComponent: ScreenFailed,
    notFoundMode: 'root',
    scrollRestoration: true,
  });
}

/** The portal, inside its `Providers`: in the browser, and where the build renders it to static HTML. */
export const App = ({ router }: { router: PortalRouter }) => <RouterProvider router={router} />;

let router: PortalRouter | undefined;

/** This page's. The build makes one for each screen that it renders. */
export function pageRouter(): PortalRouter {
  router ??= createPortalRouter(queryClient);
  return router;
}

/** Opens the portal at the page's URL. Resolves when the first screen has everything that it needs to be rendered. */
export async function openPortal(): Promise<ReactNode> {
  const router = pageRouter();
  router.subscribe('onResolved', () => {
    const { matches } = router.state;
    const missing = matches.some((match) => match.status === 'notFound' || match._notFound);
    setScreenTitle(
      titleOf(missing ? 'Page not found' : matches.findLast((match) => match.staticData.title)?.staticData.title),
    );
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    setLoadedFont();
    focusHeadingSoon();
  });
  followSession(router, queryClient);
  await router.load();
  await firstAnswers();
  return <App router={router} />;
}

/** Loads the code of the screen that a sign-in will lead to, but not its data. */
export async function loadScreenCode(path: string): Promise<void> {
  const router = pageRouter();
  const { pathname } = new URL(path, location.origin);
  const routes = router.matchRoutes(pathname).map(({ routeId }) => router.routesById[routeId]);
  await Promise.all(routes.map((route) => router.loadRouteChunk(route)));
}
