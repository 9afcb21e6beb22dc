import { expect, test } from 'vitest';
import { SCREENS, settle } from '../screens.ts';
import { portalUnderTest } from './portal-under-test.ts';
import { cutAtTheSide, printedChrome, smallTargets } from './screen-checks.ts';

// Checks that apply to every screen in every state. The harness checks that each complies with the content security
// policy (docs/decisions/019).
const portal = portalUnderTest();

/** 320 is a window of 1280 at 400 %. */
const WIDTHS = [1440, 1280, 1024, 768, 390, 320];
const PHONE = 390;
/** A4 within its margins. */
const PAPER = 718;

test.each(SCREENS)(
  '$name: axe finds nothing serious, light or dark, wide or narrow; no width cuts it off, fingers hit what they aim at, and paper has no buttons',
  async ({ path, prepare, signedOut }) => {
    const { page } = portal;
    if (signedOut) await page.goto(portal.server.portal + path);
    else await portal.signIn(path);
    await settle(page);
    await prepare?.(page);
    await settle(page);

    await portal.checkAccessibility();
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await settle(page);
    // Only colour contrast depends on the scheme.
    await portal.checkAccessibility(page, ['color-contrast']);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await settle(page);
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect([width, scrollWidth]).toEqual([width, clientWidth]);
      expect([width, await page.evaluate(cutAtTheSide)]).toEqual([width, []]);
      if (width === PHONE) expect(await page.evaluate(smallTargets)).toEqual([]);
    }
    await portal.checkAccessibility();

    if (signedOut) return;
    await page.setViewportSize({ width: PAPER, height: 1047 });
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(printedChrome)).toEqual([]);
    expect(await page.evaluate(cutAtTheSide)).toEqual([]);
  },
);
