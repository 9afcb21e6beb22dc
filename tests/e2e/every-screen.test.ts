import { expect, test } from 'vitest';
import { SCREENS, settle } from '../screens.ts';
import { portalUnderTest } from './portal-under-test.ts';

// What holds for every screen in every state. That each goes by the page's policy (docs/decisions/019), the harness sees to.
const portal = portalUnderTest();

const WIDTHS = [1440, 1024, 768, 390, 320];

test.each(SCREENS)(
  '$name: axe finds nothing serious, light or dark, wide or narrow, and no width scrolls sideways',
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
    // Nothing else depends on the scheme.
    await portal.checkAccessibility(page, ['color-contrast']);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await settle(page);
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect([width, scrollWidth]).toEqual([width, clientWidth]);
    }
    await portal.checkAccessibility();
  },
);
