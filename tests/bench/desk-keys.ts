import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { launchChromium } from '../chromium.ts';
import type { Desk } from './desk.ts';
import { Keyboard, openScreen } from './keyboard.ts';
import { progress } from './progress.ts';
import { signIn } from './sign-in.ts';
import { median, quantile, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// Fifty decisions by keyboard in a browser: on the cards, and at the desk.

const DECISIONS = 50;
/** One in so many is rejected, for a reason that is offered: at the desk by its digit. */
const REJECTED_OF = 5;
/** Longer than the half second for which a withdrawal has to be visible: it is read meanwhile, and not after it. */
const THOUGHT_MS = 700;
const MAX_KEYS = 2;
const MAX_NEXT_MS = 100;
/** Of the seconds on the cards. */
const MAX_SHARE = 0.5;

interface Cost {
  keys: number;
  seconds: number;
}

export async function atTheDesk({ portal, origins }: Desk): Promise<BenchTable> {
  progress(`${DECISIONS} decisions in a browser, twice`);
  const session = await signIn(origins[0]);
  await session.put('/api/admin/me/preferences', { desk: { has_keys: true, texts: [] } });
  session.close();
  const browser = await launchChromium();
  try {
    const cards = await onTheCards(await openScreen(browser, portal, 'withdrawals?status=pending_review'));
    return tableOf(cards, await atDesk(await openScreen(browser, portal, 'withdrawals/review')));
  } finally {
    await browser.close();
  }
}

async function onTheCards(page: Page): Promise<Cost> {
  await page.getByRole('article').nth(1).waitFor();
  const keyboard = new Keyboard(page);
  await keyboard.tabTo('Actions for');
  const seconds = await decideAll((isRejected) => (isRejected ? keyboard.reject() : keyboard.approve()));
  await page.context().close();
  return { keys: keyboard.presses, seconds };
}

async function atDesk(page: Page): Promise<Cost & { next: number[] }> {
  const item = page.getByRole('region', { name: /^WDR-/ });
  await item.waitFor();
  await watchNext(page);
  const keyboard = new Keyboard(page);
  const seconds = await decideAll(async (isRejected) => {
    const id = (await item.getAttribute('aria-label')) ?? '';
    await keyboard.press(isRejected ? '1' : 'a');
    if (isRejected) {
      await keyboard.inTextArea();
      await keyboard.press('Control+Enter', 1);
    }
    // In each frame, as on the cards: `waitFor` looks after 20, 70 and 170 ms.
    await page.waitForFunction((before) => {
      const shown = document.querySelector('section[aria-label^="WDR-"]')?.getAttribute('aria-label');
      return shown && shown !== before;
    }, id);
  });
  const next = await page.evaluate(() => (window as unknown as { nextShown: number[] }).nextShown);
  return { keys: keyboard.presses, seconds, next };
}

/** @returns the seconds that the decisions took, without the thought between them */
async function decideAll(decide: (isRejected: boolean) => Promise<void>): Promise<number> {
  let ms = 0;
  for (let count = 1; count <= DECISIONS; count++) {
    await setTimeout(THOUGHT_MS);
    const began = performance.now();
    await decide(count % REJECTED_OF === 0);
    ms += performance.now() - began;
  }
  return ms / 1_000;
}

/** Keeps how long after the last key each withdrawal was painted, in milliseconds. */
async function watchNext(page: Page): Promise<void> {
  await page.evaluate(() => {
    const shownId = () => document.querySelector('section[aria-label^="WDR-"]')?.getAttribute('aria-label');
    const nextShown: number[] = [];
    let [pressed, shown] = [0, shownId()];
    document.addEventListener('keydown', () => (pressed = performance.now()), true);
    new MutationObserver(() => {
      const id = shownId();
      if (!id || id === shown) return;
      shown = id;
      const began = pressed;
      requestAnimationFrame(() => globalThis.setTimeout(() => nextShown.push(performance.now() - began)));
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { nextShown });
  });
}

function tableOf(cards: Cost, desk: Cost & { next: number[] }): BenchTable {
  const p95 = quantile(desk.next, 0.95);
  const row = (name: string, { keys, seconds }: Cost, next: number[] = []) => [
    name,
    keys,
    seconds.toFixed(1),
    ...(next.length > 0 ? [rounded(median(next)), rounded(quantile(next, 0.95))] : ['', '']),
  ];
  return {
    title: `${DECISIONS} decisions by keyboard, every ${REJECTED_OF}th a rejection; seconds without thought, and ms from the last key until the next one is painted`,
    columns: ['', 'keys', 'seconds, scripted', 'to the next one, p50', 'p95'],
    rows: [row('on the cards', cards), row('at the desk', desk, desk.next)],
    goals: [
      {
        text: `at most ${MAX_KEYS} keys each`,
        reached: desk.keys <= MAX_KEYS * DECISIONS,
        measured: (desk.keys / DECISIONS).toFixed(1),
      },
      {
        text: 'at most half of the seconds on the cards',
        reached: desk.seconds <= MAX_SHARE * cards.seconds,
        measured: (desk.seconds / cards.seconds).toFixed(2),
      },
      {
        text: `the next one is painted at most ${MAX_NEXT_MS} ms after the key, p95`,
        reached: p95 <= MAX_NEXT_MS,
        measured: `${rounded(p95)} ms of ${desk.next.length}`,
      },
    ],
  };
}
