import type { Browser, ElementHandle, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchFirefox } from '../firefox.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { fillWithDemo } from '../shared.ts';

// The main journeys once more in another engine: `npm run test:firefox`. What they guarantee is tested in tests/e2e; here they pass at all.

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let server: ServerProcess;
let browser: Browser;
let page: Page;
let faults: string[] = [];

beforeAll(async () => {
  directory = await temporaryDirectory();
  await fillWithDemo(directory.path);
  [server, browser] = await Promise.all([startServer({ DATA_DIR: directory.path }), launchFirefox()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await directory?.remove();
});
beforeEach(async () => {
  page = await (await browser.createBrowserContext()).newPage();
  page.setDefaultTimeout(0);
  faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('request', (request) => {
    if (!request.url().startsWith(server.origin) && /^https?:/.test(request.url())) faults.push(request.url());
  });
});
afterEach(async () => {
  await page.browserContext().close();
  expect(faults).toEqual([]);
});

type Kind = 'button' | 'checkbox' | 'field' | 'heading' | 'menuitem' | 'text';

/** Waits for the newest such element on the screen, by its name as a person reads it. Dialogs are the newest. */
async function find(kind: Kind, name: string): Promise<ElementHandle<HTMLElement>> {
  const found = await page.waitForFunction(findInPage, {}, kind, name);
  return found as ElementHandle<HTMLElement>;
}

/** In the page. Firefox does not answer for roles and names together over BiDi. */
function findInPage(kind: Kind, name: string): HTMLElement | null {
  const selector = {
    button: 'button, a[href]',
    checkbox: 'input[type=checkbox]',
    field: 'input:not([type=checkbox]), select, textarea',
    heading: 'h1, h2, h3',
    menuitem: '[role=menuitem]',
    text: '*',
  }[kind];
  const nameOf = (element: HTMLElement) => {
    const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    return (label ?? element.textContent ?? '').replace(/\s*\*$/, '').trim();
  };
  const scope = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].findLast((dialog) =>
    dialog.checkVisibility(),
  );
  const inScope = kind === 'text' || kind === 'menuitem' ? document : (scope ?? document);
  const all = [...inScope.querySelectorAll<HTMLElement>(selector)];
  return all.findLast((element) => element.checkVisibility() && nameOf(element) === name) ?? null;
}

const click = async (kind: Kind, name: string) => (await find(kind, name)).click();
const write = async (label: string, text: string) => (await find('field', label)).type(text);

/** Key by key, as a person fills the parts of a date. */
async function writeDate(label: string, parts: string[]) {
  await (await find('field', label)).focus();
  for (const [index, part] of parts.entries()) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    await page.keyboard.type(part);
  }
}

async function signIn() {
  await page.goto(`${server.portal}login`);
  await write('Username', 'admin');
  await write('Password', 'coinop-demo');
  await click('button', 'Sign in');
  await find('heading', 'Dashboard');
}

async function open(path: string) {
  await signIn();
  await page.goto(server.portal + path);
}

/** An answer of the API, asked for with the page's session. */
const ask = (path: string) =>
  page.evaluate(async (url) => {
    const { token } = JSON.parse(localStorage.getItem('coinop.session') ?? '{}');
    return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json();
  }, path);

/** The first ids on the screen that await review. */
async function openAwaitingReview(count: number): Promise<string[]> {
  await open('withdrawals?status=pending_review');
  await page.waitForFunction((least) => document.querySelectorAll('article').length >= least, {}, count);
  const ids = await page.$$eval('article', (cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  return ids.slice(0, count);
}

const statusOf = async (id: string) => (await ask(`/admin/withdrawal/withdrawals/${id}`)).status;

test('signing in leads to the dashboard', async () => {
  await signIn();
});

test('a withdrawal is approved from its menu', async () => {
  const [id = ''] = await openAwaitingReview(1);
  await click('button', `Actions for ${id}`);
  await click('menuitem', 'Approve');
  await expect.poll(() => statusOf(id)).toBe('approved');
});

test('two withdrawals are approved together', async () => {
  const ids = await openAwaitingReview(2);
  for (const id of ids) await click('checkbox', `Select ${id}`);
  await click('button', 'Approve Selected');
  await find('heading', 'Approve 2 withdrawals?');
  await click('button', 'Approve');
  await expect.poll(() => Promise.all(ids.map(statusOf))).toEqual(['approved', 'approved']);
});

test('an item is created with the days on which it is sold', async () => {
  await open('game-items?game_id=starfall-arena&new=true');
  await write('Item Name', 'Firefox Chest');
  await write('Price (USD)', '4.99');
  await write('Currency Amount', '500');
  await click('checkbox', 'Limited Time Offer');
  await writeDate('Available From (UTC)', ['12', '01', '2030', '12', '30', 'AM']);
  await writeDate('Available Until (UTC)', ['12', '24', '2030', '06', '00', 'PM']);
  await click('button', 'Create Item');
  const created = async () => {
    const { items } = await ask('/api/v1/game-items/admin/list/starfall-arena');
    return items.find((item: { item_name: string }) => item.item_name === 'Firefox Chest');
  };
  await expect.poll(created).toMatchObject({
    available_from: '2030-12-01T00:30:00.000Z',
    available_until: '2030-12-24T18:00:00.000Z',
  });
});

test('a payout is processed and reduces the balance', async () => {
  await open('revenue');
  const balance = async () => (await ask('/api/admin/company-revenue/balance')).total_available_usd;
  const before = await balance();
  await click('button', 'Process Payout');
  await write('Payout amount', '1.25');
  await click('button', 'Process Payout');
  await expect.poll(balance).toBeCloseTo(before - 1.25, 2);
});

test('a day in the filter is in the URL, outlasts a reload and goes with Clear Filters', async () => {
  await openAwaitingReview(1);
  await writeDate('From date', ['01', '31', '2030']);
  await find('text', 'No withdrawals found');
  expect(new URL(page.url()).searchParams.get('date_from')).toBe('2030-01-31');
  await page.reload();
  await find('text', 'No withdrawals found');
  await click('button', 'Clear Filters');
  await page.waitForFunction(() => document.querySelector('article') && !location.search);
});
