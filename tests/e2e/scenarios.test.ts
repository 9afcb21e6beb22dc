import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SCENARIOS } from '../../mocks/scenarios.ts';
import { portalUnderTest } from './portal-under-test.ts';
import { FAILED, SCREENS, type Screen, USUAL, type Words } from './screen-words.ts';

// Every screen in every scenario, on the mock. Each scenario begins as a tester's link does: opened in a fresh browser, and
// signed in from there.

const portal = portalUnderTest({ server: 'mock' });

interface Expected {
  /** On each screen that the menu has. */
  words: Partial<Words>;
  /** On the page that follows the sign-in. */
  landing?: string;
  /** On every screen, beside its own. */
  also?: string;
  /** On the first screen. On the next ones it is the same toast for as long as it stays, and a new one after that. */
  toast?: string;
  /** The loads that fail, on the console. */
  status?: number;
  /** What is done on a screen, and what it says then. */
  act?: Partial<Record<Screen, (page: Page) => Promise<void>>>;
}

const EXPECTED: Record<string, Expected> = {
  'everything-empty': {
    words: {
      Dashboard: 'No activity yet',
      Transactions: 'No transactions found',
      Withdrawals: 'No withdrawals found',
      Games: 'No games found',
      'Game Items': 'No games yet',
      'Company Revenue': 'No payouts yet',
      System: 'No unexpected errors since the server started.',
    },
  },
  'server-down': { words: FAILED, also: 'The database does not answer just now. Please try again.', status: 503 },
  'rate-limited': { words: FAILED, toast: 'Rate limit exceeded. Please slow down.', status: 429 },
  'not-permitted': { words: FAILED, toast: 'You do not have permission to perform this action.', status: 403 },
  reviewer: {
    words: { Dashboard: 'Pending Withdrawals', Transactions: 'TXN-900412', Withdrawals: 'WDR-100482' },
    act: { Withdrawals: findProcessingDenied },
  },
  auditor: { words: USUAL },
  'no-permission': { words: {}, landing: 'You have no permissions yet', status: 403 },
  'session-expired': { words: FAILED, also: 'Your session has ended. What you see is no longer updated.', status: 401 },
  'payout-refused': { words: USUAL, act: { 'Company Revenue': payOut } },
  'half-of-a-bulk-fails': { words: USUAL, act: { Withdrawals: approveTwo } },
  'hostile-text': {
    words: {
      Dashboard: /onerror=alert\(1\)/,
      Transactions: /onerror=alert\(1\)/,
      Withdrawals: /onerror=alert\(1\)/,
      Games: /<script>alert\(1\)/,
      'Game Items': /\{\{7\*7\}\} \$\{7\*7\} WWW/,
      'Company Revenue': 'Carrier Pigeon',
      System: /onerror=alert\(1\)>Averylongdetail/,
    },
  },
  'ten-thousand-items': {
    words: {
      Dashboard: '$8,562.00',
      Transactions: 'Showing page 1 of 500',
      Withdrawals: 'WDR-100482-00001',
      Games: 'Iron Harvest Tycoon',
      'Game Items': '10,000',
      'Company Revenue': 'CR-20261118-0007',
      System: 'PostgreSQL 18.0',
    },
  },
  slow: { words: USUAL },
};

async function payOut(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Process Payout' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Payout amount').fill('12500');
  await dialog.getByRole('button', { name: 'Process Payout' }).click();
  await page.getByText('Payout amount cannot exceed available balance of $27,591.52').first().waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}

async function approveTwo(page: Page) {
  for (const id of ['WDR-100482', 'WDR-100481']) await page.getByRole('checkbox', { name: `Select ${id}` }).check();
  await page.getByRole('button', { name: 'Approve Selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByText('1 withdrawals approved', { exact: true }).waitFor();
  await page.getByText('1 withdrawal could not be approved').waitFor();
}

async function findProcessingDenied(page: Page) {
  await page.getByRole('button', { name: 'Actions for WDR-100480' }).click();
  const process = page.getByRole('menuitem', { name: 'Process' });
  expect(await process.getAttribute('title')).toBe('Your roles do not permit this: withdrawals.pay');
  await page.keyboard.press('Escape');
}

async function expectNoSidewaysScroll(page: Page) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

test('every scenario is tried', () => {
  expect(Object.keys(EXPECTED)).toEqual(SCENARIOS.map(({ name }) => name));
});

/** Those that make screens look otherwise than tests/e2e/every-screen.test.ts has seen them; the other failures look like 'Server down'. */
const LOOK_OTHERWISE = ['everything-empty', 'server-down', 'session-expired', 'hostile-text'];

test.each(SCENARIOS)('$title: every screen shows it, and nothing breaks', async ({ name }) => {
  const { page } = portal;
  const { words, landing, also, toast, status, act } = EXPECTED[name] as Expected;
  if (status) portal.expectConsole(new RegExp(`status of ${status}`));

  await page.goto(`${portal.server.portal}#scenario=${name}`);
  await page.getByLabel('Username').fill('anybody');
  await page.getByLabel('Password', { exact: true }).fill('any password');
  await page.getByRole('button', { name: 'Sign in' }).click();

  if (toast) await portal.toast(toast).waitFor();
  if (landing) await page.getByText(landing).waitFor();
  for (const screen of SCREENS.filter((one) => one in words)) {
    await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: screen }).waitFor();
    await page
      .getByText(words[screen] ?? '')
      .first()
      .waitFor();
    if (also) await page.getByText(also).first().waitFor();
    await act?.[screen]?.(page);
    expect(await page.getByText('This page could not be shown').count()).toBe(0);
    expect(new URL(page.url()).hash).toBe(`#scenario=${name}`);
    await expectNoSidewaysScroll(page);
    if (LOOK_OTHERWISE.includes(name)) await portal.checkAccessibility();
  }
});
