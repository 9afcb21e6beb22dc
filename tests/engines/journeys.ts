import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { fillWithDemo } from '../shared.ts';
import type { Engine, EnginePage, Found } from './engine.ts';
import { findInPage, type Kind, readInPage } from './in-page.ts';

/** A test has the only limit. */
const WITHOUT_LIMIT = { timeout: 2 ** 31 - 1 };

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let server: ServerProcess;
let engine: Engine;
let page: EnginePage;

/** Waits for it. */
async function find(kind: Kind, name: string): Promise<Found> {
  return vi.waitUntil(() => page.find(findInPage, kind, name), WITHOUT_LIMIT);
}

const click = async (kind: Kind, name: string) => (await find(kind, name)).press();

async function write(label: string, keys: string) {
  await (await find('field', label)).focus();
  await page.type(keys);
}

async function writeDate(label: string, parts: string[]) {
  await (await find('field', label)).focus();
  await page.typeDate(parts);
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
const ask = (path: string) => page.evaluate(readInPage, path);

const idsOfCards = () =>
  page.evaluate(() => [...document.querySelectorAll('article')].map((card) => card.getAttribute('aria-label') ?? ''));

/** The first ids on the screen that await review. */
async function openAwaitingReview(count: number): Promise<string[]> {
  await open('withdrawals?status=pending_review');
  await expect.poll(async () => (await idsOfCards()).length).toBeGreaterThanOrEqual(count);
  return (await idsOfCards()).slice(0, count);
}

const statusOf = async (id: string) => (await ask(`/admin/withdrawal/withdrawals/${id}`)).status;

/** The main journeys in this engine. What they guarantee is tested in tests/e2e; here they pass at all. */
export function testJourneys(launch: () => Promise<Engine>) {
  beforeAll(async () => {
    directory = await temporaryDirectory();
    await fillWithDemo(directory.path);
    [server, engine] = await Promise.all([startServer({ DATA_DIR: directory.path }), launch()]);
  });
  afterAll(async () => {
    await engine?.close();
    await server?.stop();
    await directory?.remove();
  });
  beforeEach(async () => {
    page = await engine.open();
  });
  afterEach(async () => {
    const faults = page.faults(server.origin);
    await page.close();
    expect(faults).toEqual([]);
  });

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
    await write('Item Name', 'Winter Chest');
    await write('Price (USD)', '4.99');
    await write('Currency Amount', '500');
    await click('checkbox', 'Limited Time Offer');
    await writeDate('Available From (UTC)', ['12', '01', '2030', '06', '30', 'AM']);
    await writeDate('Available Until (UTC)', ['12', '24', '2030', '10', '00', 'AM']);
    await click('button', 'Create Item');
    const created = async () => {
      const { items } = await ask('/api/v1/game-items/admin/list/starfall-arena');
      return items.find((item: { item_name: string }) => item.item_name === 'Winter Chest');
    };
    await expect.poll(created).toMatchObject({
      available_from: '2030-12-01T06:30:00.000Z',
      available_until: '2030-12-24T10:00:00.000Z',
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
    expect(await page.evaluate(() => new URL(location.href).searchParams.get('date_from'))).toBe('2030-01-31');
    await page.reload();
    await find('text', 'No withdrawals found');
    await click('button', 'Clear Filters');
    await expect
      .poll(() => page.evaluate(() => (document.querySelector('article') ? location.search : 'no card')))
      .toBe('');
  });
}
