import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { connectEmbedded } from '../../server/db/connection/connect.ts';
import { notes } from '../../server/db/schema/players.ts';
import { openRestore } from '../../server/ledger/restore-mode.ts';
import { runBackup, type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { fillWithDemo } from '../shared.ts';

// `npm run backup` of the embedded database, whose server goes on meanwhile.

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let server: ServerProcess;
const inDirectory = (name: string) => join(directory.path, name);

beforeAll(async () => {
  directory = await temporaryDirectory();
  await fillWithDemo(inDirectory('data'));
  server = await startServer({ DATA_DIR: inDirectory('data') });
});
afterAll(async () => {
  await server?.kill();
  await directory?.remove();
});

async function tokenOf({ origin }: ServerProcess): Promise<string> {
  const answer = await fetch(`${origin}/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'coinop-demo' }),
  });
  return (await answer.json()).access_token;
}

test('what was acknowledged before a backup of the running server began is in the database that it becomes, which then waits', async () => {
  const token = await tokenOf(server);
  const note = async (index: number) => {
    const answer = await fetch(`${server.origin}/api/admin/players/PLR-00001/notes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: `Note ${index}` }),
    });
    expect(answer.status).toBe(200);
    // As many as an administrator may make in a minute, however fast the machine is.
    await setTimeout(100);
  };
  let acknowledged = 0;
  let isDone = false;
  const writing = (async () => {
    for (; !isDone; acknowledged++) await note(acknowledged);
  })();
  await expect.poll(() => acknowledged).toBeGreaterThan(5);
  const before = acknowledged;
  const made = await runBackup({ DATA_DIR: inDirectory('data') }, inDirectory('backup.tar.gz'));
  isDone = true;
  await writing;
  expect([made.code, made.output]).toEqual([0, expect.stringContaining('has the whole database')]);
  expect(acknowledged).toBeGreaterThan(before);
  expect((await stat(inDirectory('backup.tar.gz'))).mode & 0o077).toBe(0);
  const inItsPlace = await runBackup({ DATA_DIR: inDirectory('data') }, 'restore', inDirectory('backup.tar.gz'));
  expect([inItsPlace.code, inItsPlace.output]).toEqual([2, expect.stringContaining('There is a database in')]);

  const restored = await runBackup({ DATA_DIR: inDirectory('restored') }, 'restore', inDirectory('backup.tar.gz'));
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Payments and the feed wait.')]);
  expect(await readdir(inDirectory('restored'))).toEqual(['pglite']);
  const { db, close } = await connectEmbedded(inDirectory('restored'));
  try {
    const kept = await db.$count(notes, like(notes.text, 'Note %'));
    expect(kept).toBeGreaterThanOrEqual(before);
    expect(kept).toBeLessThanOrEqual(acknowledged);
    expect(await brokenInvariants(db)).toEqual([]);
    expect(await openRestore(db)).toMatchObject({ isCertain: true });
  } finally {
    await close();
  }
});
