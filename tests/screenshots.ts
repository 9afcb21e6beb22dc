import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { SCREENS, type Screen, settle } from './screens.ts';
import { startServer, temporaryDirectory } from './server-process.ts';

// `npm run screenshots`: photographs every screen in each of the views below. Not a test. Arguments select screens and
// views: `npm run screenshots -- withdrawals transactions print`. DEMO_TRANSACTIONS=20000 uses the whole demo. `npm run screenshots -- readme`
// makes only the picture in README.md.

const DIRECTORY = '.screenshots';
const README_PICTURE = 'docs/withdrawals.webp';

interface View {
  /** Views of one kind have a common prefix, by which they can be selected. */
  name: string;
  context: BrowserContextOptions;
  /** The full page, not only the window. */
  whole?: true;
  /** As printed: a picture of the print layout, and the printed pages. */
  print?: true;
}

const sized = (width: number, height: number): BrowserContextOptions => ({ viewport: { width, height } });
const inBothSchemes = (name: string, context: BrowserContextOptions): View[] =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${name}-${colorScheme}`,
    context: { ...context, colorScheme },
  }));

const VIEWS: readonly View[] = [
  ...inBothSchemes('1440', sized(1440, 900)),
  ...inBothSchemes('1280', sized(1280, 720)),
  ...inBothSchemes('1024', sized(1024, 768)),
  ...inBothSchemes('768', sized(768, 1024)),
  ...inBothSchemes('390', { ...sized(390, 844), hasTouch: true }),
  ...inBothSchemes('forced', { ...sized(1280, 720), forcedColors: 'active' }),
  // A window of 1280 x 1024 at 200 and 400 %.
  { name: 'zoom-200', context: { ...sized(640, 512), deviceScaleFactor: 2 }, whole: true },
  { name: 'zoom-400', context: { ...sized(320, 256), deviceScaleFactor: 2 }, whole: true },
  // A4 within its margins.
  { name: 'print', context: { ...sized(718, 1047), colorScheme: 'dark' }, whole: true, print: true },
];

async function signIn(page: Page, portal: string) {
  await page.goto(`${portal}login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('coinop-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
}

async function photograph(page: Page, portal: string, { name, path, prepare }: Screen, view: View) {
  await page.goto(portal + path);
  await settle(page);
  await prepare?.(page);
  await settle(page);
  const file = join(DIRECTORY, `${name}-${view.name}`);
  if (view.print) {
    await page.emulateMedia({ media: 'print' });
    await settle(page);
    await page.pdf({
      path: `${file}.pdf`,
      format: 'A4',
      margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' },
    });
  }
  await page.screenshot({ path: `${file}.png`, fullPage: view.whole === true });
  // The next screen is prepared by pressing buttons, which are not printed.
  if (view.print) await page.emulateMedia({ media: 'screen' });
}

async function photographAll(browser: Browser, portal: string, screens: readonly Screen[], view: View) {
  const context = await browser.newContext({ ...view.context, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') process.stderr.write(`${message.text()}\n`);
  });
  for (const screen of screens.filter(({ signedOut }) => signedOut)) await photograph(page, portal, screen, view);
  await signIn(page, portal);
  for (const screen of screens.filter(({ signedOut }) => !signedOut)) await photograph(page, portal, screen, view);
  await context.close();
}

async function photographForReadme(browser: Browser, portal: string) {
  const context = await browser.newContext({ ...sized(1440, 900), colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, portal);
  await page.goto(`${portal}withdrawals`);
  await settle(page);
  const devTools = await context.newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  await writeFile(README_PICTURE, Buffer.from(data, 'base64'));
  await context.close();
}

const words = process.argv.slice(2);
const namedScreens = SCREENS.filter(({ name }) => words.includes(name));
const namedViews = VIEWS.filter(({ name }) => words.some((word) => name === word || name.startsWith(`${word}-`)));
const screens = namedScreens.length > 0 ? namedScreens : SCREENS;
const views = namedViews.length > 0 ? namedViews : VIEWS;

const data = await temporaryDirectory();
const { DEMO_TRANSACTIONS = '2000' } = process.env;
const server = await startServer({
  DATA_DIR: data.path,
  DEMO_TRANSACTIONS,
  WEBHOOK_ALLOW_PRIVATE: '1',
  SECOND_PERSON_FROM: '500',
  // There is something to compare with.
  PAYMENT_RAIL: 'simulator',
});
const browser = await launchChromium();
try {
  if (words.includes('readme')) {
    await photographForReadme(browser, server.portal);
  } else {
    if (words.length === 0) await rm(DIRECTORY, { recursive: true, force: true });
    await mkdir(DIRECTORY, { recursive: true });
    for (const view of views) await photographAll(browser, server.portal, screens, view);
    process.stdout.write(`${screens.length} screens in ${views.length} views are in ${DIRECTORY}/\n`);
  }
} finally {
  await browser.close();
  await server.stop();
  await data.remove();
}
