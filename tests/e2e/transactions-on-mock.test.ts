import { beforeEach, expect, test } from 'vitest';
import { portalUnderTest } from './portal-under-test.ts';

// The screen against the mock of the contract, which answers what the `Prefer` header asks for: overrides and back ends that our
// own healthy server does not have.

const portal = portalUnderTest({ server: 'mock' });
const LIST = /\/api\/admin\/transactions\?/;
const ONE = /\/api\/admin\/transactions\/\d+$/;
const STATUS = /\/api\/admin\/transactions\/\d+\/status$/;
const EXPORT = /\/api\/admin\/transactions\/export/;
const GAMES = /\/api\/admin\/games$/;

/** From now on the calls that match get the answer that is asked for. */
const prefer = (calls: RegExp, override: string) =>
  portal.page.route(calls, (route) => route.continue({ headers: { ...route.request().headers(), prefer: override } }));

const table = () => portal.page.getByRole('table', { name: 'Transactions' });
const drawer = () => portal.page.getByRole('dialog');
const openTransactions = () => portal.page.getByRole('link', { name: 'Transactions', exact: true }).first().click();

/** Resolves when the answer to such a call is wholly here, so that no test ends in the middle of one. */
const finished = (calls: RegExp) => portal.page.waitForEvent('requestfinished', (request) => calls.test(request.url()));

beforeEach(() => portal.signIn('players'));

test('a list that failed to load says so, is not shown as empty, and is loaded by Try again', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 503/);
  await prefer(LIST, 'code=503');
  await openTransactions();
  await page.getByText('Failed to load transactions').waitFor();
  expect(await page.getByText('No transactions found').count()).toBe(0);
  await page.unroute(LIST);
  await page.getByRole('button', { name: 'Try again' }).click();
  await table().getByText('TXN-900412').waitFor();
});

test('a back end without anything but the fields of the specification is shown, unknown words as they are', async () => {
  await prefer(LIST, 'example=plainRows');
  await prefer(ONE, 'example=plain');
  await openTransactions();
  const unknown = table().getByRole('row').filter({ hasText: 'TXN-900300' });
  await unknown.getByText('Refund').waitFor();
  await unknown.getByText('On hold').waitFor();
  await portal.page.getByText('Showing page 1 of 2').waitFor();
  const loaded = finished(ONE);
  await table().getByRole('button', { name: 'View Details of TXN-900412' }).click();
  await drawer().getByRole('button', { name: 'Update Status' }).waitFor();
  await loaded;
  expect(await drawer().getByText('Player ID').count()).toBe(0);
});

test('long and hostile text is shown as text and breaks nothing', async () => {
  const { page } = portal;
  await prefer(LIST, 'example=hostileText');
  await openTransactions();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await table().getByText('onerror=alert(1)').waitFor();
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect([width, scroll]).toEqual([width, client]);
  }
});

test('a pending withdrawal is not decided here, and leads to the withdrawals', async () => {
  const { page } = portal;
  await prefer(LIST, 'example=singlePage');
  await openTransactions();
  await page.route(ONE, () => {});
  // The record itself is on its way; the row is shown meanwhile.
  await table().getByRole('button', { name: 'View Details of TXN-900409' }).click();
  await drawer().getByText('This transaction follows its withdrawal').waitFor();
  expect(await drawer().getByLabel('New status').count()).toBe(0);
  await drawer().getByRole('link', { name: 'Go to the player’s withdrawals' }).click();
  await page.getByRole('heading', { name: 'Withdrawals', exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get('search')).toBe('mara.lindqvist@example.com');
  await page.getByRole('article').first().waitFor();
});

test('a status that cannot be changed says why in the server’s words', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 409/);
  await prefer(STATUS, 'code=409');
  await openTransactions();
  await table().getByRole('button', { name: 'View Details of TXN-900412' }).click();
  await drawer().getByLabel('New status').selectOption('failed');
  await drawer().getByRole('button', { name: 'Update Status' }).click();
  await page.getByRole('button', { name: 'Set to failed' }).click();
  await page.getByText('Failed to update transaction status').waitFor();
  await page.getByText('Transaction TXN-900412 is completed and cannot be changed.').waitFor();
  // It is offered again once the reload has said what the status is.
  await expect.poll(() => drawer().getByRole('button', { name: 'Update Status' }).isEnabled()).toBe(true);
});

test('the games are asked for once, after the list, and are the filter', async () => {
  const { page } = portal;
  let asked = 0;
  page.on('request', (request) => {
    if (GAMES.test(request.url())) asked++;
  });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const list = /\/api\/admin\/transactions\?/;
  await page.route(list, async (route) => {
    await held;
    await route.continue();
  });
  const listed = page.waitForRequest(list);
  await openTransactions();
  await listed;
  expect(asked).toBe(0);
  answer();
  const filtered = finished(/game_id=copper-caravan/);
  await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Copper Caravan' });
  await expect.poll(() => new URL(page.url()).searchParams.get('game_id')).toBe('copper-caravan');
  expect(asked).toBe(1);
  await filtered;
});

test('a filter by game whose games failed to load stays, says so, and loads them when it is reached again', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 503/);
  await prefer(GAMES, 'code=503');
  await openTransactions();
  await table().getByText('TXN-900412').waitFor();
  const field = page.getByLabel('Game', { exact: true });
  await field.focus();
  await page.getByText('Failed to fetch games').waitFor();
  await page.unroute(GAMES);
  await field.blur();
  await field.focus();
  await page.getByText('Failed to fetch games').waitFor({ state: 'detached' });
  const filtered = finished(/game_id=copper-caravan/);
  await field.selectOption({ label: 'Copper Caravan' });
  await filtered;
});

test('an export that the server refuses says why', async () => {
  const { page } = portal;
  portal.expectConsole(/status of 422/);
  await prefer(EXPORT, 'code=422, example=invalidQuery');
  await openTransactions();
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByText('Failed to export transactions').waitFor();
  await page.getByText('days must be one of 7, 30, 90.').waitFor();
});
