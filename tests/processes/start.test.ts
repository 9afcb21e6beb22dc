import { chmod, cp, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { release } from '../../server/db/release.ts';
import { freePort } from '../postgres.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { fillWithDemo } from '../shared.ts';

// The server as a process of its own on the embedded database.

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
const running: ServerProcess[] = [];

beforeAll(async () => {
  directory = await temporaryDirectory();
  await fillWithDemo(directory.path);
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.kill()));
  await directory.remove();
});

async function start(env: Record<string, string> = {}, ...command: [script?: string, program?: string]) {
  const server = await startServer({ DATA_DIR: directory.path, ...env }, ...command);
  running.push(server);
  return server;
}

/** Only the owner may access what the server has put into the directory. */
async function expectPrivate(path: string) {
  const entries = (await readdir(path, { recursive: true })).filter((name) => name !== 'program-of-theirs');
  expect(entries.length).toBeGreaterThan(100);
  const open: string[] = [];
  for (const entry of entries) if (((await stat(join(path, entry))).mode & 0o077) !== 0) open.push(entry);
  expect(open).toEqual([]);
}

/** Signs in, and returns the headers that the session's calls have. */
async function signIn({ origin }: ServerProcess): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'coinop-demo' }),
  });
  return { authorization: `Bearer ${(await answer.json()).access_token}`, 'content-type': 'application/json' };
}

/** The session that was given out just before the process was killed. */
let outlived: Record<string, string>;

// One data directory all along: what each of these leaves behind is what the next one finds.

test('a second process is refused in words, and one that was killed leaves no lock behind that holds up the next', async () => {
  const killed = await start();
  // The first line of the log says what runs.
  expect(JSON.parse(killed.output().split('\n')[0] ?? '')).toMatchObject({ ...release(), msg: 'starting' });
  await expect(start()).rejects.toThrow(/data directory .* is in use by another process \(process id \d+\)/);
  outlived = await signIn(killed);
  await killed.kill();
});

test('a signal to `npm start` ends the server too, and what was approved, and a session, are still there after it, as after a kill, for its owner alone', async () => {
  await chmod(directory.path, 0o755);
  const program = join(directory.path, 'program-of-theirs');
  await writeFile(program, '#!/bin/sh\n', { mode: 0o755 });
  const metricsPort = await freePort();
  const before = await start({ METRICS_PORT: String(metricsPort), LOG_LEVL: 'info' }, 'start', 'npm');
  expect(before.output()).toContain('Sign in as admin / coinop-demo');
  // Its figures are at the port of the setting, and not at its own.
  const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  expect((await metrics.text()).split('\n')).toContain('coinop_database_up 1');
  expect((await fetch(`${before.origin}/metrics`)).status).toBe(404);
  expect(before.output()).toContain('LOG_LEVL is not a setting. Did you mean LOG_LEVEL?');
  expect((await fetch(`${before.origin}/api/admin/me`, { headers: outlived })).status).toBe(200);
  const headers = await signIn(before);
  const list = await fetch(`${before.origin}/admin/withdrawal/withdrawals?status=pending_review`, { headers });
  const id = (await list.json()).withdrawals[0].withdrawal_id;
  const path = `/admin/withdrawal/withdrawals/${id}`;
  const approved = await fetch(`${before.origin}${path}/approve`, {
    method: 'POST',
    headers,
    body: '{"notes":"Fine"}',
  });
  expect(approved.status).toBe(200);
  expect(await before.stop('SIGTERM')).toBe(0);

  // If npm had left a server behind, it would still hold the data directory.
  const after = await start({}, 'start', 'npm');
  const answer = await fetch(after.origin + path, { headers });
  expect(await answer.json()).toMatchObject({ withdrawal_id: id, status: 'approved', notes: 'Fine' });
  expect(await after.stop('SIGINT')).toBe(0);
  expect(await readdir(directory.path)).not.toContain('server.lock');
  await expectPrivate(directory.path);
  // A directory that holds other things is not the server's to close.
  expect((await stat(program)).mode & 0o777).toBe(0o755);
  expect((await stat(directory.path)).mode & 0o777).toBe(0o755);
});

test('`npm start` ends when the portal cannot be built, and serves nothing', async () => {
  const folder = await temporaryDirectory();
  // Without index.html there is nothing to build.
  for (const name of ['server', 'node_modules', 'package.json']) await symlink(resolve(name), join(folder.path, name));
  await cp('build', join(folder.path, 'build'), { recursive: true });
  const env = { DATA_DIR: directory.path };
  const started = startServer(env, 'build/start.ts', process.execPath, folder.path);
  await expect(started).rejects.toThrow(
    /^The server ended with code 1:[\s\S]*Build failed[\s\S]*had to stop: The portal could not be built/,
  );
  await folder.remove();
});
