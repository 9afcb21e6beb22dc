import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { bundled } from '../../build/boot.ts';
import { ownPath } from '../../src/lib/own-path.ts';

const OWN = [
  '/admin-panel/',
  '/admin-panel/withdrawals?open=WDR-100470',
  '/admin-panel/withdrawals?search=jo%40example.com&status=pending_review',
  '/admin-panel/game-items?game_id=copper-caravan&edit=itm_7',
  '/admin-panel/transactions?search=%2F%2Fevil.example',
  '/admin-panel/players/GPA.1234-5678-9012-34567..0?tab=notes',
  '/admin-panel/players/auth0%7C5f7c',
  '/admin-panel/players/a+b=c@d~e',
];
const FOREIGN = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/admin-panel//evil.example',
  '/admin-panel/\\evil.example',
  '/admin-panel/..//evil.example',
  '/admin-panel/../evil',
  '/admin-panel/%2e%2e/evil',
  '/admin-panel/%2F%2Fevil.example',
  '/admin-panel/%5Cevil.example',
  '%2F%2Fevil.example',
  '/admin-panel/players/..',
  '/admin-panel/players/a%2F..%2F..',
  '/admin-panel/players/a/../../evil',
  '/admin-panel/players//evil.example',
  '/ADMIN-PANEL%2f/evil',
  '/%2F%2Fevil.example',
  '/admin-panel%2Fwithdrawals',
  'https://evil.example/admin-panel/',
  'https:evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)//admin-panel/',
  'data:text/html,x',
  '/admin-panel.evil.example/',
  '/admin-panel@evil.example/',
  '/admin-panel',
  '/api/admin/games',
  '/',
  '',
  ' /admin-panel/withdrawals',
  '/admin-panel/withdrawals\n',
  '/\t/evil.example',
  '/admin-panel/\t/evil.example',
  '/admin-panel/withdrawals#//evil.example',
  '/admin-panel/login',
  '/admin-panel/login?redirect=%2Fadmin-panel%2Fgames',
  7,
  undefined,
  null,
  ['/admin-panel/games'],
];

describe('where a link may lead after signing in', () => {
  test.each(OWN)('to %s', (path) => {
    expect(ownPath(path)).toBe(path);
    expect(new URL(path, 'https://portal.example').href.startsWith('https://portal.example/admin-panel/')).toBe(true);
  });

  test.each(FOREIGN)('never to %j', (path) => expect(ownPath(path)).toBeUndefined());
});

let script: string;
beforeAll(async () => {
  script = await bundled('src/first-paint/boot.ts');
});

/** Where src/first-paint/boot.ts redirects a page that was opened at `address`, before the application has started. */
function ledTo(address: string, screen: string, session?: object): string | undefined {
  let led: string | undefined;
  const { pathname, search } = new URL(address, 'https://portal.example');
  runInNewContext(script, {
    URLSearchParams,
    document: {
      documentElement: { setAttribute() {}, dataset: {} },
      querySelector: () => ({ content: screen }),
      querySelectorAll: () => [],
    },
    matchMedia: () => ({ matches: false }),
    localStorage: { getItem: () => null },
    sessionStorage: { getItem: () => JSON.stringify(session ?? null) },
    addEventListener() {},
    location: { pathname, search, replace: (to: string) => (led = to) },
  });
  return led;
}

describe('the page itself, before the application is there', () => {
  const session = { token: 'x', admin: {} };

  test('leads to the sign-in page, which knows the way back', () => {
    const there = '/admin-panel/login?redirect=%2Fadmin-panel%2Fwithdrawals%3Fopen%3DWDR-1';
    expect(ledTo('/admin-panel/withdrawals?open=WDR-1', 'withdrawals')).toBe(there);
    expect(ledTo('/admin-panel/', 'index')).toBe('/admin-panel/login');
  });

  test.each([...OWN, ...FOREIGN.filter((path) => typeof path === 'string')])(
    'leads who is signed in from there by the same rule: %j',
    (path) => {
      const address = `/admin-panel/login?redirect=${encodeURIComponent(path)}`;
      expect(ledTo(address, 'login', session)).toBe(ownPath(path) ?? '/admin-panel/');
    },
  );
});
