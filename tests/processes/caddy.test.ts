import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { installDebianPackage } from '../install.ts';
import { STEP_MS } from '../patience.ts';
import { freePort } from '../postgres.ts';
import { temporaryDirectory } from '../server-process.ts';

// deploy/Caddyfile as it stands, before a server that shows what it was asked. Only addresses and the certificate are others.

const NEWS = `data: ${'x'.repeat(2_000)}\n\n`;
let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
let caddy: ReturnType<typeof spawn>;
let port: number;
let asked: IncomingHttpHeaders;

const server = createServer(({ url, headers }, response) => {
  asked = headers;
  if (url === '/news') response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write(NEWS);
  else if (url === '/export') response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end(NEWS);
  else response.writeHead(200, { 'strict-transport-security': 'max-age=1' }).end('{}');
});

beforeAll(async () => {
  const isThere = () => spawnSync('caddy', ['version']).status === 0;
  if (!isThere()) installDebianPackage('caddy');
  expect(isThere(), 'caddy is there (Debian: apt-get install caddy)').toBe(true);
  [folder, port] = [await temporaryDirectory(), await freePort()];
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const config = join(folder.path, 'Caddyfile');
  const site = readFileSync('deploy/Caddyfile', 'utf8')
    .replace('{$DOMAIN} {', `https://localhost:${port} {\n\tbind 127.0.0.1`)
    .replace('admin:4600', `127.0.0.1:${(server.address() as AddressInfo).port}`);
  writeFileSync(
    config,
    `{\n\tadmin off\n\tauto_https disable_redirects\n\tlocal_certs\n\tskip_install_trust\n}\n${site}`,
  );
  const env = { ...process.env, HOME: folder.path, XDG_DATA_HOME: folder.path, XDG_CONFIG_HOME: folder.path };
  execFileSync('caddy', ['validate', '--config', config, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  caddy = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
  await vi.waitFor(() => ask('/'), { timeout: STEP_MS });
});
afterAll(async () => {
  caddy?.kill('SIGKILL');
  if (caddy) await once(caddy, 'exit');
  server.closeAllConnections();
  server.close();
  await folder?.remove();
});

/** Rejects until Caddy has made its certificates. */
async function ask(path: string, headers = {}): Promise<IncomingMessage> {
  const ca = readFileSync(join(folder.path, 'caddy/pki/authorities/local/root.crt'));
  const request = get({
    host: '127.0.0.1',
    servername: 'localhost',
    port,
    path,
    ca,
    headers: { host: 'localhost', ...headers },
  });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

test('what the server takes over from its proxy does not come from the client, and the answer is the server’s', async () => {
  const answer = await ask('/', {
    'x-forwarded-for': '203.0.113.9',
    'x-request-id': 'of-the-client',
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  });
  expect(asked).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(asked).not.toHaveProperty('traceparent');
  const names = answer.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  expect(names.filter((name) => name === 'strict-transport-security')).toHaveLength(1);
});

test('a stream of news comes as the server writes it, and an export is compressed', async () => {
  const headers = { 'accept-encoding': 'zstd, gzip' };
  const news = await ask('/news', headers);
  const [chunk] = await once(news, 'data');
  expect(String(chunk)).toMatch(/^data: x/);
  news.destroy();
  const file = await ask('/export', headers);
  expect(file.headers['content-encoding']).toMatch(/zstd|gzip/);
  file.destroy();
});
