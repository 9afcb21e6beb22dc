// What must be settled before the first paint and before the application's own code runs. `vite build` puts it into the pages
// themselves: a file would be one more way over a slow line. The server's policy names it by its hash.

// The one Trusted Types policy, through which every text goes that is about to become markup. Mantine's style elements and
// React's empty texts have no tag in them; whatever has one is refused and reported, and so is every text that is about to
// become a script or the address of one.
globalThis.trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });

// What the page's policy refuses before the application's code is there, such as a script that a proxy has put into the page, is reported
// when it is (src/api/browser-errors.ts). Of one page no more than five are.
globalThis.coinopViolations = [];
addEventListener('securitypolicyviolation', (event) => {
  if (coinopViolations.length < 5) coinopViolations.push(event);
});

// Zod compiles its schemas with `new Function` where it may. The policy forbids it, and the mere attempt is reported as a
// violation; zod reads this setting when it loads.
globalThis.__zod_globalConfig = { jitless: true };

(() => {
  const page = document.documentElement;
  const quietly = (use) => {
    try {
      return use();
    } catch {
      // Storage is blocked, or holds what is not ours: as if nothing were kept.
      return undefined;
    }
  };

  // The color scheme and the sidebar, under the keys that Mantine and use-collapsed.ts keep them under: nothing flashes or jumps.
  const kept = quietly(() => localStorage.getItem('mantine-color-scheme-value'));
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  page.setAttribute('data-mantine-color-scheme', kept === 'light' || kept === 'dark' ? kept : system);
  page.dataset.sidebar = quietly(() => localStorage.getItem('coinop.sidebar')) ?? 'open';

  // Only pages with a shell say which screen they are.
  const screen = document.querySelector('meta[name="screen"]')?.content;
  if (screen === undefined) return;
  const KEY = 'coinop.session';
  const session = quietly(() => JSON.parse(sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)));
  const inside = Boolean(session?.token && session.admin && !session.admin.must_change_password);

  // The route guard, as in src/routes: nobody is shown the shell of a screen that they will not see. The sign-in page leads back to the
  // wanted one, by the rule of src/lib/own-path.ts.
  const OWN_PATH = /^\/admin-panel\/(?!login([/?]|$))([\w-]+(\/[\w-]+)*)?(\?[\x21-\x7e]*)?$/;
  // An invitation is opened by whoever it is for, whoever is signed in here.
  const invited = screen === 'login' && new URLSearchParams(location.search).has('invite');
  if (!invited && inside === (screen === 'login')) {
    page.hidden = true;
    const { pathname, search } = location;
    const wanted = inside ? new URLSearchParams(search).get('redirect') : pathname + search;
    const known = wanted !== '/admin-panel/' && OWN_PATH.test(wanted);
    if (inside) location.replace(known ? wanted : '/admin-panel/');
    else location.replace(`/admin-panel/login${known ? `?redirect=${encodeURIComponent(wanted)}` : ''}`);
    return;
  }

  // The calls that the screen will make, unless the address asks for something else; src/api/early-calls.ts takes them over, and
  // makes again what was refused.
  const headers = { accept: 'application/json', authorization: `Bearer ${session?.token}` };
  const call = async (address) => {
    const answer = await fetch(address, { headers });
    early.clock = { date: answer.headers.get('date'), at: performance.now() };
    return answer.ok ? answer.json() : undefined;
  };
  // As src/api/may.ts has it. Whoever may not do everything sees less than the picture shows.
  const { permissions } = session?.admin ?? {};
  const may = ({ dataset }) =>
    !dataset.permission || !Array.isArray(permissions) || permissions.includes(dataset.permission);
  const wanted = inside && location.search === '' ? [...document.querySelectorAll('meta[name="call"]')] : [];
  const calls = wanted.filter(may);
  const isAdministrator = session?.admin?.roles?.some(({ id }) => id === 'administrator');
  if (inside && Array.isArray(permissions) && !isAdministrator) page.dataset.limited = '';
  const early = { token: session?.token };
  early.answers = new Map(Array.from(calls, ({ content }) => [content, call(content).catch(() => undefined)]));
  globalThis.coinopEarlyCalls = early;

  // What is pressed before the application is there is pressed again when it is: src/shell-clicks.ts.
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
