import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { full } from '../faults/suite.ts';
import { settle } from '../screens.ts';
import { testInFull } from '../test-in-full.ts';
import { portalUnderTest } from './portal-under-test.ts';
import { goWithin } from './screen-checks.ts';

// docs/decisions/why-one-page-per-screen.md: what a person sees and can do while the scripts are still loading.

const portal = portalUnderTest();

/** Opens a screen whose scripts do not arrive before `release`. */
async function openSlowly(path: string, page: Page = portal.page): Promise<{ release(): void }> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(portal.server.portal + path, { waitUntil: 'commit' });
  await page.locator('[data-shell]').waitFor();
  // The whole page has arrived and is rendered, with its fonts, but without its scripts.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return { release };
}

const username = (page = portal.page) => page.getByLabel('Username');
const password = (page = portal.page) => page.getByLabel('Password', { exact: true });
const shell = (page = portal.page) => page.locator('[data-shell]');

test('what somebody types before the scripts are there is kept, and what they press is sent once the form works', async () => {
  const { page } = portal;
  const { release } = await openSlowly('login');
  await username().focus();
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('coinop-demo');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
  // The form sends it by itself: 'Sign in' can no longer be pressed.
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

testInFull(
  'a half-typed sign-in goes on where it was: texts, the box, which is checked from the beginning, and the field that somebody is in',
  async () => {
    const { page } = portal;
    const { release } = await openSlowly('login');
    await username().fill('admin');
    expect(await page.getByLabel('Remember me').isChecked()).toBe(true);
    await page.getByLabel('Remember me').uncheck();
    await password().focus();
    await page.keyboard.type('coinop-');
    release();
    await shell().waitFor({ state: 'detached' });
    await page.keyboard.type('demo');
    expect(await username().inputValue()).toBe('admin');
    expect(await password().inputValue()).toBe('coinop-demo');
    expect(await page.getByLabel('Remember me').isChecked()).toBe(false);
  },
);

testInFull('who is not signed in sees the sign-in form at any address, and no frame', async () => {
  const { page } = portal;
  const { release } = await openSlowly('withdrawals');
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin-panel/login');
  expect(await page.getByText('Company Revenue').count()).toBe(0);
  release();
});

test('who is signed in sees the frame and the screen at once, in which nothing can be reached before it works; its data is asked for before the scripts are there, once, and is in the first frame', async () => {
  const { page } = portal;
  await portal.signIn();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const finished = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('/api/admin/transactions?'),
  );
  const { release } = await openSlowly('transactions');
  expect((await (await finished).response())?.status()).toBe(200);
  expect(await shell().getByText('Transactions').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-shell] [aria-current=page]').allTextContents()).toEqual(['Transactions']);
  expect(await page.getByRole('status').first().textContent()).toBe('Loading…');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const table = document.querySelector('table:not([data-shell] *)');
      if (!table) return;
      observer.disconnect();
      Object.assign(window, { firstFrame: table.getAttribute('aria-busy') });
    }).observe(document, { subtree: true, childList: true });
  });
  release();
  await shell().waitFor({ state: 'detached' });
  await page.getByRole('table', { name: 'Transactions' }).getByRole('button').first().waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'firstFrame'))).toBe('false');
  expect(asked.filter((path) => path === '/api/admin/transactions')).toHaveLength(1);
});

test('an early call that fails is made again as any other', async () => {
  const { page } = portal;
  await portal.signIn();
  portal.expectConsole(/ERR_FAILED/);
  let failed = 0;
  await page.route(/\/api\/admin\/transactions\?/, (route) => {
    failed += 1;
    return failed === 1 ? route.abort() : route.continue();
  });
  await page.goto(`${portal.server.portal}transactions`);
  await page.getByRole('table', { name: 'Transactions' }).getByRole('button').first().waitFor();
  expect(failed).toBe(2);
});

testInFull('a session that the server no longer knows is noticed once, by the call that is made again', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 401/);
  await portal.signIn();
  await portal.call('POST', '/auth/admin-logout');
  await page.goto(`${portal.server.portal}transactions`);
  const toast = portal.toast('Authentication error. Please try logging in again.');
  await toast.waitFor();
  expect(await toast.count()).toBe(0);
});

const SIZES = [{ width: 390, height: 844 }, ...(full() ? [{ width: 1440, height: 900 }] : [])];

/** The positions of elements that both the prerendered page and the screen have. */
const places = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((parts) =>
    parts.map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

/** As on a later visit: the letters are the same before and after. */
const keepFont = (page: Page) => page.addInitScript(() => localStorage.setItem('coinop.font', 'here'));

/** Waits until the screen itself has as many of these elements as its prerendered page had. */
async function drawn(page: Page, selector: string, count: number): Promise<void> {
  await shell(page).waitFor({ state: 'detached' });
  await page.waitForFunction(([parts, all]) => document.querySelectorAll(parts).length >= all, [
    selector,
    count,
  ] as const);
  await settle(page);
}

test.each(SIZES)('the sign-in form stands where its shell stood, $width wide', async (size) => {
  const { page } = portal;
  await page.setViewportSize(size);
  await keepFont(page);
  const { release } = await openSlowly('login');
  const parts = 'h1, label, input:not([type=checkbox]), form button, dl';
  const before = await places(page, parts);
  expect(before.length).toBeGreaterThan(6);
  release();
  await drawn(page, parts, before.length);
  expect(await places(page, parts)).toEqual(before);
});

test.each(SIZES)('the frame and the filters stand where their shell stood, $width wide', async (size) => {
  const { page } = portal;
  await page.setViewportSize(size);
  await keepFont(page);
  await portal.signIn();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const { release } = await openSlowly('transactions');
  // Every shell has the menu's Approvals, hidden where the browser knows of no rules.
  const parts =
    'aside, nav a:not([href$="/approvals"]), header, h1, search label, search input, search select, thead th';
  const before = await places(page, parts);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  expect(dark).toBe('rgb(20, 19, 18)');
  // Or the window would have a scrollbar until the scripts are there.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const withWords = await height();
  await page.getByRole('status').evaluate((words) => words.remove());
  expect(await height()).toBe(withWords);
  release();
  await drawn(page, parts, before.length);
  expect(await places(page, parts)).toEqual(before);
  expect(await background()).toBe(dark);
});

testInFull('a sidebar that was collapsed is so from the beginning', async () => {
  const { page } = portal;
  await portal.signIn('players');
  await page.getByRole('button', { name: 'Menu' }).click();
  await settle(page);
  const { release } = await openSlowly('games');
  expect((await places(page, 'aside'))[0]?.[2]).toBe(58);
  release();
  await settle(page);
  expect((await places(page, 'aside'))[0]?.[2]).toBe(58);
});

test('the font is set with the next screen, so that nothing moves on the one that is there, and a next visit has it from the beginning', async () => {
  const { page } = portal;
  const font = () => page.evaluate(() => document.documentElement.dataset.font);
  const isKept = () => page.waitForFunction(() => localStorage.getItem('coinop.font') === 'here');
  await portal.signIn('players');
  await isKept();
  await page.evaluate(() => localStorage.removeItem('coinop.font'));
  await page.reload();
  await isKept();
  await settle(page);
  expect(await font()).toBeUndefined();
  const early = () => page.locator('link[rel=preload][as=font]').count();
  expect(await early()).toBe(0);
  await page.evaluate(goWithin, '/admin-panel/games');
  await expect.poll(font).toBe('');
  const { release } = await openSlowly('games');
  expect(await font()).toBe('');
  expect(await early()).toBe(1);
  release();
});
