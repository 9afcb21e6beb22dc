import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { startServer, temporaryDirectory } from './server-process.ts';

// `npm run screenshots`: every screen, in three widths and both schemes, to look at. Not a test.

interface Screen {
  name: string;
  /** Below /admin-panel/. */
  path: string;
  /** Brings the screen into the state that is worth a picture. */
  prepare?: (page: Page) => Promise<void>;
  /** Seen before signing in. */
  signedOut?: true;
}

const SCREENS: Screen[] = [
  { name: 'login', path: 'login', signedOut: true },
  { name: 'login-errors', path: 'login', signedOut: true, prepare: submitEmptyForm },
  { name: 'not-found', path: 'nowhere' },
  { name: 'dashboard', path: '' },
  { name: 'dashboard-90-days', path: '?days=90' },
  { name: 'notifications', path: '', prepare: (page) => page.getByRole('button', { name: /^Notifications/ }).click() },
  { name: 'transactions', path: 'transactions' },
  { name: 'transactions-empty', path: 'transactions?search=nobody-has-this' },
  { name: 'transaction', path: 'transactions?status=pending&transaction_type=purchase', prepare: openFirstTransaction },
  { name: 'withdrawals', path: 'withdrawals' },
  { name: 'withdrawals-empty', path: 'withdrawals?search=nobody-has-this' },
  { name: 'withdrawal', path: 'withdrawals', prepare: openFirstWithdrawal },
  { name: 'games', path: 'games' },
  { name: 'games-empty', path: 'games?search=nobody-has-this' },
  { name: 'game-edit', path: 'games?edit=copper-caravan' },
  { name: 'game-stats', path: 'games?stats=copper-caravan' },
  { name: 'game-items', path: 'game-items' },
  { name: 'game-item', path: 'game-items', prepare: openFirstItem },
  { name: 'game-item-errors', path: 'game-items?game_id=starfall-arena&new=true', prepare: submitEmptyItem },
  { name: 'revenue', path: 'revenue' },
  { name: 'payout', path: 'revenue', prepare: (page) => page.getByRole('button', { name: /^PO-/ }).first().click() },
  { name: 'process-payout', path: 'revenue', prepare: fillPayout },
  { name: 'players', path: 'players' },
  { name: 'users', path: 'users' },
  { name: 'audit', path: 'audit' },
  { name: 'system', path: 'system' },
  // Last: a sidebar that was collapsed stays so.
  { name: 'menu', path: '', prepare: (page) => page.getByRole('button', { name: 'Menu' }).click() },
];
const WIDTHS = { 1440: 900, 768: 1024, 390: 844 };
const SCHEMES = ['light', 'dark'] as const;
const DIRECTORY = '.screenshots';

async function submitEmptyForm(page: Page) {
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function openFirstWithdrawal(page: Page) {
  // The bell's entries are links to a withdrawal, whatever the list looks like.
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem').first().getByRole('link').click();
}

async function openFirstItem(page: Page) {
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByLabel('Item Name').waitFor();
}

async function submitEmptyItem(page: Page) {
  await page.getByRole('button', { name: 'Create Item' }).click();
}

async function fillPayout(page: Page) {
  await page.getByRole('button', { name: 'Process Payout' }).click();
  await page.getByLabel('Payout amount').fill('125.50');
}

async function openFirstTransaction(page: Page) {
  await page
    .getByRole('button', { name: /^View Details/ })
    .first()
    .click();
}

async function signIn(context: BrowserContext, portal: string) {
  const page = await context.newPage();
  await page.goto(`${portal}login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('coinop-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.close();
}

/** All network answers are here, all fonts are loaded, nothing moves any more. */
async function settle(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
}

async function photograph(page: Page, portal: string, { name, path, prepare }: Screen, suffix: string) {
  await page.goto(portal + path);
  await settle(page);
  await prepare?.(page);
  await settle(page);
  await page.screenshot({ path: join(DIRECTORY, `${name}-${suffix}.png`) });
}

async function photographAll(browser: Browser, portal: string, screens: Screen[]) {
  for (const colorScheme of SCHEMES) {
    for (const [width, height] of Object.entries(WIDTHS)) {
      const viewport = { width: Number(width), height };
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') process.stderr.write(`${message.text()}\n`);
      });
      const suffix = `${width}-${colorScheme}`;
      for (const screen of screens.filter(({ signedOut }) => signedOut)) await photograph(page, portal, screen, suffix);
      await signIn(context, portal);
      for (const screen of screens.filter(({ signedOut }) => !signedOut))
        await photograph(page, portal, screen, suffix);
      await context.close();
    }
  }
}

// Names on the command line: only these.
const wanted = process.argv.slice(2);
const screens = wanted.length === 0 ? SCREENS : SCREENS.filter(({ name }) => wanted.includes(name));
const data = await temporaryDirectory();
const server = await startServer({ DATA_DIR: data.path });
const browser = await launchChromium();
try {
  if (wanted.length === 0) await rm(DIRECTORY, { recursive: true, force: true });
  await mkdir(DIRECTORY, { recursive: true });
  await photographAll(browser, server.portal, screens);
  process.stdout.write(`${screens.length} screens are in ${DIRECTORY}/\n`);
} finally {
  await browser.close();
  await server.stop();
  await data.remove();
}
