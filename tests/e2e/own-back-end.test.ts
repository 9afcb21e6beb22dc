import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchOperation } from '../../openapi/match-operation.ts';
import { OPERATIONS } from '../../src/generated/operations.ts';
import { launchChromium, SHORT_LIVED } from '../chromium.ts';
import { startOwnBackEnd } from '../own-back-end/main.ts';
import { servePortal } from '../own-back-end/serve-portal.ts';
import { STEP_MS } from '../patience.ts';
import { settle } from '../screens.ts';
import { temporaryDirectory } from '../server-process.ts';

// The portal with `extensions: none`, written by `npm run portal`, on a back end that has the specification's calls alone.

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

test('a recording of all screens shows the 33 calls of the specification and no other', async () => {
  await page.goto(`${web.portal}login`);
  await page.getByText('Arcade Admin').waitFor();
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await button('Sign in').click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();

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
