import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { readRelease } from '../../server/db/release.ts';
import { temporaryDirectory } from '../server-process.ts';
import { listener } from './listener.ts';
import { packRelease } from './packed-release.ts';

// The release of `npm run package`, made twice, and unpacked where nothing else is.

let name: string;
let archive: string;
let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
const within = (...path: string[]) => join(folder.path, ...path);

beforeAll(async () => {
  folder = await temporaryDirectory();
  for (const time of ['first', 'second']) name = packRelease(within(time));
  archive = `${name}.tgz`;
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

test('file, folder, image, /version and the start name the version and the commit', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { version: packed, commit = '' } = readRelease(within(name));
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  const isDirty = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }) !== '';
  expect([packed, commit]).toEqual([isDirty ? `${version}-dirty` : version, head]);
  expect(name).toBe(`coinop-admin-${packed}-${commit.slice(0, 10)}`);
  const { services } = parse(readFileSync(within(name, 'compose.yaml'), 'utf8'));
  const image = name.replace('admin-', 'admin:');
  expect([services.migrate.image, services.admin.image]).toEqual([image, image]);
  expect(readFileSync(within(name, 'Dockerfile'), 'utf8')).toContain(`docker build -t ${image} .`);
});

test('what its pages mention is in it, unless they say that it is in a clone', () => {
  const root = within(name);
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const pages = globSync(['*.md', 'docs/**/*.md', 'sdk/*.md'], { cwd: root });
  expect(pages).toEqual(
    expect.arrayContaining(['RELEASES.md', 'docs/operations.md', 'docs/decisions/how-are-migrations-known.md']),
  );
  const missing = pages.flatMap((page) => {
    const [title = '', first = '', ...others] = readFileSync(join(root, page), 'utf8').split('\n\n');
    if (/\bclone\b/.test(title + first)) return [];
    return [title, first, ...others]
      .filter((paragraph) => !/\bclone\b/.test(paragraph))
      .flatMap((paragraph) => [
        ...[...paragraph.matchAll(/npm run(?: -s)? ([\w:-]+)/g)].filter(([, script = '']) => !(script in scripts)),
        ...[...paragraph.matchAll(/`((?:build|deploy|docs|mocks|openapi|sdk|server|src|tests)\/[\w./-]+)`/g)].filter(
          ([, path = '']) => !existsSync(join(root, path)),
        ),
      ])
      .map(([mention]) => `${page}: ${mention}`);
  });
  expect(missing).toEqual([]);
});

test('has no compiler, and a bill of materials with the packages of the server and of the portal', () => {
  const inRelease = (packageName: string) => existsSync(within(name, 'node_modules', packageName));
  expect(['pg', 'hono', 'typescript', 'vite', 'esbuild', 'react'].filter(inRelease)).toEqual(['pg', 'hono']);
  const bill = JSON.parse(readFileSync(within(name, 'sbom.cdx.json'), 'utf8'));
  const names = bill.components.map((component: { name: string }) => component.name);
  expect(names).toEqual(expect.arrayContaining(['pg', 'hono', 'react', '@mantine/core']));
  expect(names).not.toContain('vite');
});

test('runs on Node alone, and lets the demo’s administrator in', async () => {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: within(name),
    env: { PORT: '0', DATA_DIR: within('data'), DEMO_TRANSACTIONS: '300', DEMO_LIVE: 'off', DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  });
  const line = await listener([child.stdout, child.stderr])(/(Creating the demo.*\n)+[\s\S]* is ready at \S+/);
  const { version, commit = '' } = readRelease(within(name));
  expect(line).toContain(`Coinop Admin ${version} (${commit.slice(0, 10)}) is ready`);
  // A line per step, the first of which begins before there is a database.
  expect(line.match(/^Creating the demo.*…$/gm)).toEqual([
    `Creating the demo's database in ${within('data')} …`,
    ...['60 players', '300 transactions', 'withdrawals, revenue and the audit log', 'rollups, for the figures'].map(
      (step) => `Creating the demo: ${step} …`,
    ),
    'Creating the demo: indexes …',
    'Creating the demo: statements of the bank …',
  ]);
  const portal = line.replace(/[\s\S]* is ready at /, '');
  expect(await (await fetch(new URL('/version', portal))).json()).toEqual({ version, commit });
  expect((await fetch(portal)).status).toBe(200);
  const answer = await fetch(new URL('/auth/admin-login', portal), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'coinop-demo' }),
  });
  expect(answer.status).toBe(200);
});
