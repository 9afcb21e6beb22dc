import { text } from 'node:stream/consumers';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { createQueryClient } from '../src/api/query-client.ts';
import { Providers } from '../src/first-paint/providers.tsx';
import { settings } from '../src/lib/settings.ts';
import { App, createPortalRouter } from '../src/portal.tsx';
import { clear, signedIn } from '../src/session.ts';

export interface Shell {
  html: string;
  /** The URLs that the screen requests at once. */
  calls: string[];
}

/**
 * The first render of a screen: the application itself, rendered without a browser, while none of its calls has an
 * answer.
 *
 * @param path below /admin-panel/, such as 'transactions'
 */
export async function renderShell(path: string): Promise<Shell> {
  clear();
  // The pages name every call; server/http/settings-in-page.ts takes out those that a back end lacks.
  settings.extensions = 'all';
  if (path !== 'login') signedIn({ access_token: 'nobody', admin: { username: '' } } as never, false);
  const calls: string[] = [];
  globalThis.coinopEarlyCalls = {
    token: path === 'login' ? undefined : 'nobody',
    // However long the build has taken until now.
    startedAt: performance.now(),
    stop: new AbortController(),
    answers: {
      get: (address) => {
        calls.push(address);
        return new Promise(() => {});
      },
      delete: () => true,
    },
  };
  const queryClient = createQueryClient();
  // With the usual gcTime of five minutes, its timers would keep the finished build running.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, gcTime: Infinity } });
  const router = createPortalRouter(queryClient);
  const history = createMemoryHistory({ initialEntries: [`/admin-panel/${path}`] });
  router.update({ ...router.options, history, scrollRestoration: false });
  await router.load();
  const app = (
    <Providers queryClient={queryClient} nonce="__CSP_NONCE__">
      <App router={router} />
    </Providers>
  );
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(app, {
    // Never stream: content that arrives later would need an inline script to move it into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  const html = await text(prelude);
  return { html, calls };
}
