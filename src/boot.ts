import type { Permission } from './generated/model/permission.ts';
import { isPermitted, keptSession, mayEnter, quietly } from './kept-session.ts';
import { ownPath } from './lib/own-path.ts';

// What must be settled before the first paint and before the application's own code runs. `vite build` puts it into the pages
// themselves (build/boot.ts): a file would be one more way over a slow line. The server's policy names it by its hash.

// The one Trusted Types policy, through which every text goes that is about to become markup. Mantine's style elements and
// React's empty texts have no tag in them; whatever has one is refused and reported, and so is every text that is about to
// become a script or the address of one.
(globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }).trustedTypes?.createPolicy(
  'default',
  { createHTML: (text: string) => (text.includes('<') ? null : text) },
);

// What the page's policy refuses before the application's code is there, such as a script that a proxy has put into the page, is
// reported when it is (src/api/browser-errors.ts). Of one page no more than five are.
const violations: SecurityPolicyViolationEvent[] = [];
globalThis.coinopViolations = violations;
addEventListener('securitypolicyviolation', (event) => {
  if (violations.length < 5) violations.push(event);
});

// Zod compiles its schemas with `new Function` where it may. The policy forbids it, and the mere attempt is reported as a
// violation; zod reads this setting when it loads.
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };

setAppearance();

// Only the pages that `vite build` makes for a screen say which one they are.
const screen = document.querySelector<HTMLMetaElement>('meta[name="screen"]')?.content;
const session = keptSession();
if (screen !== undefined && !leadElsewhere(screen)) {
  markLimited();
  beginCalls();
  holdClicks();
}

/** The color scheme and the sidebar, under the keys that Mantine and use-collapsed.ts keep them under: nothing flashes or jumps. */
function setAppearance(): void {
  const page = document.documentElement;
  const kept = quietly(() => localStorage.getItem('mantine-color-scheme-value'));
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  page.setAttribute('data-mantine-color-scheme', kept === 'light' || kept === 'dark' ? kept : system);
  page.dataset.sidebar = quietly(() => localStorage.getItem('coinop.sidebar')) ?? 'open';
}

/** The route guard, as in src/routes: nobody is shown the frame of a screen that they will not see. True when it leads elsewhere. */
function leadElsewhere(screen: string): boolean {
  const inside = mayEnter(session);
  if (inside !== (screen === 'login')) return false;
  document.documentElement.hidden = true;
  const { pathname, search } = location;
  const wanted = ownPath(inside ? new URLSearchParams(search).get('redirect') : pathname + search);
  const known = wanted === '/admin-panel/' ? undefined : wanted;
  if (inside) location.replace(known ?? '/admin-panel/');
  else location.replace(`/admin-panel/login${known ? `?redirect=${encodeURIComponent(known)}` : ''}`);
  return true;
}

/** The prerendered screen shows everything that an administrator sees: for anybody with fewer permissions boot.css hides it. */
function markLimited(): void {
  const { permissions, roles } = session?.admin ?? {};
  const isAdministrator = roles?.some(({ id }) => id === 'administrator');
  if (Array.isArray(permissions) && !isAdministrator) document.documentElement.dataset.limited = '';
}

/**
 * Makes the calls that the screen will make, unless the address asks for something else; src/api/early-calls.ts takes them over, and
 * makes again what was refused.
 */
function beginCalls(): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${session?.token}` };
  const call = async (address: string) => {
    const answer = await fetch(address, { headers });
    early.clock = { date: answer.headers.get('date'), at: performance.now() };
    return answer.ok ? answer.json() : undefined;
  };
  const permitted = Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="call"]')).filter(
    ({ dataset }) => !dataset.permission || isPermitted(session, dataset.permission as Permission),
  );
  const calls = mayEnter(session) && location.search === '' ? permitted.map(({ content }) => content) : [];
  const early: NonNullable<typeof globalThis.coinopEarlyCalls> = { token: session?.token, answers: new Map() };
  globalThis.coinopEarlyCalls = early;
  early.answers = new Map(calls.map((address) => [address, call(address).catch(() => undefined)]));
}

/** What is pressed before the application is there is pressed again when it is: src/shell-clicks.ts. */
function holdClicks(): void {
  const pressed: number[] = [];
  globalThis.coinopShellClicks = pressed;
  const hold = (event: Event) => {
    const target = event.target as Element;
    const shell = target.closest('[data-shell]');
    if (!shell) return;
    const button = target.closest('button');
    if (button) pressed.push([...shell.querySelectorAll('button')].indexOf(button));
    if (button || event.type === 'submit') event.preventDefault();
  };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
}
