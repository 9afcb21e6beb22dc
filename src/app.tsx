import type { QueryClient } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { ScreenFailed } from './features/shell/crash-page.tsx';
import { routeTree } from './route-tree.gen.ts';
import { Spinner } from './ui/feedback/spinner.tsx';

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

/** The portal, inside its `Providers`. portal.tsx opens it in the browser, and the build renders it to static HTML. */
export const App = ({ router }: { router: PortalRouter }) => <RouterProvider router={router} />;
