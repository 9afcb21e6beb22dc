import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { temporaryDirectory } from '../server-process.ts';
import { appOn } from './test-app.ts';

// The exact security headers of every answer.

const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

const EVERY_ANSWER = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const NO_DOCUMENT = "default-src 'none'; frame-ancestors 'none'";
const page = (nonce: string) =>
  "default-src 'none'; script-src 'self'; " +
  `style-src-elem 'self' 'nonce-${nonce}'; style-src-attr 'none'; img-src 'self' https: data:; connect-src 'self'; ` +
  "font-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types default";

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let app: ReturnType<typeof appOn>;
let secure: ReturnType<typeof appOn>;

beforeAll(async () => {
  directory = await temporaryDirectory();
  await mkdir(join(directory.path, 'assets'));
  await writeFile(join(directory.path, 'index.html'), '<meta property="csp-nonce" nonce="__CSP_NONCE__">');
  await writeFile(join(directory.path, 'assets/index-abc.js'), 'export {}');
  const ping = () => Promise.reject(new Error('a fault that nobody foresaw'));
  const dependencies = { db: {} as Database, ping, log: pino({ level: 'silent' }), portalDir: directory.path };
  app = appOn(dependencies);
  secure = appOn({ ...dependencies, isSecure: true });
});
afterAll(() => directory.remove());

const ANSWERS: [what: string, path: string, status: number, init?: RequestInit][] = [
  ['the page', '/admin-panel/withdrawals', 200],
  ['an asset', '/admin-panel/assets/index-abc.js', 200],
  ['a missing asset', '/admin-panel/assets/gone.js', 404],
  ['a redirect', '/', 302],
  ['an answer of the API', '/healthz', 200],
  ['a refusal', '/api/admin/games', 401],
  ['a refused body', '/auth/admin-login', 400, { method: 'POST', body: '{' }],
  ['an address that is not there', '/nothing', 404],
  ['an unforeseen error', '/api/admin/games', 500, { headers: { authorization: 'Bearer x' } }],
];

describe.each(ANSWERS)('%s (%s)', (what, path, status, init) => {
  const ask = async (host: string) => {
    const response = await app.request(path, { ...init, headers: { ...init?.headers, host } }, {});
    expect(response.status).toBe(status);
    return response;
  };

  test('has the security headers', async () => {
    const response = await ask('127.0.0.1:4600');
    expect(Object.fromEntries(response.headers)).toMatchObject(EVERY_ANSWER);
    // Of documents alone: a screen receives twenty other answers.
    expect(response.headers.get('cross-origin-opener-policy')).toBe(what === 'the page' ? 'same-origin' : null);
    expect(response.headers.get('origin-agent-cluster')).toBe(what === 'the page' ? '?1' : null);
    const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1] ?? 'none in the page';
    expect(response.headers.get('content-security-policy')).toBe(what === 'the page' ? page(nonce) : NO_DOCUMENT);
  });

  test('denies a document every feature that it may ask the browser for, and is short where it is none', async () => {
    const policy = (await ask('127.0.0.1:4600')).headers.get('permissions-policy');
    if (what !== 'the page') return expect(policy).toBeNull();
    const features = policy?.split(', ') ?? [];
    expect(features).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']));
    // Its own pages alone copy ids and secrets, and use passkeys.
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
      'clipboard-write=(self)',
      'publickey-credentials-create=(self)',
      'publickey-credentials-get=(self)',
    ]);
  });

  const HOSTS = ['coinop.example.org', '10.0.0.4', '127.0.0.1:4600', 'localhost', 'portal.localhost'];

  test.each(HOSTS)(
    'keeps a browser on TLS for two years where this server is reached over it, also as %s',
    async (host) => {
      const response = await secure.request(path, { ...init, headers: { ...init?.headers, host } }, {});
      expect(response.headers.get('strict-transport-security')).toBe(STRICT_TRANSPORT);
    },
  );

  test.each(HOSTS)('does not where it is not, whatever the request says, as %s', async (host) => {
    expect((await ask(host)).headers.get('strict-transport-security')).toBeNull();
  });
});

test('a request with two hosts is refused', async () => {
  const ask = (...hosts: string[]) => {
    const rawHeaders = hosts.flatMap((host, index) => [index === 0 ? 'Host' : 'hOST', host]);
    const incoming = { rawHeaders, socket: {} } as unknown as HttpBindings['incoming'];
    return app.request('/healthz', { headers: { host: hosts[0] ?? '' } }, { incoming });
  };
  expect((await ask('coinop.example.org')).status).toBe(200);
  expect((await ask('coinop.example.org', 'coinop.example.org')).status).toBe(400);
  expect((await ask('coinop.example.org', 'evil.example.net')).status).toBe(400);
});

describe('the demo, whose sign-in everybody knows', () => {
  let demo: ReturnType<typeof appOn>;
  beforeAll(() => {
    const log = pino({ level: 'silent' });
    const dependencies = { db: {} as Database, ping: async () => {}, log, portalDir: directory.path };
    demo = appOn({ ...dependencies, databaseUrl: undefined });
  });
  const ask = (path: string, headers: Record<string, string>) =>
    demo.request(path, { headers: { host: '127.0.0.1:4600', ...headers } }, {});

  test.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-host', 'coinop.example.org'],
    ['x-forwarded-proto', 'https'],
    ['x-real-ip', '203.0.113.9'],
    ['forwarded', 'for=203.0.113.9'],
    ['via', '1.1 proxy'],
    ['host', 'coinop.example.org'],
    ['host', '127.0.0.1.example.org'],
  ])('refuses a request with %s: %s, and says why', async (name, value) => {
    for (const path of ['/auth/admin-login', '/admin-panel/', '/api/admin/games', '/readyz']) {
      const answer = await ask(path, { [name]: value });
      expect([path, answer.status]).toEqual([path, 403]);
      expect(await answer.json()).toMatchObject({
        code: 'demo_is_local',
        message: expect.stringContaining('start it with a database of its own'),
      });
    }
  });

  test.each(['127.0.0.1:4600', 'localhost:5173', '[::1]:4600'])('answers at %s', async (host) => {
    expect((await ask('/admin-panel/', { host })).status).toBe(200);
  });

  test('with a database is none, and answers what a proxy passes on', async () => {
    const headers = { host: 'coinop.example.org', 'x-forwarded-for': '203.0.113.9' };
    expect((await app.request('/admin-panel/', { headers }, {})).status).toBe(200);
  });
});
