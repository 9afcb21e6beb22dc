import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { SCREENS, type Screen, settle } from './screens.ts';
import { startServer, temporaryDirectory } from './server-process.ts';

// `npm run screenshots`: every screen, in three widths and both schemes, to look at. Not a test.

const WIDTHS = { 1440: 900, 768: 1024, 390: 844 };
const SCHEMES = ['light', 'dark'] as const;
const DIRECTORY = '.screenshots';

async function signIn(context: BrowserContext, portal: string) {
  const page = await context.newPage();
  await page.goto(`${portal}login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('coinop-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.close();
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
