import { expect, test } from 'vitest';
import { SCREENS, settle } from '../screens.ts';
import { portalUnderTest } from './portal-under-test.ts';
import { alikeInForcedColors, cutAtTheSide, missedControls, printedChrome } from './screen-checks.ts';

// Checks that apply to every screen in every state. The harness checks that each complies with the content security
// policy (docs/decisions/019).
// A webhook target on loopback shows a log without a packet to anybody else.
const portal = portalUnderTest({ env: { WEBHOOK_ALLOW_PRIVATE: '1' } });

/** What a control must be hit within: a finger's 44 pixels less its border, or its own middle. */
const FINGER = 20.9;
const MIDDLE = 0;
const SIZES: { width: number; height: number; reach?: number }[] = [
  { width: 1440, height: 844 },
  { width: 1280, height: 844 },
  { width: 1024, height: 844 },
  { width: 768, height: 844 },
  // A window of 1440 x 900 at 200 %, and of 1280 x 900 at 400 %.
  { width: 720, height: 450, reach: MIDDLE },
  { width: 320, height: 225, reach: MIDDLE },
  { width: 390, height: 844, reach: FINGER },
];
/** A4 within its margins. */
const PAPER = 718;

test.each(SCREENS)(
  '$name: axe finds nothing serious, light or dark, wide or narrow; no width or zoom cuts it off, fingers hit what they aim at, forced colours tell states apart, and paper has no buttons',
  async ({ path, prepare, signedOut }) => {
    const { page } = portal;
    if (signedOut) await page.goto(portal.server.portal + path);
    else await portal.signIn(path);
    await settle(page);
    await prepare?.(page);
    await settle(page);

    // Each rule sees both schemes and both layouts, though not every combination: light and wide here, dark and narrow below.
    await portal.checkAccessibility();

    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    for (const { width, height, reach } of SIZES) {
      await page.setViewportSize({ width, height });
      await settle(page);
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect([width, scrollWidth]).toEqual([width, clientWidth]);
      expect([width, await page.evaluate(cutAtTheSide)]).toEqual([width, []]);
      if (reach !== undefined) expect([width, await page.evaluate(missedControls, reach)]).toEqual([width, []]);
    }
    await portal.checkAccessibility();

    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    await settle(page);
    expect(await page.evaluate(alikeInForcedColors)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });

    if (signedOut) return;
    await page.setViewportSize({ width: PAPER, height: 1047 });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(printedChrome)).toEqual([]);
    expect(await page.evaluate(cutAtTheSide)).toEqual([]);
  },
);
