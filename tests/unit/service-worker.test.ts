import { expect, onTestFinished, test, vi } from 'vitest';

// What a browser gets for a navigation, whatever fails. tests/e2e/second-visit.test.ts shows the rest in a browser.

const listeners = new Map<string, (event: object) => void>();
const cache = { match: async (): Promise<Response | undefined> => undefined };

/** The answer of the worker, with these in place of the browser's. */
async function navigated(
  fetchPage: () => Promise<Response>,
  openCache: () => Promise<typeof cache>,
): Promise<Response> {
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener));
  vi.stubGlobal('__RELEASE__', 'r1');
  vi.stubGlobal('caches', { open: openCache });
  vi.stubGlobal('fetch', fetchPage);
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllGlobals());
  // A script and no module, which has no types.
  await import('../../src/first-paint/service-worker.ts' as string);
  const request = { url: 'http://127.0.0.1/admin-panel/games', mode: 'navigate', cache: 'default' };
  const { promise, resolve } = Promise.withResolvers<Response>();
  listeners.get('fetch')?.({ request, respondWith: resolve });
  return promise;
}

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

test('a navigation has the server\u2019s page when the browser\u2019s storage fails', async () => {
  const page = await navigated(
    async () => new Response('from the server'),
    () => Promise.reject(new Error('no space')),
  );
  expect(await page.text()).toBe('from the server');
});

test('a navigation without a kept page and without the server is not rejected, and says so', async () => {
  const page = await navigated(unreachable, async () => cache);
  expect(page.status).toBe(503);
  expect(await page.text()).toContain('The server cannot be reached.');
});
