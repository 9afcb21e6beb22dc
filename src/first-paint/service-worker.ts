// Answers a second visit's page and scripts from this browser, so that it paints at once on a slow connection. It keeps nothing but
// prerendered pages and the scripts that they name, never an answer of the API. docs/decisions/why-one-page-per-screen.md explains it.
//
// One cache is one release: `vite build` puts the release's name into this file and into each page (build/pages.ts), and the browser
// compares this file with the server's at every visit.

interface Worker {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { data: string } & Lasting) => void): void;
  addEventListener(
    type: 'fetch',
    listener: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void,
  ): void;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

declare const __RELEASE__: string;

const worker = globalThis as unknown as Worker;
const CACHES = 'coinop.pages.';
const CACHE = CACHES + __RELEASE__;
const ASSETS = '/admin-panel/assets/';

const HTML = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" };
const NO_CONNECTION = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>No connection</title>
<h1>No connection</h1><p>The server cannot be reached. <a href="">Try again</a></p></html>`;

/** A page is also what the server's settings made of it, which have no release. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

worker.addEventListener('install', () => void worker.skipWaiting());

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  // A reload asks for the server's current page.
  if (request.mode === 'navigate' && !['no-cache', 'reload'].includes(request.cache)) {
    event.respondWith(pageFor(request, pathname));
  } else if (pathname.startsWith(ASSETS)) {
    // From any release: their names contain the hash of their content.
    event.respondWith(caches.match(request.url, { ignoreVary: true }).then((asset) => asset ?? fetch(request)));
  }
});

// From src/first-paint/keep-page.ts: the path of a screen that is on the screen.
worker.addEventListener('message', (event) => event.waitUntil(keep(event.data)));

/** Never rejects: that would leave a page without a word in this browser, also when only its storage fails. */
async function pageFor(request: Request, path: string): Promise<Response> {
  const page = await kept(path).catch(() => undefined);
  return page ?? fetch(request).catch(() => new Response(NO_CONNECTION, { status: 503, headers: HTML }));
}

async function kept(path: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  const page = await cache.match(path, { ignoreVary: true });
  const age = Date.now() - Date.parse(page?.headers.get('date') ?? '');
  return age < MAX_AGE_MS ? page : undefined;
}

/** Stores the page with all of its scripts, or nothing. Most of it is in the browser's HTTP cache, and is not transferred again. */
async function keep(path: string): Promise<void> {
  if (await kept(path)) return;
  const page = await fetch(path, { cache: 'force-cache' });
  const text = await page.clone().text();
  if (!page.ok || !text.includes(`<meta name="release" content="${__RELEASE__}">`)) return;
  const cache = await caches.open(CACHE);
  await cache.addAll(new Set(text.match(/\/admin-panel\/assets\/[\w.-]+\.js/g)));
  await cache.put(path, page);
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
  }
}
