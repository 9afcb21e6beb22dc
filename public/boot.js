// What must be settled before the application's own code runs. A file, because the content security policy allows no
// inline script; classic and blocking, because a module would come after the first paint.

// The one Trusted Types policy, through which every text goes that is about to become markup. Mantine's style elements and
// React's empty texts have no tag in them; whatever has one is refused and reported, and so is every text that is about to
// become a script or the address of one.
globalThis.trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });

// The color scheme, under the key that Mantine keeps the choice under: no flash of the other one.
(() => {
  let scheme = null;
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value');
  } catch {
    // Storage is blocked: the system's own scheme.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();

// Zod compiles its schemas with `new Function` where it may. The policy forbids it, and the mere attempt is reported as a
// violation; zod reads this setting when it loads.
globalThis.__zod_globalConfig = { jitless: true };

// The files of the screen that the address names, or of the sign-in page when nobody is signed in; vite.config.ts writes
// the list. Fetched now, they are there when the router asks for them.
(() => {
  const list = document.getElementById('route-files');
  if (!list) return;
  let signedIn = false;
  try {
    signedIn = Boolean(sessionStorage.getItem('coinop.session') ?? localStorage.getItem('coinop.session'));
  } catch {
    // Storage is blocked: nobody stays signed in.
  }
  const base = '/admin-panel/';
  const screen = signedIn ? location.pathname.slice(base.length).split('/')[0] || 'index' : 'login';
  const files = JSON.parse(list.textContent);
  const needed = screen === 'login' ? files.login : [...files._admin, ...(files[screen] ?? [])];
  for (const file of new Set(needed)) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = base + file;
    document.head.append(link);
  }
})();
