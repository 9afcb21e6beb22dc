import { expect, test } from 'vitest';
import { portalUnderTest } from './portal-under-test.ts';

// docs/decisions/019: what the page's policy forbids. That the portal needs none of it, every browser test shows.
const portal = portalUnderTest();

test('text with a tag in it cannot become markup, and the attempt is reported', async () => {
  const { page } = portal;
  await page.goto(`${portal.server.portal}login`);
  await page.getByLabel('Username').waitFor();
  portal.expectConsole(/policy: require-trusted-types-for refused trusted-types-sink/);
  portal.expectConsole(/requires 'Trusted(HTML|Script|ScriptURL)'/);
  const attempt = (source: string) =>
    page.evaluate((code) => {
      const element = document.createElement('div');
      const script = document.createElement('script');
      const attempts: Record<string, () => unknown> = {
        markup: () => (element.innerHTML = '<b>bold</b>'),
        text: () => (element.innerHTML = 'a > b'),
        script: () => (script.text = 'window.ran = true'),
        address: () => (script.src = 'https://example.com/x.js'),
        policy: () => Reflect.get(window, 'trustedTypes').createPolicy('another', {}),
      };
      try {
        attempts[code]?.();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    }, source);
  expect(await attempt('markup')).toBe('TypeError');
  expect(await attempt('script')).toBe('TypeError');
  expect(await attempt('address')).toBe('TypeError');
  expect(await attempt('text')).toBe('allowed');
  portal.expectConsole(/policy: trusted-types refused/);
  portal.expectConsole(/Creating a TrustedTypePolicy named 'another'/);
  expect(await attempt('policy')).toBe('TypeError');
});
