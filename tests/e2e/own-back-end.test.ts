import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { conform } from '../../openapi/conform/conform.ts';
import { contract, follow } from '../../openapi/contract.ts';
import { coreContract } from '../../openapi/core-contract.ts';
import { matchOperation } from '../../openapi/match-operation.ts';
import { OPERATIONS } from '../../src/generated/operations.ts';
import { launchChromium, SHORT_LIVED } from '../chromium.ts';
import { startOwnBackEnd, type Variants } from '../own-back-end/main.ts';
import { servePortal } from '../own-back-end/serve-portal.ts';
import { STEP_MS } from '../patience.ts';
import { settle } from '../screens.ts';
import { temporaryDirectory } from '../server-process.ts';

// The portal with `extensions: none`, written by `npm run portal`, on a back end that has the specification's calls alone: every screen, the main
// journeys of the specification, and what conform says of a back end that differs.

const operations = Object.entries(OPERATIONS).map(([route, operation]) => ({ route, ...operation }));
const core = operations.filter(({ beyond }) => beyond !== 'call').map(({ operationId }) => operationId);

const contract33 = coreContract({ contract, follow });

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
let backEnd: Awaited<ReturnType<typeof startOwnBackEnd>>;
let web: Awaited<ReturnType<typeof servePortal>>;
let serve: (backEnd: string) => ReturnType<typeof servePortal>;
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
  serve = (origin) => servePortal(out, /Content-Security-Policy: (.*)/.exec(said)?.[1] ?? 'none', origin);
  web = await serve(backEnd.origin);
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
  await signIn();
});
afterAll(async () => {
  await browser?.close();
  await web?.close();
  await backEnd?.close();
  await folder?.remove();
});

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = () => page.getByRole('dialog').last();

async function open(path: string): Promise<void> {
  await page.goto(web.portal + path);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await settle(page);
}

async function signIn(at = web): Promise<void> {
  await page.goto(`${at.portal}login`);
  await page.getByText('Arcade Admin').waitFor();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await button('Sign in').click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

test('a recording of all screens shows the 33 calls of the specification and no other', async () => {
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

  await open('transactions?transaction_type=purchase&game_id=game-1');
  for (const absent of ['Type', 'Game', /date/]) expect(await page.getByLabel(absent).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0);
  await button(/^View Details/).click();
  await dialog().getByLabel('New status').selectOption('cancelled');
  await dialog().getByRole('button', { name: 'Update Status' }).click();
  await button('Set to cancelled').click();
  await settle(page);

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
  // The parts that come after a screen's first rows have come.
  await page.waitForLoadState('networkidle');

  await open('games');
  expect(await page.getByRole('search').count()).toBe(0);
  await open('games?edit=game-1');
  await open('game-items');
  await open('revenue');
  expect(await page.getByRole('button', { name: /^How is this counted/ }).count()).toBe(0);
  await button(/^Search or go to/).click();
  await page.getByRole('combobox').fill('player0');
  await page.waitForLoadState('networkidle');

  const called = backEnd.calls.map(({ method, path, query }) => {
    const operation = matchOperation(operations, method, path)?.operation;
    const extra = [...new URLSearchParams(query).keys()].filter((name) => operation?.beyond?.includes(name));
    return [operation?.operationId ?? `${method} ${path}`, ...extra].join(' with ');
  });
  expect(called.filter((name) => !core.includes(name))).toEqual([]);
  expect(core).toHaveLength(33);
  for (const change of ['updateTransactionStatus', 'approveWithdrawal']) expect(called).toContain(change);
  expect(refused).toEqual([]);
});

test('the first picture of a page, before any script, has no control that needs more', async () => {
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  onTestFinished(() => page.unroute(scripts));
  for (const screen of ['transactions', 'games']) {
    await page.goto(web.portal + screen);
    await page.locator('[data-shell] h1').waitFor();
    const buttons = await page.locator('[data-shell] button').filter({ visible: true }).allInnerTexts();
    expect(buttons.join(), screen).not.toMatch(/Columns|Export|Import/);
  }
});

/** An answer of the back end itself, which no portal has read. */
async function stored(path: string) {
  const body = JSON.stringify({ username: 'admin', password: 'admin' });
  const { access_token } = await (await fetch(`${backEnd.origin}/auth/admin-login`, { method: 'POST', body })).json();
  return (await fetch(backEnd.origin + path, { headers: { authorization: `Bearer ${access_token}` } })).json();
}
const statusOf = async (id: string) => (await stored(`/admin/withdrawal/withdrawals/${id}`)).status;
const said = (words: string | RegExp) => page.getByText(words).first().waitFor();

test('the main journeys of the specification are carried out', async () => {
  await open('transactions');
  await page.getByLabel('Status').selectOption('completed');
  await page.waitForURL(/status=completed/);
  await expect.poll(() => page.getByRole('row').filter({ hasText: 'pending' }).count()).toBe(0);
  await open('transactions');
  await button('Next').click();
  await said(/page 2 of 3/);

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
  expect(await Promise.all(['wd-8', 'wd-15', 'wd-22'].map(statusOf))).toEqual(['rejected', 'approved', 'approved']);

  await open('game-items');
  await button('Edit pack_1').click();
  await dialog().getByLabel('Price').first().fill('7.25');
  await dialog().getByRole('button', { name: 'Save Changes' }).click();
  await said('Item updated successfully');
  const { items } = await stored('/api/v1/game-items/admin/list/game-1');
  expect(items[0]).toMatchObject({ item_name: 'pack_1', price_usd: 7.25, currency_amount: 100 });

  await open('revenue');
  await button('Process Payout').click();
  await dialog().getByLabel('Payout amount').fill('250.75');
  await dialog().getByRole('button', { name: 'Process Payout' }).click();
  await said('Successfully processed payout of $250.75');
  expect(await stored('/api/admin/company-revenue/balance')).toMatchObject({ total_available_usd: 48_000 });

  await button('Log out').click();
  await page.waitForURL(/login/);
  expect(refused).toEqual([]);
});

test.each<[Partial<Variants>, string]>([
  [{ amounts: 'odd' }, 'unreadable'],
  [{ size: 'none', lists: 'null' }, 'withdrawals is null'],
])('of a back end with %o, conform says what the portal then shows: %s', async (variants, words) => {
  const other = await startOwnBackEnd(variants);
  const at = await serve(other.origin);
  onTestFinished(() => Promise.all([at.close(), other.close()]).then(() => {}));
  const lines = await conform(contract33, other.origin, { username: 'admin', password: 'admin' }, {});
  const differences = lines.find(({ operation }) => operation === 'listWithdrawals')?.differences ?? [];
  expect(differences[0]?.portal).toContain(`shows '${words}'`);
  await signIn(at);
  await page.goto(`${at.portal}withdrawals`);
  await page.getByRole('main').getByText(words).first().waitFor();
});
