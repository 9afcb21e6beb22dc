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
    /** What stands in the browser's tab, before the product's name. */
    title?: string;
  }
}

export type PortalRouter = ReturnType<typeof createPortalRouter>;

/** After the first paint: a toast that is asked for earlier waits in the store. */
const NotifyHost = lazy(() => import('./ui/feedback/notify-host.tsx'));

export function createPortalRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    basepath: '/admin-panel',
    context: { queryClient },
    // Pointing at a link brings the screen's code. Its data is asked for when somebody goes there: each loader looks at `preload`, or
    // a call that is refused would be announced to somebody who asked for nothing.
    defaultPreload: 'intent',
    // React Query alone decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: Spinner,
    defaultErrorComponent: ScreenFailed,
    notFoundMode: 'root',
    scrollRestoration: true,
  });
}

/** The portal and what all of it needs; drawn by main.tsx in the browser and, to be looked at only, by the build. */
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
