import './ui/theme/mantine-base.css';
import './ui/theme/theme.css';
import './ui/theme/forced-colors.css';
import './ui/theme/touch.css';
import { MantineProvider } from '@mantine/core';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ScreenFailed } from './features/shell/crash-page.tsx';
import { routeTree } from './route-tree.gen.ts';
import { Announcer } from './ui/feedback/announcer.tsx';
import { NotifyMissing } from './ui/feedback/notify-missing.tsx';
import { PartBoundary } from './ui/feedback/part-boundary.tsx';
import { Spinner } from './ui/feedback/spinner.tsx';
import { cssVariables, theme } from './ui/theme/theme.ts';

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

/** Loaded after the first paint: toasts that are shown earlier wait in the store. */
const NotifyHost = lazy(() => import('./ui/feedback/notify-host.tsx'));

export function createPortalRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    basepath: '/admin-panel',
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

/** The portal with its providers. main.tsx renders it in the browser, and the build renders it to static HTML. */
export function App({ queryClient, router, nonce }: { queryClient: QueryClient; router: PortalRouter; nonce: string }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <Announcer />
      <PartBoundary failed={() => <NotifyMissing />}>
        <Suspense>
          <NotifyHost />
        </Suspense>
      </PartBoundary>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
