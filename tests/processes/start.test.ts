import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { fillWithDemo } from '../shared.ts';

// The server as a process of its own on the embedded database.

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let running: ServerProcess[] = [];

beforeEach(async () => {
  directory = await temporaryDirectory();
  await fillWithDemo(directory.path);
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.kill()));
  running = [];
  await directory.remove();
});

async function start(env: Record<string, string> = {}, ...command: [script?: string, program?: string]) {
  const server = await startServer({ DATA_DIR: directory.path, ...env }, ...command);
  running.push(server);
  return server;
}

/** Only the owner may access the directory and everything in it. */
async function expectPrivate(path: string) {
  const entries = await readdir(path, { recursive: true });
  expect(entries.length).toBeGreaterThan(100);
  const open: string[] = [];
  for (const entry of ['.', ...entries]) if (((await stat(join(path, entry))).mode & 0o077) !== 0) open.push(entry);
  expect(open).toEqual([]);
}

test('a signal to `npm start` ends the server too, and what was approved, and a session, are still there after it, for its owner alone', async () => {
  await chmod(directory.path, 0o755);
  const program = join(directory.path, 'program-of-theirs');
  await writeFile(program, '#!/bin/sh\n', { mode: 0o755 });
  const before = await start({}, 'start', 'npm');
  expect(before.output()).toContain('Sign in as admin / coinop-demo');
  const signIn = await fetch(`${before.origin}/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'coinop-demo' }),
  });
  const headers = {
    authorization: `Bearer ${(await signIn.json()).access_token}`,
    'content-type': 'application/json',
  };
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
  running = [];

  // If npm had left a server behind, it would still hold the data directory.
  const after = await start({}, 'start', 'npm');
  const answer = await fetch(after.origin + path, { headers });
  expect(await answer.json()).toMatchObject({ withdrawal_id: id, status: 'approved', notes: 'Fine' });
  expect(await after.stop('SIGINT')).toBe(0);
  running = [];
  expect(await readdir(directory.path)).not.toContain('server.lock');
  await expectPrivate(directory.path);
  expect((await stat(program)).mode & 0o777).toBe(0o700);
});

test('a second process on the same data directory is refused in words', async () => {
  await start();
  await expect(start()).rejects.toThrow(/data directory .* is in use by another process \(process id \d+\)/);
});

test('a process that was killed leaves no lock behind that holds up the next', async () => {
  const killed = await start();
  await killed.kill();
  running = [];
  expect((await fetch(`${(await start()).origin}/readyz`)).status).toBe(200);
});

test('the demo sign-in is not shown to the network', async () => {
  await expect(start({ HOST: '0.0.0.0' })).rejects.toThrow(/demo sign-in/);
});
