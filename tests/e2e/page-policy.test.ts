import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { bundled } from '../../build/boot.ts';
import { SCREENS } from '../screens.ts';
import { fetchAlone, portalUnderTest } from './portal-under-test.ts';

// docs/decisions/what-may-a-page-run.md: what the content security policy forbids. Every browser test shows that the portal needs none of it.
const portal = portalUnderTest();

test('the policy of every page allows one script within it, src/first-paint/boot.ts, by its hash', async () => {
  const hash = `'sha256-${createHash('sha256')
    .update(await bundled('src/first-paint/boot.ts'))
    .digest('base64')}'`;
  for (const path of new Set(SCREENS.map((screen) => screen.path.split('?')[0]))) {
    const policy = (await fetch(portal.server.portal + path)).headers.get('content-security-policy');
    expect([path, /script-src ([^;]*);/.exec(policy ?? '')?.[1]]).toEqual([path, `'self' ${hash}`]);
  }
});

test('text with a tag in it cannot become markup', async () => {
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

test('what the policy refuses stands on the System screen, also from before the portal’s code was there', async () => {
  const { page } = portal;
  portal.expectConsole(/inline script violates|Refused to execute inline script/);
  portal.expectConsole(/policy: script-src-elem refused inline/);
  // Like a proxy that adds its own script to each page.
  await page.route(`${portal.server.portal}system`, async (route) => {
    const response = await fetchAlone(route);
    const body = (await response.text()).replace('</head>', '<script>window.ran = true</script></head>');
    await route.fulfill({ response, body });
  });
  const reported = page.waitForResponse(/browser-errors$/);
  // An administrator whose reports no other test counts: the server takes few within a minute.
  await portal.signIn('system', page, 'auditor');
  expect((await reported).status()).toBe(204);
  await page.getByRole('button', { name: 'Refresh' }).click();
  const errors = page.getByRole('region', { name: 'Last errors' });
  await errors
    .getByText('Browser, system: the content security policy refused something, script-src-elem inline.')
    .waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBe(undefined);
});

test('a service worker of an earlier release unregisters itself, and deletes the pages that it kept', async () => {
  const browser = portal.page.context().browser();
  // The policy of a page lets no script register a worker any more.
  const context = await browser?.newContext({ bypassCSP: true });
  const page = await context?.newPage();
  await page?.goto(`${portal.server.portal}login`);
  const left = await page?.evaluate(async () => {
    await Promise.all([caches.open('coinop.pages.1f3a'), caches.open('another')]);
    const registration = await navigator.serviceWorker.register('/admin-panel/service-worker.js');
    const worker = registration.installing;
    await new Promise<void>((resolve) => {
      const look = () => worker?.state === 'redundant' && resolve();
      worker?.addEventListener('statechange', look);
      look();
    });
    return { caches: await caches.keys(), workers: (await navigator.serviceWorker.getRegistrations()).length };
  });
  expect(left).toEqual({ caches: ['another'], workers: 0 });
  await context?.close();
});
