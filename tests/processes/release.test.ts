import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../server-process.ts';
import { listener } from './listener.ts';

// The release of `npm run package`, made twice, and unpacked where nothing else is.

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const archive = `coinop-admin-${version}.tgz`;
let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
const within = (...path: string[]) => join(folder.path, ...path);

beforeAll(async () => {
  folder = await temporaryDirectory();
  for (const time of ['first', 'second']) {
    execFileSync(process.execPath, ['--import', './build/node-24.mjs', 'build/package.ts', within(time)]);
  }
  execFileSync('tar', ['--extract', '--file', within('first', archive), '--directory', folder.path]);
}, 180_000);
afterAll(() => folder.remove());

test('has the same bytes each time, and a checksum that fits', () => {
  const bytes = (time: string) => readFileSync(within(time, archive));
  expect(bytes('first').equals(bytes('second'))).toBe(true);
  const checked = execFileSync('sha256sum', ['--check', `${archive}.sha256`], {
    cwd: within('first'),
    encoding: 'utf8',
  });
  expect(checked).toBe(`${archive}: OK\n`);
});

test('has no compiler, and a bill of materials with the packages of the server and of the portal', () => {
  const inRelease = (name: string) => existsSync(within(`coinop-admin-${version}`, 'node_modules', name));
  expect(['pg', 'hono', 'typescript', 'vite', 'esbuild', 'react'].filter(inRelease)).toEqual(['pg', 'hono']);
  const bill = JSON.parse(readFileSync(within(`coinop-admin-${version}`, 'sbom.cdx.json'), 'utf8'));
  const names = bill.components.map((component: { name: string }) => component.name);
  expect(names).toEqual(expect.arrayContaining(['pg', 'hono', 'react', '@mantine/core']));
  expect(names).not.toContain('vite');
});

test('runs on Node alone, and lets the demo’s administrator in', async () => {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: within(`coinop-admin-${version}`),
    env: { PORT: '0', DATA_DIR: within('data'), DEMO_TRANSACTIONS: '300', DEMO_LIVE: 'off', DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  const line = await listener([child.stdout, child.stderr])(/is ready at \S+/);
  const portal = line.replace('is ready at ', '');
  expect((await fetch(portal)).status).toBe(200);
  const answer = await fetch(new URL('/auth/admin-login', portal), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'coinop-demo' }),
  });
  expect(answer.status).toBe(200);
});
