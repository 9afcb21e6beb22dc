import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { STEP_MS } from '../patience.ts';
import { testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';

// The pages that src/first-paint/service-worker.ts keeps in the browser. All other tests block it.
const portal = portalUnderTest();

/** Without the block on service workers. */
async function newProfile(): Promise<BrowserContext> {
  const browser = portal.page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  const context = await browser.newContext();
  context.setDefaultTimeout(STEP_MS);
  return context;
}

/** Paths of the kept pages, and the names of their caches. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = requests.flat().map(({ url }) => new URL(url).pathname);
    return { names, pages: paths.filter((path) => !path.includes('/assets/')) };
  });

/** Opening a cache that is deleted meanwhile would make it anew: where that may be, only the names are read. */
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

const isKept = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const current = (await caches.keys()).filter((name) => !name.endsWith('earlier'));
        const found = current.map((cacheName) => caches.match(location.pathname, { cacheName, ignoreVary: true }));
        return (await Promise.all(found)).some((answer) => answer !== undefined);
      }),
    )
    .toBe(true);

async function visited(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await portal.signIn('transactions', page);
  await page.getByRole('table', { name: 'Transactions' }).waitFor();
  await isKept(page);
  return page;
}

test('a second visit shows the kept page, asks the server for every record, and signing out removes what was kept', async () => {
  const context = await newProfile();
  const first = await visited(context);
  expect((await kept(first)).pages).toEqual(['/admin-panel/transactions']);
  const before = await first.evaluate(() => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce);

  const second = await context.newPage();
  const calls: string[] = [];
  second.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const answer = await second.goto(`${portal.server.portal}transactions`);
  expect(answer?.fromServiceWorker()).toBe(true);
  await second.getByRole('table', { name: 'Transactions' }).getByRole('row').nth(1).waitFor();
  expect(calls).toContain('/api/admin/transactions');
  expect((await kept(second)).pages.filter((path) => path.startsWith('/api/'))).toEqual([]);

  // A reload gets the server's page, which has another nonce.
  await second.reload();
  const after = await second.evaluate(() => document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce);
  expect(after).not.toBe(before);

  await second.getByRole('button', { name: 'Log out' }).click();
  await second.getByRole('button', { name: 'Sign in' }).waitFor();
  await expect.poll(() => cacheNames(second)).toEqual([]);
  expect(await second.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
  await context.close();
});

testInFull(
  'a page of another release is neither kept nor shown, and without the server only kept pages are',
  async () => {
    const context = await newProfile();
    const page = await visited(context);
    // As if it had been kept by the worker of an earlier release.
    await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const old = await caches.open('coinop.pages.earlier');
      await old.put('/admin-panel/games', new Response('earlier', { headers: { date: new Date().toUTCString() } }));
      await (await caches.open(name)).delete(location.pathname);
    });
    const answer = await page.goto(`${portal.server.portal}games`);
    expect(await answer?.text()).not.toBe('earlier');
    await isKept(page);
    await expect.poll(async () => (await cacheNames(page)).filter((name) => name.endsWith('earlier'))).toEqual([]);

    await context.setOffline(true);
    await page.goto(`${portal.server.portal}games`);
    await page.getByRole('heading', { name: 'Games' }).waitFor();
    await context.close();
  },
);
