import { text } from 'node:stream/consumers';
import { createMemoryHistory } from '@tanstack/react-router';
import { prerenderToNodeStream } from 'react-dom/static';
import { createQueryClient } from '../src/api/query-client.ts';
import { App, createPortalRouter } from '../src/app.tsx';
import { clear, signedIn } from '../src/session.ts';

export interface Shell {
  html: string;
  /** The addresses that the screen asks at once. */
  calls: string[];
}

/**
 * The first frame of a screen: the application itself, drawn without a browser, and with no answer to anything that it asks.
 *
 * @param path below /admin-panel/, such as 'transactions'
 */
export async function renderShell(path: string): Promise<Shell> {
  clear();
  if (path !== 'login') signedIn({ access_token: 'nobody', admin: { username: '' } } as never, false);
  const calls: string[] = [];
  globalThis.coinopEarlyCalls = {
    token: path === 'login' ? undefined : 'nobody',
    answers: {
      get: (address) => {
        calls.push(address);
        return new Promise(() => {});
      },
      delete: () => true,
    },
  };
  const queryClient = createQueryClient();
  // A build that has ended must not wait for what would be forgotten in five minutes.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, gcTime: Infinity } });
  const router = createPortalRouter(queryClient);
  const history = createMemoryHistory({ initialEntries: [`/admin-panel/${path}`] });
  router.update({ ...router.options, history, scrollRestoration: false });
  await router.load();
  const app = <App queryClient={queryClient} router={router} nonce="__CSP_NONCE__" />;
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(app, {
    // Everything in its place: a part that came later would need a script of its own to get there.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  const html = await text(prelude);
  return { html, calls };
}
