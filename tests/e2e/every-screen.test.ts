import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HOSTILE_USERNAME } from '../faults/hostile-corpus.ts';
import { hostileRecords } from '../faults/hostile-records.ts';
import { layoutFaults } from '../faults/layout-faults.ts';
import { full } from '../faults/suite.ts';
import { type Screen, settle, VISITED } from '../screens.ts';
import { portalUnderTest } from './portal-under-test.ts';
import { alikeInForcedColors, cutAtTheSide, goWithin, missedControls, printedChrome } from './screen-checks.ts';

// Checks that apply to every screen in every state, in one visit to each. The records have long, foreign and hostile texts in every field,
// and so has the administrator's name. The harness checks that each screen complies with the content security policy
// (docs/decisions/what-may-a-page-run.md).
const portal = portalUnderTest({
  server: 'own',
  prepare: (url) => hostileRecords(url, 0, true),
  // A webhook target on loopback shows a log without a packet to anybody else.
  env: { WEBHOOK_ALLOW_PRIVATE: '1' },
  keepPage: true,
});

/** What a control must be hit within: a finger's 44 pixels less its border, or its own middle. */
const FINGER = 20.9;
const MIDDLE = 0;
interface Size {
  width: number;
  height: number;
  reach?: number;
}
const TABLET: Size = { width: 768, height: 844 };
/** The layout differs at each of them, and from that of a laptop: a window of 1280 x 900 at 400 %, a phone, and in the full form a tablet. */
const SIZES: Size[] = [
  ...(full() ? [TABLET] : []),
  { width: 320, height: 225, reach: MIDDLE },
  { width: 390, height: 844, reach: FINGER },
];
/** For screens without anything opened on them: also a tablet, and in the full form a width between and a window of 1440 x 900 at 200 %. */
const SIZES_BETWEEN: Size[] = full()
  ? [
      { width: 1024, height: 844 },
      { width: 720, height: 450, reach: MIDDLE },
    ]
  : [TABLET];
/** The rules whose result depends on the layout, and those that depend on colours. All others see each screen once. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** Together these have a part of every kind that looks otherwise with forced colours; the full form looks at all screens. */
const WITH_FORCED_COLORS =
  'dashboard notifications transaction withdrawals-reject game-items game-item revenue system'.split(' ');
/** A4 within its margins. */
const PAPER = 718;

/** The page that is signed in, and the path that it shows. */
let signedIn: Page | undefined;
let shown: string | undefined;

/**
 * Opens a screen from the one that is there, which loads no script again; by way of another one where the screen is there already, because
 * it remembers what was chosen on it, and its cards how high they were on paper.
 */
async function visit({ path, prepare, signedOut }: Screen): Promise<void> {
  const { page } = portal;
  if (signedOut) await page.goto(portal.server.portal + path);
  else if (signedIn !== page) await portal.signIn(path, page, HOSTILE_USERNAME);
  else {
    await closeAll(page);
    for (const next of shown === path ? ['nowhere', path] : [path])
      await page.evaluate(goWithin, `/admin-panel/${next}`);
  }
  signedIn = signedOut ? undefined : page;
  shown = path;
  await settle(page);
  await prepare?.(page);
  await settle(page);
}

/** Runs in the page. */
function pressDiscard(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')];
  buttons.find(({ textContent }) => textContent === 'Discard')?.click();
}

/** Closes what the screen before has opened, one above the other, without keeping what was typed. */
async function closeAll(page: Page): Promise<void> {
  const discard = page.getByRole('button', { name: 'Discard', exact: true });
  const opened = page.locator('[role="dialog"]:visible, [role="menu"]:visible');
  for (let count = await opened.count(); count > 0; count = await opened.count()) {
    // Not by the mouse, which waits for a question that is just being closed.
    if ((await discard.count()) > 0) await page.evaluate(pressDiscard);
    else await page.keyboard.press('Escape');
    await expect.poll(async () => (await opened.count()) !== count || (await discard.count()) > 0).toBe(true);
  }
}

async function expectNothingCut(): Promise<void> {
  const { page } = portal;
  const { width, scrollWidth, clientWidth } = await page.evaluate(() => ({
    width: innerWidth,
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect([width, scrollWidth]).toEqual([width, clientWidth]);
  expect([width, await page.evaluate(cutAtTheSide)]).toEqual([width, []]);
}

test.each(VISITED)(
  '$name: axe finds nothing serious, light or dark, wide or narrow; no width or zoom cuts it off, fingers hit what they aim at, hostile text stays text, forced colours tell states apart, and paper has no buttons',
  async (screen) => {
    const { page } = portal;
    await visit(screen);

    // Light and wide here, dark and narrow below.
    await portal.checkAccessibility();
    await expectNothingCut();

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    for (const { width, height, reach } of screen.prepare ? SIZES : [...SIZES_BETWEEN, ...SIZES]) {
      await page.setViewportSize({ width, height });
      await settle(page);
      await expectNothingCut();
      if (reach !== undefined) expect([width, await page.evaluate(missedControls, reach)]).toEqual([width, []]);
    }
    expect(await page.evaluate(layoutFaults)).toEqual([]);
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    // A dialog or menu has the colours of its screen, and its controls were just reached.
    if (full() || !screen.prepare) await portal.checkAccessibility(page, [...LAYOUT_RULES, ...COLOR_RULES]);

    if (full() || WITH_FORCED_COLORS.includes(screen.name)) {
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      await settle(page);
      expect(await page.evaluate(alikeInForcedColors)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });

    // Paper has what is opened on a screen only where somebody prints it: tests/component/print.test.tsx.
    if (screen.signedOut || (screen.prepare && !full())) return;
    await page.setViewportSize({ width: PAPER, height: 1047 });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(printedChrome)).toEqual([]);
    expect(await page.evaluate(cutAtTheSide)).toEqual([]);
  },
);
