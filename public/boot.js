// Runs before the first paint and before the application's own code. `vite build` inlines it into the pages, because a
// file of its own would take another round trip. The server's policy names it by its hash.

// The default Trusted Types policy, which checks every string that is about to become markup. Mantine's style elements
// and React's empty texts contain no tag; a string with a tag is refused and reported, and so is every string that is
// about to become a script or its URL.
globalThis.trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });

// Collects violations of the policy from before the application's code is there, such as a script that a proxy has
// added to the page. src/api/browser-errors.ts reports them, at most five per page load.
globalThis.coinopViolations = [];
addEventListener('securitypolicyviolation', (event) => {
  if (coinopViolations.length < 5) coinopViolations.push(event);
});

// Zod compiles its schemas with `new Function` if it can. The policy forbids that, and even the attempt is reported as
// a violation; zod reads this setting when it loads.
globalThis.__zod_globalConfig = { jitless: true };

(() => {
  const page = document.documentElement;
  const quietly = (use) => {
    try {
      return use();
    } catch {
      // Storage is blocked or contains something else: as if nothing were stored.
      return undefined;
    }
  };

  // The colour scheme and the sidebar, from the keys under which Mantine and use-collapsed.ts store them, so that
  // nothing flashes or jumps.
  const kept = quietly(() => localStorage.getItem('mantine-color-scheme-value'));
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  page.setAttribute('data-mantine-color-scheme', kept === 'light' || kept === 'dark' ? kept : system);
  page.dataset.sidebar = quietly(() => localStorage.getItem('coinop.sidebar')) ?? 'open';

  // Only prerendered pages name their screen.
  const screen = document.querySelector('meta[name="screen"]')?.content;
  if (screen === undefined) return;
  const KEY = 'coinop.session';
  const session = quietly(() => JSON.parse(sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)));
  const inside = Boolean(session?.token && session.admin && !session.admin.must_change_password);

  // The route guard, as in src/routes: do not show the prerendered page of a screen that the user will not see. The
  // sign-in page leads back to the requested screen, by the rule of src/lib/own-path.ts.
  const OWN_PATH = /^\/admin-panel\/(?!login([/?]|$))([\w-]+(\/[\w-]+)*)?(\?[\x21-\x7e]*)?$/;
  if (inside === (screen === 'login')) {
    page.hidden = true;
    const { pathname, search } = location;
    const wanted = inside ? new URLSearchParams(search).get('redirect') : pathname + search;
    const known = wanted !== '/admin-panel/' && OWN_PATH.test(wanted);
    if (inside) location.replace(known ? wanted : '/admin-panel/');
    else location.replace(`/admin-panel/login${known ? `?redirect=${encodeURIComponent(wanted)}` : ''}`);
    return;
  }

  // Starts the screen's calls, unless the URL has parameters. src/api/early-calls.ts takes over the answers, and
  // repeats refused calls.
  const headers = { accept: 'application/json', authorization: `Bearer ${session?.token}` };
  const call = async (address) => {
    const answer = await fetch(address, { headers });
    early.clock = { date: answer.headers.get('date'), at: performance.now() };
    return answer.ok ? answer.json() : undefined;
  };
  const calls = inside && location.search === '' ? document.querySelectorAll('meta[name="call"]') : [];
  const early = { token: session?.token };
  early.answers = new Map(Array.from(calls, ({ content }) => [content, call(content).catch(() => undefined)]));
  globalThis.coinopEarlyCalls = early;

  // Records clicks from before the application has started, which src/shell-clicks.ts repeats.
  const pressed = [];
  globalThis.coinopShellClicks = pressed;
  const hold = (event) => {
    const shell = event.target.closest('[data-shell]');
    if (!shell) return;
    const button = event.target.closest('button');
    if (button) pressed.push([...shell.querySelectorAll('button')].indexOf(button));
    if (button || event.type === 'submit') event.preventDefault();
  };
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
})();
