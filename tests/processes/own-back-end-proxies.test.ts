import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { installDebianPackage } from '../install.ts';
import { STEP_MS } from '../patience.ts';
import { freePort } from '../postgres.ts';
import { temporaryDirectory } from '../server-process.ts';
import { fences } from './shell-blocks.ts';

// The proxies of docs/own-back-end.md as they stand, in front of a back end that answers with the address it was asked for. Only ports and
// folders are others.

const PAGE = 'docs/own-back-end.md';
const example = (language: string) => fences(PAGE).find((fence) => fence.language === language)?.text ?? '';

async function backEnd(): Promise<number> {
  const server = createServer(({ url, headers }, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ url, token: headers.authorization }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function portalIn(folder: string): string {
  const dist = join(folder, 'portal');
  for (const path of ['assets/a-1.js', 'dashboard.html', 'transactions.html', 'index.html', 'favicon.svg']) {
    const file = join(dist, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path);
  }
  return dist;
}

/** Runs a program with the example as its configuration until the end of the test. */
async function run(
  program: string,
  config: (ports: { own: number; to: number; folder: string; dist: string }) => string,
  argsFor: (file: string, folder: string) => string[],
) {
  const isThere = () => !spawnSync(program, ['-h']).error;
  if (!isThere()) installDebianPackage(program);
  expect(isThere(), `${program} is there (Debian: apt-get install ${program})`).toBe(true);
  const folder = await temporaryDirectory();
  onTestFinished(folder.remove);
  const [own, to, dist] = [await freePort(), await backEnd(), portalIn(folder.path)];
  const file = join(folder.path, 'config');
  writeFileSync(file, config({ own, to, folder: folder.path, dist }));
  const env = { ...process.env, HOME: folder.path, XDG_DATA_HOME: folder.path, XDG_CONFIG_HOME: folder.path };
  return started(program, argsFor(file, folder.path), own, env);
}

/** Until the end of the test. */
async function started(program: string, args: string[], port: number, env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(program, args, { env, stdio: 'ignore' });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${origin}/favicon.ico`), { timeout: STEP_MS });
  return origin;
}

async function expectForwards(origin: string): Promise<void> {
  const authorization = 'Bearer t';
  for (const path of [
    '/auth/admin-login',
    '/api/admin/games/a%2Fb%20%22?x=%26',
    '/admin/withdrawal/withdrawals/w.1.json',
  ]) {
    const answer = await fetch(origin + path, { headers: { authorization } });
    expect(await answer.json()).toEqual({ url: path, token: authorization });
  }
}

async function expectServesThePortal(origin: string): Promise<void> {
  const get = (path: string) => fetch(`${origin}/admin-panel${path}`, { redirect: 'manual' });
  expect((await get('')).headers.get('location')).toMatch(/\/admin-panel\/$/);
  for (const [path, file] of [
    ['/', 'dashboard.html'],
    ['/transactions?page=2', 'transactions.html'],
    ['/players/a%2Fb', 'index.html'],
    ['/games/orbit.json', 'index.html'],
  ]) {
    const answer = await get(path ?? '');
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')], path).toEqual([
      200,
      file,
      'no-cache',
    ]);
    expect(answer.headers.get('content-type'), path).toMatch(/^text\/html/);
    expect(answer.headers.get('content-security-policy'), path).toMatch(/^default-src/);
  }
  const asset = await get('/assets/a-1.js');
  expect([await asset.text(), asset.headers.get('cache-control')]).toEqual([
    'assets/a-1.js',
    'public, max-age=31536000, immutable',
  ]);
  expect((await get('/assets/gone-2.js')).status).toBe(404);
}

test('nginx serves the portal and passes the calls on, ids as they came', async () => {
  const origin = await run(
    'nginx',
    ({ own, to, folder, dist }) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder};`,
      );
      const server = example('nginx')
        .replaceAll('/srv/coinop/portal', dist)
        .replaceAll('127.0.0.1:8080', `127.0.0.1:${to}`);
      const types = 'types { text/html html; text/javascript js; image/svg+xml svg; }';
      return `daemon off; master_process off; pid ${folder}/pid; error_log stderr crit; events {} http { access_log off; ${types} ${temporary.join(' ')}
        server { listen 127.0.0.1:${own};\n${server}\n} }`;
    },
    (file, folder) => ['-c', file, '-p', folder, '-e', 'stderr'],
  );
  await expectForwards(origin);
  await expectServesThePortal(origin);
});

test('Caddy serves the portal and passes the calls on, ids as they came', async () => {
  const origin = await run(
    'caddy',
    ({ own, to, dist }) => {
      const site = example('caddyfile')
        .replaceAll('/srv/coinop/portal', dist)
        .replaceAll('127.0.0.1:8080', `127.0.0.1:${to}`);
      return `{\n\tadmin off\n}\n${site.replace('admin.example.org', `http://127.0.0.1:${own}`)}`;
    },
    (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  );
  await expectForwards(origin);
  await expectServesThePortal(origin);
});

test('Vite passes the calls on to the back end that API_TARGET names', async () => {
  expect(readFileSync(PAGE, 'utf8')).toContain('API_TARGET=http://127.0.0.1:8080 npx vite');
  const [own, to] = [await freePort(), await backEnd()];
  const env = { ...process.env, API_TARGET: `http://127.0.0.1:${to}` };
  const origin = await started('node_modules/.bin/vite', ['--host', '127.0.0.1', '--port', String(own)], own, env);
  await expectForwards(origin);
});
