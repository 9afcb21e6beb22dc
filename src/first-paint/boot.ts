import type { Permission } from '../generated/model/permission.ts';
import { ownPath } from '../lib/own-path.ts';
import { answerIn } from './answer-in.ts';
import { keptExtensions } from './kept-extensions.ts';
import { isPermitted, keptSession, mayEnter, quietly } from './kept-session.ts';
import { setKeptFont } from './late-font.ts';

// Runs before the first paint and before the application's own code. `vite build` inlines it into the pages
// (build/boot.ts), because a file of its own would take another round trip. The server's policy names it by its hash.

// The default Trusted Types policy, which checks every string that is about to become markup. Mantine's style elements
// and React's empty texts contain no tag. The browser refuses and reports a string with a tag, and every string that is
// about to become a script or its URL.
(globalThis as { trustedTypes?: { createPolicy(name: string, rules: object): unknown } }).trustedTypes?.createPolicy(
  'default',
  {
    createHTML: (text: string) => (text.includes('<') ? null : text),
  },
);

// Collects violations of the policy from before the application's code is there, such as a script that a proxy has
// added to the page. src/api/browser-errors.ts reports them, at most five per page load.
const violations: SecurityPolicyViolationEvent[] = [];
globalThis.coinopViolations = violations;
addEventListener('securitypolicyviolation', (event) => {
  if (violations.length < 5) violations.push(event);
});

// Zod compiles its schemas with `new Function` if it can. The policy forbids that, and even the attempt is reported as
// a violation; zod reads this setting when it loads.
(globalThis as { __zod_globalConfig?: object }).__zod_globalConfig = { jitless: true };

setAppearance();
setKeptFont();

// Only prerendered pages name their screen.
const screen = document.querySelector<HTMLMetaElement>('meta[name="screen"]')?.content;
const session = keptSession();
if (screen !== undefined && !leadElsewhere(screen)) {
  markLimited();
  beginCalls();
  addEventListener('submit', holdSubmit, true);
}

/**
 * The colour scheme, the sidebar and its entries, from the keys under which Mantine, use-collapsed.ts and kept-approvals.ts store
 * them, so that nothing flashes or jumps.
 */
function setAppearance(): void {
  const page = document.documentElement;
  const kept = quietly(() => localStorage.getItem('mantine-color-scheme-value'));
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  page.setAttribute('data-mantine-color-scheme', kept === 'light' || kept === 'dark' ? kept : system);
  page.dataset.sidebar = quietly(() => localStorage.getItem('coinop.sidebar')) ?? 'open';
  page.dataset.approvals = quietly(() => localStorage.getItem('coinop.approvals')) ?? '';
}

/**
 * The route guard, as in src/routes: do not show the prerendered page of a screen that the user will not see. Returns
 * true when it redirects.
 */
function leadElsewhere(screen: string): boolean {
  const inside = mayEnter(session);
  if (inside !== (screen === 'login')) return false;
  // Even when signed in: the invitation is for the person that it names, and the identity provider may be tested.
  const given = new URLSearchParams(location.search);
  if (inside && (given.has('invite') || given.has('state'))) return false;
  document.documentElement.hidden = true;
  const { pathname, search } = location;
  const wanted = ownPath(inside ? new URLSearchParams(search).get('redirect') : pathname + search);
  const known = wanted === '/admin-panel/' ? undefined : wanted;
  if (inside) location.replace(known ?? '/admin-panel/');
  else location.replace(`/admin-panel/login${known ? `?redirect=${encodeURIComponent(known)}` : ''}`);
  return true;
}

/** The prerendered page shows everything that an administrator can see; with fewer permissions, boot.css hides it. */
function markLimited(): void {
  const { permissions, roles } = session?.admin ?? {};
  const isAdministrator = roles?.some(({ id }) => id === 'administrator');
  if (Array.isArray(permissions) && !isAdministrator) document.documentElement.dataset.limited = '';
}

/**
 * Starts the screen's calls, unless the URL has parameters. src/api/early-calls.ts takes over the answers.
 */
function beginCalls(): void {
  const headers = { accept: 'application/json', authorization: `Bearer ${session?.token}` };
  const stop = new AbortController();
  const call = async (address: string) => {
    const answer = await fetch(address, { headers, signal: stop.signal });
    early.clock = { date: answer.headers.get('date'), at: performance.now() };
    return answerIn(answer);
  };
  const permitted = Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="call"]')).filter(
    ({ dataset: { permission, area } }) =>
      (!permission || isPermitted(session, permission as Permission)) && (!area || keptExtensions()[area] === true),
  );
  const calls = mayEnter(session) && location.search === '' ? permitted.map(({ content }) => content) : [];
  const early: NonNullable<typeof globalThis.coinopEarlyCalls> = {
    token: session?.token,
    answers: new Map(),
    stop,
  };
  globalThis.coinopEarlyCalls = early;
  const failed = () => (stop.signal.aborted ? undefined : { failed: {} });
  early.answers = new Map(calls.map((address) => [address, call(address).catch(failed)]));
}

/** The prerendered sign-in form works once React has replaced it, which then sends what was pressed here. Sent before, the page would be left. */
function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.closest('[data-shell]')) return;
  event.preventDefault();
  form.dataset.pressed = '';
}
