import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { CPU_SLOWDOWN } from './slow-page.ts';

// The responsiveness of the page during work, on a slow processor with a fast connection.

type State = BrowserContextOptions['storageState'];

/** Typed letter by letter, as a person does, and deleted again. */
const TYPED = 'sword of a thousand';
const ROWS = 'table[aria-label="Transactions"][aria-busy="false"] tbody tr';
const BETWEEN_KEYS_MS = 120;
const SCREENS = ['Dashboard', 'Transactions', 'Withdrawals', 'Games', 'Company Revenue'];

async function opened<T>(
  browser: Browser,
  storageState: State,
  work: (page: Page) => Promise<T>,
  look: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...look,
    ...(storageState && { storageState }),
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(noteInteractions);
    return await work(page);
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/**
 * Milliseconds from a key press to the next frame, and from the server's answer to its rows, in a list of thousands.
 */
export function typing(browser: Browser, portal: string, state: State): Promise<{ worstKey: number; rows: number }> {
  return opened(browser, state, async (page) => {
    await page.goto(`${portal}transactions`);
    await page.locator(ROWS).first().waitFor();
    const another = await page.locator(ROWS).last().getByRole('rowheader').innerText();
    await slowDown(page);
    await page.getByLabel('Search').focus();
    await page.evaluate(() => window.interactions?.splice(0));
    await page.keyboard.type(TYPED, { delay: BETWEEN_KEYS_MS });
    for (const _ of TYPED) await page.keyboard.press('Backspace', { delay: BETWEEN_KEYS_MS });
    const worstKey = await worst(page);
    await page.evaluate(noteRows, ROWS);
    await page.keyboard.type(another);
    await page.waitForFunction(() => window.rowsAfter !== undefined);
    return { worstKey, rows: await page.evaluate(() => window.rowsAfter ?? Number.NaN) };
  });
}

/**
 * Milliseconds from a click in the menu to the next frame, on screens seen before; and how often a spinner appeared.
 */
export function goingBetweenScreens(
  browser: Browser,
  portal: string,
  state: State,
): Promise<{ worstClick: number; spinners: number }> {
  return opened(browser, state, async (page) => {
    await page.goto(portal);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const round = async () => {
      for (const name of SCREENS) {
        await menu.getByRole('link', { name, exact: true }).click();
        await page.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
        await page.waitForFunction(
          () => !document.querySelector('.boot, .mantine-Skeleton-root, [data-skeleton], [aria-busy="true"]'),
        );
      }
    };
    await round();
    await slowDown(page);
    await page.evaluate(() => {
      window.interactions?.splice(0);
      window.spinners = 0;
      new MutationObserver(() => {
        if (document.querySelector('.boot, .mantine-Skeleton-root, [data-skeleton]'))
          window.spinners = (window.spinners ?? 0) + 1;
      }).observe(document, { subtree: true, childList: true });
    });
    await round();
    return { worstClick: await worst(page), spinners: await page.evaluate(() => window.spinners ?? 0) };
  });
}

/**
 * Milliseconds from the first press on Approve, right after the first card is there, until its call leaves: with a mouse, whose movement is the first
 * sign of somebody, or with a finger.
 */
export async function firstPress(browser: Browser, portal: string, state: State, hasTouch: boolean): Promise<number> {
  const look = hasTouch ? { hasTouch, isMobile: true } : {};
  return opened(
    browser,
    state,
    async (page) => {
      await slowDown(page);
      await page.addInitScript(notePress);
      await page.goto(`${portal}withdrawals?status=pending_review`);
      const menu = page.getByRole('button', { name: /^Actions for/ }).first();
      const approve = page.getByRole('menuitem', { name: 'Approve' });
      for (const button of [menu, approve]) await (hasTouch ? button.tap() : button.click());
      await page.waitForFunction(() => window.leftAfter !== undefined);
      return page.evaluate(() => window.leftAfter ?? Number.NaN);
    },
    look,
  );
}

/** Milliseconds of a loop that is the same in every version: how slow the machine is, with which all other figures go. */
export function fixedLoop(browser: Browser): Promise<number> {
  return opened(browser, undefined, async (page) => {
    await slowDown(page);
    return page.evaluate(() => {
      const start = performance.now();
      let sum = 0;
      for (let round = 0; round < 30_000_000; round++) sum = (sum * 31 + round) % 1_000_003;
      return sum < 0 ? Number.NaN : performance.now() - start;
    });
  });
}

/** The browser reports an interaction some frames later. */
async function worst(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  return page.evaluate(() => Math.max(0, ...(window.interactions ?? [])));
}

declare global {
  interface Window {
    interactions?: number[];
    spinners?: number;
    rowsAfter?: number;
    leftAfter?: number;
  }
}

/**
 * Runs in the page: the browser's own measurement, from the input to the frame that shows its effect, in steps of 8 ms.
 */
function noteInteractions(): void {
  const noted: number[] = [];
  window.interactions = noted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page: measures how long after the answer the filtered rows are in the document. */
function noteRows(selector: string): void {
  const before = document.querySelector(selector);
  const { length } = performance.getEntriesByType('resource');
  new MutationObserver(() => {
    const first = document.querySelector(selector);
    const answers = performance.getEntriesByType('resource').slice(length) as PerformanceResourceTiming[];
    const answer = answers.findLast(({ name }) => name.includes('search='));
    if (answer && first && first !== before) window.rowsAfter ??= performance.now() - answer.responseEnd;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Runs in the page: measures from the click on an entry of a menu until a change leaves, whichever way. */
function notePress(): void {
  let pressed: number | undefined;
  const leave = () => {
    if (pressed !== undefined) window.leftAfter ??= performance.now() - pressed;
  };
  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      if ((target as Element).closest('[role="menuitem"]')) pressed ??= timeStamp;
    },
    true,
  );
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function (body) {
    leave();
    send.call(this, body);
  };
}
