import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD, DEMO_USERNAME } from '../../server/demo/demo-admin.ts';
import { launchChromium } from '../chromium.ts';
import { startServer, temporaryDirectory } from '../server-process.ts';
import type { BenchTable } from './table.ts';

// How many keys or clicks twenty decisions take: ten withdrawals approved one by one, five rejected with a reason, five
// approved together. At the start, the list of withdrawals that await review is open, and nothing is focused.

const APPROVED = 10;
const REJECTED = 5;
const TOGETHER = 5;
/** The result of the first measurement. */
const BEFORE = { keys: 630, seconds: 51 };
const GOALS = { keys: 210, clicks: 30 };

interface Cost {
  presses: number;
  seconds: number;
}

export async function run(): Promise<BenchTable[]> {
  const directory = await temporaryDirectory();
  const [browser, server] = await Promise.all([
    launchChromium(),
    startServer({ DATA_DIR: directory.path, DEMO_TRANSACTIONS: '6000', RATE_LIMIT: '6000', LOG_LEVEL: 'warn' }),
  ]);
  try {
    const open = () => openQueue(browser, server.origin, server.portal);
    const keys = await timed(await open(), byKeyboard);
    const clicks = await timed(await open(), (page) => byMouse(page, false));
    const oneByOne = await timed(await open(), (page) => byMouse(page, true));
    return [table(keys, clicks, oneByOne)];
  } finally {
    await browser.close();
    await server.stop();
    await directory.remove();
  }
}

function table(keys: Cost, clicks: Cost, oneByOne: Cost): BenchTable {
  const goal = (what: 'keys' | 'clicks', { presses }: Cost) => ({
    text: `at most ${GOALS[what]} ${what}`,
    reached: presses <= GOALS[what],
    measured: String(presses),
  });
  const row = (name: string, { presses, seconds }: Cost) => [name, presses, seconds.toFixed(1)];
  return {
    title: `${APPROVED} withdrawals approved, ${REJECTED} rejected with a reason, ${TOGETHER} approved together`,
    columns: ['', 'keys or clicks', 'seconds, scripted'],
    rows: [
      ['by keyboard, when it was first counted', BEFORE.keys, BEFORE.seconds.toFixed(1)],
      row('by keyboard, each rejected by itself', keys),
      row('by mouse, the rejected together for one reason', clicks),
      row('by mouse, each rejected by itself', oneByOne),
    ],
    goals: [goal('keys', keys), goal('clicks', clicks)],
  };
}

async function timed(page: Page, work: (page: Page) => Promise<number>): Promise<Cost> {
  const began = performance.now();
  const presses = await work(page);
  const seconds = (performance.now() - began) / 1000;
  await page.context().close();
  return { presses, seconds };
}

async function openQueue(browser: Browser, origin: string, portal: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const answer = await context.request.post(`${origin}/auth/admin-login`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { username: DEMO_USERNAME, password: DEMO_PASSWORD },
  });
  const { access_token: token, admin } = await answer.json();
  const page = await context.newPage();
  await page.goto(`${portal}favicon.svg`);
  await page.evaluate((session) => localStorage.setItem('coinop.session', session), JSON.stringify({ token, admin }));
  await page.goto(`${portal}withdrawals?status=pending_review`);
  await page.getByRole('article').nth(TOGETHER).waitFor();
  return page;
}

/** Waits until the focused element has this name. */
const focusOn = (page: Page, name: string) =>
  page.waitForFunction((wanted) => {
    const element = document.activeElement;
    return new RegExp(wanted).test(element?.getAttribute('aria-label') ?? element?.textContent ?? '');
  }, name);

const nameOfFocus = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const idAt = async (page: Page, at: number) =>
  (await page.getByRole('article').nth(at).getAttribute('aria-label')) ?? '';

/** Every key counts, including a modifier that is held down. */
async function byKeyboard(page: Page): Promise<number> {
  let keys = 0;
  const press = async (key: string, held = 0) => {
    keys += 1 + held;
    await page.keyboard.press(key);
  };
  const tabTo = async (name: string, key = 'Tab') => {
    for (const limit = keys + 200; !(await nameOfFocus(page)).startsWith(name) && keys < limit; ) await press(key);
  };
  /** Decides about the focused card; its neighbour is focused afterwards. */
  const decide = async (work: () => Promise<void>) => {
    const next = await idAt(page, 1);
    await press('Enter');
    await focusOn(page, '^Approve$');
    await work();
    await focusOn(page, `^Actions for ${next}$`);
  };

  await tabTo('Actions for');
  for (let count = 0; count < APPROVED; count++) await decide(() => press('Enter'));
  for (let count = 0; count < REJECTED; count++) {
    await decide(async () => {
      await press('ArrowDown');
      await press('Enter');
      await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
      await press('Tab');
      await press('Enter');
      await press('Control+Enter', 1);
    });
  }
  // From the last of the five back to the first; the bar comes before it in the tab order.
  const [first, last] = [await idAt(page, 0), await idAt(page, TOGETHER - 1)];
  await tabTo(`Select ${last}`);
  await press('Space');
  keys += 1; // Shift, held down from here on
  await tabTo(`Select ${first}`, 'Shift+Tab');
  await press('Shift+Space');
  await press('Shift+Tab');
  await focusOn(page, '^Approve Selected$');
  await press('Enter');
  await focusOn(page, '^Approve$');
  await press('Enter');
  await page.getByRole('article', { name: last }).waitFor({ state: 'detached' });
  return keys;
}

async function byMouse(page: Page, oneByOne: boolean): Promise<number> {
  let clicks = 0;
  const click = async (role: 'button' | 'menuitem' | 'checkbox', name: string, modifiers?: 'Shift'[]) => {
    clicks += 1;
    await page.getByRole(role, { name, exact: true }).last().click({ modifiers });
  };
  /** Ends when the first card is gone. */
  const decide = async (work: (id: string) => Promise<void>) => {
    const id = await idAt(page, 0);
    await work(id);
    await page.getByRole('article', { name: id }).waitFor({ state: 'detached' });
  };
  const selectFirst = async (count: number) => {
    await click('checkbox', `Select ${await idAt(page, 0)}`);
    await click('checkbox', `Select ${await idAt(page, count - 1)}`, ['Shift']);
  };
  const reject = async () => {
    await click('button', 'Suspected fraud');
    await click('button', 'Reject');
  };

  for (let count = 0; count < APPROVED; count++) {
    await decide(async (id) => {
      await click('button', `Actions for ${id}`);
      await click('menuitem', 'Approve');
    });
  }
  for (let count = 0; oneByOne && count < REJECTED; count++) {
    await decide(async (id) => {
      await click('button', `Actions for ${id}`);
      await click('menuitem', 'Reject');
      await reject();
    });
  }
  if (!oneByOne) {
    await decide(async () => {
      await selectFirst(REJECTED);
      await click('button', 'Reject Selected');
      await reject();
    });
  }
  await decide(async () => {
    await selectFirst(TOGETHER);
    await click('button', 'Approve Selected');
    await click('button', 'Approve');
  });
  return clicks;
}
