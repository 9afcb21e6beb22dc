import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { matchOperation } from '../../openapi/match-operation.ts';
import { OPERATIONS } from '../../src/generated/operations.ts';
import { launchChromium, SHORT_LIVED } from '../chromium.ts';
import { startOwnBackEnd } from '../own-back-end/main.ts';
import { servePortal } from '../own-back-end/serve-portal.ts';
import { STEP_MS } from '../patience.ts';
import { settle } from '../screens.ts';
import { temporaryDirectory } from '../server-process.ts';
import { goWithin } from './screen-checks.ts';

// The portal with `extensions: none`, written by `npm run portal`, on a back end that has the specification's calls alone: every screen, and the
// main journeys of the specification. What conform says of a back end that differs, and that the portal then shows it, is in
// tests/contract/conform.test.ts and tests/component/other-back-ends.test.tsx.

const operations = Object.entries(OPERATIONS).map(([route, operation]) => ({ route, ...operation }));
const core = operations.filter(({ beyond }) => beyond !== 'call').map(({ operationId }) => operationId);

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
let backEnd: Awaited<ReturnType<typeof startOwnBackEnd>>;
let web: Awaited<ReturnType<typeof servePortal>>;
let browser: Awaited<ReturnType<typeof launchChromium>>;
let page: Page;
const refused: string[] = [];

beforeAll(async () => {
  folder = await temporaryDirectory();
  const settings = join(folder.path, 'portal-settings.json');
  writeFileSync(settings, JSON.stringify({ extensions: 'none', product_name: 'Arcade' }));
  const out = join(folder.path, 'portal');
  const said = execFileSync(process.execPath, ['server/cli/portal.ts', '--settings', settings, '--out', out], {
    encoding: 'utf8',
  });
  backEnd = await startOwnBackEnd();
  web = await servePortal(out, /Content-Security-Policy: (.*)/.exec(said)?.[1] ?? 'none', backEnd.origin);
  browser = await launchChromium(...SHORT_LIVED);
  const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  context.setDefaultTimeout(STEP_MS);
  await context.exposeBinding('noteViolation', (_source, words: string) => void refused.push(words));
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.get(window, 'noteViolation')(`${effectiveDirective} ${blockedURI}`),
    ),
  );
  page = await context.newPage();
  await page.goto(`${web.portal}login`);
  await page.getByText('Arcade Admin').waitFor();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await button('Sign in').click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await web?.close();
  await backEnd?.close();
  await folder?.remove();
});

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = () => page.getByRole('dialog').last();

/** Opens a screen from the one that is there, which loads no script again. */
async function open(path: string): Promise<void> {
  await page.evaluate(goWithin, `/admin-panel/${path}`);
  await settle(page);
}

/** An answer of the back end itself, which no portal has read. */
async function stored(path: string) {
  const body = JSON.stringify({ username: 'admin', password: 'admin' });
  const { access_token } = await (await fetch(`${backEnd.origin}/auth/admin-login`, { method: 'POST', body })).json();
  return (await fetch(backEnd.origin + path, { headers: { authorization: `Bearer ${access_token}` } })).json();
}
const statusOf = async (id: string) => (await stored(`/admin/withdrawal/withdrawals/${id}`)).status;
const said = (words: string | RegExp) => page.getByText(words).first().waitFor();

/** The calls that the back end has got, by their names; one of an extension, or with a parameter of one, is named as such. */
const called = () =>
  backEnd.calls.map(({ method, path, query }) => {
    const operation = matchOperation(operations, method, path)?.operation;
    const extra = [...new URLSearchParams(query).keys()].filter((name) => operation?.beyond?.includes(name));
    return [operation?.operationId ?? `${method} ${path}`, ...extra].join(' with ');
  });
const expectNoOther = () => expect(called().filter((name) => !core.includes(name))).toEqual([]);

test('before any script a page has no control that needs more, and makes no other call', async () => {
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  onTestFinished(() => page.unroute(scripts));
  for (const screen of ['', 'withdrawals', 'game-items', 'revenue', 'system', 'players'])
    await page.goto(web.portal + screen);
  for (const screen of ['transactions', 'games']) {
    await page.goto(web.portal + screen);
    await page.locator('[data-shell] h1').waitFor();
    const buttons = await page.locator('[data-shell] button').filter({ visible: true }).allInnerTexts();
    expect(buttons.join(), screen).not.toMatch(/Columns|Export|Import/);
  }
  expectNoOther();
});

