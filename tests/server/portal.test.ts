import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import type { ReferenceAccess } from '../../server/http/api-reference.ts';
import { portal } from '../../server/http/portal.ts';
import type { PortalSettings } from '../../server/http/settings-in-page.ts';
import { temporaryDirectory } from '../server-process.ts';
import { appOn } from './test-app.ts';

// How the built portal is served; the browser tests check its content.

const CONTRACT = 'openapi: 3.1.1\nservers:\n  - url: http://127.0.0.1:4600\n    description: The demo\n';
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let app: ReturnType<typeof appOn>;

beforeAll(async () => {
  directory = await temporaryDirectory();
  await mkdir(join(directory.path, 'assets'));
  await writeFile(
    join(directory.path, 'index.html'),
    '<meta property="csp-nonce" nonce="__CSP_NONCE__"><div id="root">',
  );
  await writeFile(join(directory.path, 'transactions.html'), '<script>go()</script><div data-shell>');
  await writeFile(
    join(directory.path, 'dashboard.html'),
    '<style nonce="__CSP_NONCE__"></style><div data-shell>figures',
  );
  await writeFile(join(directory.path, 'favicon.svg'), '<svg/>');
  await writeFile(join(directory.path, 'assets/index-abc.js'), 'export {}');
  await mkdir(join(directory.path, 'api-reference'));
  await writeFile(join(directory.path, 'api-reference/admin-api.yaml'), CONTRACT);
  await writeFile(join(directory.path, 'api-reference/core.yaml'), `${CONTRACT}# core\n`);
  await writeFile(join(directory.path, 'api-reference/index.html'), '<script nonce="__CSP_NONCE__">redoc()</script>');
  app = withReference('signed-in');
});
afterAll(() => directory.remove());

const withReference = (apiReference: ReferenceAccess, publicUrl?: string) =>
  appOn({
    ...{ db: {} as Database, ping: async () => {}, log: pino({ level: 'silent' }) },
    ...{ portalDir: directory.path, apiReference, publicUrl },
  });

const get = async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }, {});

test.each(['/', '/admin-panel'])('%s redirects to the portal', async (path) => {
  const response = await get(path);
  expect([response.status, response.headers.get('location')]).toEqual([302, '/admin-panel/']);
});

