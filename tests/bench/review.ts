import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../chromium.ts';
import { startServer, temporaryDirectory } from '../server-process.ts';
import { idAt, Keyboard, openScreen } from './keyboard.ts';
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
    const open = () => openQueue(browser, server.portal);
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

async function openQueue(browser: Browser, portal: string): Promise<Page> {
  const page = await openScreen(browser, portal, 'withdrawals?status=pending_review');
  await page.getByRole('article').nth(TOGETHER).waitFor();
  return page;
}

async function byKeyboard(page: Page): Promise<number> {
  const keyboard = new Keyboard(page);
  await keyboard.tabTo('Actions for');
  for (let count = 0; count < APPROVED; count++) await keyboard.approve();
  for (let count = 0; count < REJECTED; count++) await keyboard.reject();
  // From the last of the five back to the first; the bar comes before it in the tab order.
  const [first, last] = [await idAt(page, 0), await idAt(page, TOGETHER - 1)];
  await keyboard.tabTo(`Select ${last}`);
  await keyboard.press('Space');
  keyboard.presses += 1; // Shift, held down from here on
  await keyboard.tabTo(`Select ${first}`, 'Shift+Tab');
  await keyboard.press('Shift+Space');
  await keyboard.press('Shift+Tab');
  await keyboard.focusOn('^Approve Selected$');
  await keyboard.press('Enter');
  await keyboard.focusOn('^Approve$');
  await keyboard.press('Enter');
  await page.getByRole('article', { name: last }).waitFor({ state: 'detached' });
  return keyboard.presses;
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