test('the main journeys of the specification are carried out, and all screens make its 33 calls and no other', async () => {
  await page.goto(`${web.portal}players`);
  for (const [screen, title] of [
    ['players', 'Players'],
    ['users', 'Admin Users'],
    ['audit', 'Audit Logs'],
  ] as const) {
    await open(screen);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('coming soon', { exact: true }).waitFor();
  }
  for (const rest of ['', '?days=90', 'system', 'system?part=webhooks', 'approvals', 'account', 'players/7'])
    await open(rest);

  await open('transactions');
  await page.getByLabel('Status').selectOption('completed');
  await page.waitForURL(/status=completed/);
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'pending' }).count()).toBe(0);
  await open('transactions?transaction_type=purchase&game_id=game-1');
  for (const absent of ['Type', 'Game', /date/]) expect(await page.getByLabel(absent).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0);
  await button('Next').click();
  await said(/page 2 of 3/);
  await button('Previous').click();
  await said(/page 1 of 3/);
  await button(/^View Details/).click();
  await dialog().getByLabel('New status').selectOption('cancelled');
  await dialog().getByRole('button', { name: 'Update Status' }).click();
  await button('Set to cancelled').click();
  await said('Transaction status updated');

  await open('withdrawals/review');
  await open('withdrawals?view=table&accounts_of=pl-1');
  expect(await page.getByRole('columnheader', { name: 'Signals' }).count()).toBe(0);
  await open('withdrawals');
  for (const absent of ['Export', 'Review']) {
    expect(await page.getByRole('main').getByRole('button', { name: absent, exact: true }).count()).toBe(0);
    expect(await page.getByRole('main').getByRole('link', { name: absent, exact: true }).count()).toBe(0);
  }
  await page.getByRole('link', { name: 'wd-1', exact: true }).click();
  await dialog().getByRole('button', { name: 'Approve' }).click();
  await said('Withdrawal approved successfully');
  await open('withdrawals?status=pending_review');
  await button('Actions for wd-8').click();
  await page.getByRole('menuitem', { name: 'Reject' }).click();
  await dialog().getByLabel('Reason').fill('Another owner');
  await dialog().getByRole('button', { name: 'Reject' }).click();
  await said('Withdrawal rejected');
  for (const id of ['wd-15', 'wd-22']) await page.getByRole('checkbox', { name: `Select ${id}`, exact: true }).check();
  await button('Approve Selected').click();
  await dialog().getByRole('button', { name: 'Approve' }).click();
  await said('2 withdrawals approved');
  expect(await Promise.all(['wd-1', 'wd-8', 'wd-15', 'wd-22'].map(statusOf))).toEqual([
    ...['approved', 'rejected', 'approved', 'approved'],
  ]);

  await open('games');
  expect(await page.getByRole('search').count()).toBe(0);
  await open('games?edit=game-1');
  await open('game-items');
  await button('Edit pack_1').click();
  await dialog().getByLabel('Price').first().fill('7.25');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await said('Item updated successfully');
  const { items } = await stored('/api/v1/game-items/admin/list/game-1');
  expect(items[0]).toMatchObject({ item_name: 'pack_1', price_usd: 7.25, currency_amount: 100 });

  await open('revenue');
  expect(await page.getByRole('button', { name: /^How is this counted/ }).count()).toBe(0);
  await button('Process Payout').click();
  await dialog().getByLabel('Payout amount').fill('250.75');
  await dialog().getByRole('button', { name: 'Process Payout' }).click();
  await said('Successfully processed payout of $250.75');
  expect(await stored('/api/admin/company-revenue/balance')).toMatchObject({ total_available_usd: 48_000 });

  await button(/^Search or go to/).click();
  await page.getByRole('combobox').fill('player0');
  await expect.poll(() => backEnd.calls.filter(({ query }) => query.includes('search=player0')).length).toBe(2);
  await settle(page);
  await page.keyboard.press('Escape');
  await button('Log out').click();
  await page.waitForURL(/login/);

  expectNoOther();
  expect(core).toHaveLength(33);
  for (const change of ['updateTransactionStatus', 'approveWithdrawal']) expect(called()).toContain(change);
  expect(refused).toEqual([]);
});
