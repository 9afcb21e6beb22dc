import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { installDebianPackage } from '../install.ts';
import { type InstallWorld, installWorld, printed } from './install-world.ts';
import { packRelease } from './packed-release.ts';
import { shellBlocks } from './shell-blocks.ts';
import type { Terminal } from './terminal.ts';

// docs/install.md with a release, as it stands: an empty folder with the two files, Node, and an empty PostgreSQL. Only the ports are others.

const PAGE = 'docs/install.md';
const LIMIT_MS = 180_000;

let name: string;
let world: InstallWorld;
let terminals: { empty: Terminal; release: Terminal };
const within = (...path: string[]) => join(world.folder, ...path);

beforeAll(async () => {
  world = await installWorld();
  name = packRelease(world.folder);
  terminals = { empty: world.terminal(), release: world.terminal('current') };
}, LIMIT_MS);
afterAll(() => world?.remove());

/** What the blocks print, one after the other. */
async function paste(): Promise<string[]> {
  const all: string[] = [];
  for (const { text } of shellBlocks(PAGE).filter(({ isOfRelease }) => isOfRelease)) {
    const terminal = terminals[all.length === 0 ? 'empty' : 'release'];
    all.push(printed(await terminal.run(world.withPorts(text))));
  }
  return all;
}

test('leads from an empty folder to a server with records, figures and a backup that was tried', {
  timeout: LIMIT_MS,
}, async () => {
  const [unpacking, , roles, started, records, backup] = await paste();
  expect(unpacking).toBe(`${name}.tgz: OK\n`);
  expect(roles).toContain('GRANT');
  expect(started).toContain('coinop_server owns nothing of it');
  const judged = started?.match(/^(ok|warning|failed) +\w+: .*$/gm) ?? [];
  expect(judged.filter((line) => !line.startsWith('ok '))).toEqual([
    'warning  rail: There is no payment rail (PAYMENT_RAIL): nothing is sent to a bank',
  ]);
  expect(judged).toHaveLength(8);
  expect(started).toContain('Browsers reach it at https://admin.example.org/admin-panel/\n');
  expect(records).toContain('"counts":{"created":1}');
  expect(records).toContain('coinop_database_up 1');
  expect(backup).toContain('The books are balanced.\n');
  expect(backup).toContain('The alert DrillOverdue is due in eight days.\n');
});

// Its server goes on.
test('TLS is as deploy/haproxy.cfg has it, and the request’s id is the proxy’s', { timeout: LIMIT_MS }, async () => {
  if (!existsSync('/usr/sbin/haproxy')) installDebianPackage('haproxy');
  const certificate = makeCertificate();
  const config = within('haproxy.cfg');
  const given = readFileSync(within(name, 'deploy/haproxy.cfg'), 'utf8');
  writeFileSync(config, world.withPorts(given.replaceAll('bind :', 'bind 127.0.0.1:')));
  const env = { ...process.env, CERTIFICATE: certificate };
  const proxy = spawn('haproxy', ['-db', '-f', config], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  onTestFinished(async () => {
    proxy.kill();
    await once(proxy, 'exit');
  });
  const ca = readFileSync(certificate);
  const ask = (path: string, headers = {}) =>
    new Promise<IncomingMessage>((answered, failed) => {
      get({ host: '127.0.0.1', servername: 'localhost', port: world.ports[443], path, ca, headers }, (answer) =>
        answered(answer.resume()),
      ).once('error', failed);
    });
  // Until it listens, and has seen that the server is ready.
  await expect.poll(() => ask('/readyz').then(({ statusCode }) => statusCode, String)).toBe(200);
  const { headers } = await ask('/api/admin/games', { 'x-request-id': 'of-the-client' });
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['strict-transport-security']).toBeDefined();
  const plain = await fetch(`http://127.0.0.1:${world.ports[80]}/admin-panel/`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')?.slice(0, 6)]).toEqual([302, 'https:']);
});

/** A file with a certificate for this machine, which it signs itself, and its key. */
function makeCertificate(): string {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map((name) => within(name)) as [
    string,
    string,
    string,
  ];
  const options = [
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
  ];
  execFileSync('openssl', ['req', '-x509', ...options, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  return both;
}

test('every link of a page leads to a file of the release', () => {
  const root = within(name);
  const files = new Set(globSync('**/*', { cwd: root, exclude: ['node_modules'] }).map((name) => resolve(root, name)));
  const pages = globSync(['*.md', 'docs/**/*.md', 'sdk/*.md'], { cwd: root });
  expect(pages).toContain('docs/install.md');
  const broken = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!\w+:)([^)#\s]+)(#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !files.has(resolve(root, dirname(page), target)))
      .map((target) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});
