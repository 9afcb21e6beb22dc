import './ui/mantine-base.css';
import './ui/theme.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client.ts';
import { PRODUCT_NAME } from './lib/product.ts';
import { routeTree } from './route-tree.gen.ts';
import { getSession, subscribe } from './session.ts';
import { Spinner } from './ui/spinner.tsx';
import { cssVariables, theme } from './ui/theme.ts';

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** What stands in the browser's tab, before the product's name. */
    title?: string;
  }
}

/** After the first paint: a toast that is asked for earlier waits in the store. */
const NotifyHost = lazy(() => import('./ui/notify-host.tsx'));

export const queryClient = createQueryClient();
export const router = createRouter({
  routeTree,
  basepath: '/admin-panel',
  context: { queryClient },
  defaultPreload: 'intent',
  // React Query alone decides what is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: Spinner,
  notFoundMode: 'root',
  scrollRestoration: true,
});

router.subscribe('onResolved', () => {
  const { matches } = router.state;
  const missing = matches.some((match) => match.status === 'notFound' || match._notFound);
  const title = missing ? 'Page not found' : matches.findLast((match) => match.staticData.title)?.staticData.title;
  document.title = [title, `${PRODUCT_NAME} Admin`].filter(Boolean).join(' · ');
});

// The wall reads the session again after every change of it: signing in and out lead to the right page by themselves,
// in this tab and in all others, and nobody sees what was loaded for somebody else.
let session = getSession();
subscribe(() => {
  const previous = session;
  session = getSession();
  if (session === previous) return;
  if (session && session.token !== previous?.token) queryClient.clear();
  const led = router.invalidate();
  // Not before the login page is there: what is still on the screen would ask again, without a session.
  if (!session) void led.then(() => queryClient.clear());
});

// The server puts the nonce into the page. The property, not the attribute: browsers hide the latter.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
setNonce(nonce);

function mount() {
  const root = document.getElementById('root');
  if (!root) return;
  createRoot(root).render(
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={() => nonce}
      >
        <Suspense>
          <NotifyHost />
        </Suspense>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>,
  );
}

// The page's static spinner stays until the first screen has all that it needs. Not awaited here: the chunks of the screens
// import this one, and would wait for it in turn.
void router.load().then(mount);