test.each(['', 'login', 'withdrawals?status=approved', 'no/such/page'])(
  'the page answers at /admin-panel/%s',
  async (path) => {
    const response = await get(`/admin-panel/${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  },
);

test('each answer of the page has a nonce of its own, in the page and in its policy', async () => {
  const nonces = await Promise.all(
    ['', 'login'].map(async (path) => {
      const response = await get(`/admin-panel/${path}`);
      const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1] ?? '';
      expect(response.headers.get('content-security-policy')).toContain(`style-src-elem 'self' 'nonce-${nonce}'`);
      return nonce;
    }),
  );
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(nonces[0]).not.toContain('CSP_NONCE');
});

test('the address of a screen is answered with its own page, every other with the one for all', async () => {
  const text = async (path: string) => (await get(`/admin-panel/${path}`)).text();
  expect(await text('transactions?page=2')).toContain('go()');
  expect(await text('')).toContain('figures');
  expect(await text('transactions/of/nobody')).toContain('id="root"');
});

test('a script within the page runs by its hash and not otherwise', async () => {
  const policyOf = async (path: string) => (await get(`/admin-panel/${path}`)).headers.get('content-security-policy');
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(await policyOf('transactions')).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(await policyOf('no/such/page')).toContain("script-src 'self';");
});

test('the page comes compressed where the browser can read it', async () => {
  const response = await get('/admin-panel/transactions', { 'accept-encoding': 'gzip, br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toContain('go()');
  expect((await get('/admin-panel/transactions')).headers.get('content-encoding')).toBeNull();
});

test('a page is compressed twice, soon and well: its answers differ in nothing else but the nonce', async () => {
  const nonces = new Set<string>();
  const bodies: Buffer[] = [];
  for (let time = 0; time < 20; time++) {
    const response = await get('/admin-panel/no/such/screen', { 'accept-encoding': 'br' });
    const body = Buffer.from(await response.arrayBuffer());
    const nonce = /nonce="([^"]+)"><div id="root">$/.exec(brotliDecompressSync(body).toString())?.[1] ?? 'none';
    expect(response.headers.get('content-security-policy')).toContain(`style-src-elem 'self' 'nonce-${nonce}'`);
    nonces.add(nonce);
    const at = body.indexOf(nonce);
    expect(at).toBeGreaterThan(0);
    bodies.push(body.fill(0, at, at + nonce.length));
  }
  expect(nonces.size).toBe(20);
  expect(new Set(bodies.map((body) => body.toString('hex'))).size).toBeLessThanOrEqual(2);
});

/** As build/pages.ts and src/features/shell write them. */
const SCREEN = `<title>Coinop Admin</title><style nonce="__CSP_NONCE__"></style><script>go()</script>
<meta name="call" content="/api/admin/transactions?page=1&amp;limit=20" data-area="transactions" data-beyond="limit">
<meta name="call" content="/api/admin/me/preferences" data-area="my-account" data-beyond="call">
<div data-shell><span>Coinop<!-- --> <b>Admin</b></span>Coinop`;
const PLAYERS =
  '<title>Coinop Admin</title><meta name="call" content="/api/admin/players?limit=25" data-permission="players.read" data-area="players" data-beyond="call">';

/** The page of this screen, as a server with these settings sends it. */
async function pageWith(portalSettings: PortalSettings | undefined, screen: string) {
  const built = await temporaryDirectory();
  try {
    await writeFile(join(built.path, 'index.html'), '<title>Coinop Admin</title>the page for all others');
    await writeFile(join(built.path, 'games.html'), SCREEN);
    await writeFile(join(built.path, 'players.html'), PLAYERS);
    const routes = portal(built.path, false, portalSettings);
    const [plain, compressed] = await Promise.all(
      ['identity', 'br'].map((form) =>
        routes.request(`/admin-panel/${screen}`, { headers: { 'accept-encoding': form } }, {}),
      ),
    );
    const html = (await plain?.text()) ?? '';
    const unpacked = String(brotliDecompressSync(Buffer.from((await compressed?.arrayBuffer()) ?? new ArrayBuffer())));
    const [, nonce = 'none'] = /nonce="([^"]+)"/.exec(unpacked) ?? [];
    const [, own = 'none'] = /nonce="([^"]+)"/.exec(html) ?? [];
    expect(unpacked.replace(nonce, own)).toBe(html);
    const data = /<meta name="portal-settings" content="([^"]*)">/.exec(html)?.[1] ?? '';
    const decoded = data
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    const policy = plain?.headers.get('content-security-policy') ?? '';
    return { html, policy, data: decoded === '' ? undefined : JSON.parse(decoded) };
  } finally {
    await built.remove();
  }
}

test('the settings are in each page as data, which no script has to be allowed for', async () => {
  const settings: PortalSettings = {
    product_name: `A & "b" $& <script>`,
    links: { player: 'https://x.org/{player_id}' },
  };
  const { html, policy, data } = await pageWith(settings, 'games');
  expect(data).toEqual({ extensions: 'all', ...settings });
  expect(html.match(/<script/g)).toEqual(['<script']);
  expect(html).toContain('<title>A &amp; &quot;b&quot; $&amp; &lt;script&gt; Admin</title>');
  expect(html).toMatch(/<span>A &amp; .* &lt;script&gt;<!-- --> <b>Admin<\/b><\/span>Coinop$/);
  const hash = createHash('sha256').update('go()').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('a screen that is left out has no page of its own, and no place in the first picture of others', async () => {
  const settings: PortalSettings = { screens_left_out: ['players'] };
  expect((await pageWith(settings, 'players')).html).toContain('the page for all others');
  expect((await pageWith(settings, 'games')).html).toContain(
    '[data-shell] [href="/admin-panel/players"]{display:none}</style>',
  );
});

test('a page makes at once the calls that the back end has, and no others', async () => {
  const calls = async (extensions?: PortalSettings['extensions']) =>
    [
      ...(await pageWith(extensions && { extensions }, 'games')).html.matchAll(/<meta name="call" content="([^"]*)">/g),
    ].map(([, call]) => call);
  const transactions = '/api/admin/transactions?page=1';
  const all = [`${transactions}&amp;limit=20`, '/api/admin/me/preferences'];
  expect(await calls()).toEqual(all);
  expect(await calls('all')).toEqual(all);
  expect(await calls('none')).toEqual([transactions]);
  expect(await calls(['my-account'])).toEqual([transactions, all[1]]);
  // The first picture of a screen that the back end lacks would show a list.
  expect((await pageWith({ extensions: 'none' }, 'players')).html).toContain('the page for all others');
  expect((await pageWith({ extensions: ['players'] }, 'players')).html).toContain('/api/admin/players?limit=25');
});

test('hashed assets are kept for ever, other files are asked for again', async () => {
  expect((await get('/admin-panel/assets/index-abc.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/admin-panel/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

const CONTRACTS = { 'admin-api.yaml': CONTRACT, 'core.yaml': `${CONTRACT}# core\n` };

test.each(Object.entries(CONTRACTS))(
  '%s is there for whoever asks, as YAML, and is asked for again',
  async (name, text) => {
    const response = await get(`/admin-panel/api-reference/${name}`);
    expect(await response.text()).toBe(text);
    expect(response.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  },
);

test.each(Object.entries(CONTRACTS))(
  '%s has the address of a server that knows it, in place of the demo’s',
  async (name, text) => {
    const publicUrl = 'https://admin.example.org';
    const response = await withReference('signed-in', publicUrl).request(`/admin-panel/api-reference/${name}`, {}, {});
    expect(await response.text()).toBe(text.replace('http://127.0.0.1:4600', publicUrl));
    expect(response.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
  },
);

const REFERENCE = '/admin-panel/api-reference';

test('the reference is there for everybody where it is public, with a nonce of its own each time', async () => {
  const open = withReference('public');
  const answers = await Promise.all(
    ['identity', 'br'].map((form) => open.request(REFERENCE, { headers: { 'accept-encoding': form } }, {})),
  );
  const [plain, compressed] = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  const pages = [String(plain), String(brotliDecompressSync(compressed ?? ''))];
  const nonces = pages.map((page) => /^<script nonce="([^"_]+)">redoc\(\)/.exec(page)?.[1] ?? 'none');
  expect(nonces[0]).not.toBe(nonces[1]);
  for (const [index, answer] of answers.entries()) {
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'nonce-${nonces[index]}';`);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
});

test.each(['', '/', '/index.html', '//index.html', '/index%2ehtml'])(
  'who is not signed in gets no reference at %s, and is told where to sign in',
  async (rest) => {
    const response = await get(`${REFERENCE}${rest}`);
    const text = await response.text();
    expect(text).not.toContain('redoc');
    expect([response.status, text.includes('/admin-panel/login')]).toEqual(
      rest.length > 1 ? [404, false] : [401, true],
    );
  },
);

test.each(['', '/admin-api.yaml', '/core.yaml', '//admin-api.yaml', '/index.html'])(
  'where it is off, there is neither a reference nor a contract: %s',
  async (rest) => {
    expect((await withReference('off').request(`${REFERENCE}${rest}`, {}, {})).status).toBe(404);
    expect((await withReference('off').request(`${REFERENCE.replace('/api', '//api')}${rest}`, {}, {})).status).toBe(
      404,
    );
  },
);

test.each(['us-east-1.json', 'a%2Fb.yaml'])(
  'the player %s has a page, although its address ends like a file',
  async (id) => {
    const response = await get(`/admin-panel/players/${id}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=UTF-8']);
  },
);

test.each([
  '/admin-panel/assets/gone-123.js',
  '/admin-panel/assets/../../package.json',
  '/admin-panel/openapi.json',
  '/admin-panel/admin-api.yaml',
  '/admin-panel/api-reference/openapi.YML',
  '/admin-panel/service-worker.js.map',
])('%s is not there', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
});

test('nothing outside the built portal can be fetched', async () => {
  for (const path of [
    '..%2fpackage.json',
    '%2e%2e/package.json',
    'assets/..%2f..%2fpackage.json',
    '..%5cpackage.json',
  ]) {
    const response = await get(`/admin-panel/${path}`);
    expect(await response.text()).not.toContain('coinop');
  }
});
