import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { verifyAudit } from '../../server/audit/verify.ts';
import type { Connection } from '../../server/db/connection/connect.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { sessions } from '../../server/db/schema/people.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { readEntries } from '../../server/payments/rail/journal.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { installDebianPackage } from '../install.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { aProgram, insertFirstRecords, signInAt } from '../server/server-under-test.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { report, size } from './suite.ts';

// Two server processes on one database, one whose clock is five minutes ahead and one five minutes behind. Each is started once:
// first the one runs alone, then both, then the other one alone. Then one whose clock is set while it runs.

const AHEAD = '+5m';
const BEHIND = '-5m';
const ROUNDS = size(6, 100);

let postgres: TestDatabase;
let connection: Connection;
let rail: ServerProcess;
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let journalPath: string;
let ahead: ServerProcess;
let behind: ServerProcess;
let jumping: ServerProcess;
let operations = 0;

beforeAll(async () => {
  directory = await temporaryDirectory();
  journalPath = join(directory.path, 'journal.jsonl');
  [postgres, rail] = await Promise.all([
    createDatabase(),
    startServer({ JOURNAL: journalPath }, 'server/payments/rail/serve-simulator.ts'),
  ]);
  connection = await connectPatiently(postgres.url);
  await insertFirstRecords(connection.db);
});
afterAll(async () => {
  await Promise.all([rail?.kill(), ahead?.kill(), behind?.kill(), jumping?.kill()]);
  await connection?.close();
  await postgres?.remove();
  await directory?.remove();
});

/** The library that changes a process's clock. */
function fakeTime(): string {
  const found = () =>
    ['x86_64-linux-gnu', 'aarch64-linux-gnu']
      .map((machine) => `/usr/lib/${machine}/faketime/libfaketime.so.1`)
      .find((path) => existsSync(path));
  const library = found() ?? (installDebianPackage('faketime') ? found() : undefined);
  if (!library) throw new Error('libfaketime is not installed (Debian: apt-get install faketime)');
  return library;
}

/** A server with a wrong clock, which pays. Its timers are unaffected: they do not depend on the time of day. */
const serverWith = (clock: Record<string, string>) =>
  startServer({
    DATABASE_URL: postgres.url,
    LD_PRELOAD: fakeTime(),
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    PAYMENT_RAIL: rail.origin,
    PROCESS_AFTER: '4',
    ...clock,
  });

/** By how many minutes a server's clock is wrong. */
async function minutesOff({ origin }: ServerProcess): Promise<number> {
  const date = Date.parse((await fetch(`${origin}/healthz`)).headers.get('date') ?? '');
  // Never -0.
  return Math.round((date - Date.now()) / 60_000) + 0;
}

async function serverAt(offset: string): Promise<ServerProcess> {
  const server = await serverWith({ FAKETIME: offset });
  // Makes sure that the clock is really wrong; otherwise the suite would prove nothing.
  expect(await minutesOff(server)).toBe(Number.parseInt(offset, 10));
  return server;
}

async function call(server: ServerProcess, token: string, method: string, path: string): Promise<number> {
  operations += 1;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(server.origin + path, { method, headers, ...(method === 'POST' && { body: '{}' }) });
  await answer.arrayBuffer();
  return answer.status;
}

let made = 0;
async function aWithdrawal(): Promise<string> {
  const withdrawalId = `WDR-${++made}`;
  await requestWithdrawal(connection.db, {
    withdrawalId,
    playerId: 'PLR-1',
    gameId: 'starfall',
    status: 'pending_review',
    requestedCents: 25_000,
    feeCents: 625,
    bankName: 'First Meridian Bank',
    accountLast4: '4417',
    routingLast4: '0248',
  });
  return withdrawalId;
}

/** A withdrawal approved so many seconds ago. */
async function approvedAgo(seconds: number): Promise<string> {
  const id = await aWithdrawal();
  await changeWithdrawal(connection.db, SYSTEM, id, { action: 'approve' });
  const updatedAt = sql`now() - make_interval(secs => ${seconds}::float8)`;
  await connection.db.update(withdrawals).set({ updatedAt }).where(eq(withdrawals.withdrawalId, id));
  return id;
}

/** A withdrawal leased by some worker until so many seconds from now; negative when the lease has ended. */
async function leasedFor(seconds: number): Promise<string> {
  const id = await approvedAgo(0);
  await changeWithdrawal(connection.db, SYSTEM, id, { action: 'process' });
  const leaseUntil = sql`now() + make_interval(secs => ${seconds}::float8)`;
  await connection.db.update(withdrawals).set({ leaseUntil }).where(eq(withdrawals.withdrawalId, id));
  return id;
}

const statusesOf = async (ids: string[]): Promise<string[]> => {
  const rows = await connection.db.select().from(withdrawals).where(inArray(withdrawals.withdrawalId, ids));
  return ids.map((id) => rows.find((row) => row.withdrawalId === id)?.status ?? 'gone');
};
const soon = { timeout: 60_000, interval: 100 };

/** Withdrawals four minutes too early and half a minute overdue, for a single worker whose own clock is five minutes wrong. */
async function expectDatabaseToDecide(work: () => Promise<unknown>): Promise<void> {
  const cooling = await approvedAgo(0);
  const leased = await leasedFor(240);
  const isDue = await approvedAgo(270);
  const due = await leasedFor(-30);
  await work();
  await expect.poll(() => statusesOf([isDue, due]), soon).toEqual(['completed', 'completed']);
  // The worker looks for all four in the same query, so it has seen the others by the time that it sends the later one.
  const later = await approvedAgo(270);
  await expect.poll(() => statusesOf([later]), soon).toEqual(['completed']);
  expect(await statusesOf([cooling, leased])).toEqual(['approved', 'processing']);
  const asked = readEntries(await readFile(journalPath, 'utf8')).map(({ payment }) => payment.withdrawalId);
  expect(asked).not.toContain(leased);
  operations += 5;
}

test('the clock of the database ends cooling-off times and leases, also for a worker that is ahead', () =>
  expectDatabaseToDecide(async () => {
    ahead = await serverAt(AHEAD);
  }));

test('a session that is valid is valid on both, and one that has expired on neither', async () => {
  behind = await serverAt(BEHIND);
  for (const [from, to] of [
    [ahead, behind],
    [behind, ahead],
  ] as const) {
    const token = await signInAt(from.origin);
    for (const server of [from, to]) {
      expect(await call(server, token, 'GET', '/admin/withdrawal/withdrawals/summary')).toBe(200);
    }
    // The server that is ahead believes that the session expired three minutes ago.
    await connection.db.update(sessions).set({ expiresAt: sql`now() + interval '2 minutes'` });
    for (const server of [from, to]) {
      expect(await call(server, token, 'GET', '/admin/withdrawal/withdrawals/summary')).toBe(200);
    }
    // The server that is behind believes that it has three minutes left.
    await connection.db.update(sessions).set({ expiresAt: sql`now() - interval '2 minutes'` });
    for (const server of [from, to]) {
      expect(await call(server, token, 'GET', '/admin/withdrawal/withdrawals/summary')).toBe(401);
    }
  }
});

test('steps made by both are in the right order, with the times of the database', async () => {
  const token = await signInAt(ahead.origin);
  const [before] = await databaseTime();
  const ids: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const id = await aWithdrawal();
    ids.push(id);
    // One server approves, the other sends.
    const [first, second] = round % 2 === 0 ? [ahead, behind] : [behind, ahead];
    expect(await call(first, token, 'POST', `/admin/withdrawal/withdrawals/${id}/approve`)).toBe(200);
    expect(await call(second, token, 'POST', `/admin/withdrawal/withdrawals/${id}/process`)).toBe(200);
  }
  await expect.poll(() => statusesOf(ids).then((found) => new Set(found)), soon).toEqual(new Set(['completed']));
  const [after] = await databaseTime();

  const history = await connection.db
    .select()
    .from(withdrawalHistory)
    .where(inArray(withdrawalHistory.withdrawalId, ids))
    .orderBy(withdrawalHistory.id);
  const audit = await connection.db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.subjectId, ids))
    .orderBy(auditLog.auditId);
  const wrong: string[] = [];
  for (const id of ids) {
    const steps = history.filter(({ withdrawalId }) => withdrawalId === id);
    const entries = audit.filter(({ subjectId }) => subjectId === id);
    const actions = steps.map(({ action }) => action);
    if (actions.join() !== 'create,approve,process,complete') wrong.push(`${id} ${actions.join()}`);
    if (entries.map(({ action }) => action).join() !== 'withdrawal.approve,withdrawal.process,withdrawal.complete') {
      wrong.push(`${id} audit ${entries.map(({ action }) => action).join()}`);
    }
    for (const rows of [steps, entries]) {
      for (const [index, { createdAt }] of rows.entries()) {
        const earlier = rows[index - 1]?.createdAt ?? before;
        if (!earlier || !after || createdAt < earlier || createdAt > after)
          wrong.push(`${id} ${createdAt.toISOString()}`);
      }
    }
  }
  operations += ids.length;
  const executed = readEntries(await readFile(journalPath, 'utf8')).map(({ key }) => key);
  const broken = await brokenInvariants(connection.db);
  report('clock', {
    operations,
    faults: 2,
    lost: wrong.length,
    double: executed.length - new Set(executed).size,
    stuck: (await statusesOf(ids)).filter((status) => status !== 'completed').length,
    books: broken.length === 0 ? 'balanced' : 'not balanced',
  });
  expect(wrong).toEqual([]);
  expect(new Set(executed).size).toBe(executed.length);
  expect(broken).toEqual([]);
});

test('the clock of the database ends cooling-off times and leases, also for a worker that is behind', async () => {
  await ahead.kill();
  await expectDatabaseToDecide(async () => {});
});

test('a clock that is set by an hour, either way, while the server works, changes nothing for anybody', async () => {
  await behind?.kill();
  const clock = join(directory.path, 'clock');
  await writeFile(clock, '+0m');
  jumping = await serverWith({ FAKETIME_TIMESTAMP_FILE: clock, FAKETIME_NO_CACHE: '1' });
  const token = await signInAt(jumping.origin);
  const program = await aProgram(connection.db, 'adm_1');
  const get = (path: string, of = token) => call(jumping, of, 'GET', path);
  const EVENTS = '/api/platform/events?limit=1000';
  const endOfFeed = async (): Promise<string> => {
    const headers = { authorization: `Bearer ${program.token}` };
    return (await (await fetch(jumping.origin + EVENTS, { headers })).json()).next_cursor;
  };
  for (const minutes of [60, -60, 0]) {
    // Nothing happens meanwhile, so it is answered when the wait is over.
    const waiting = get(`${EVENTS}&wait=3&after=${await endOfFeed()}`, program.token);
    // Answered after it, so the wait has begun.
    await endOfFeed();
    await writeFile(clock, `${minutes < 0 ? '' : '+'}${minutes}m`);
    await expect.poll(() => minutesOff(jumping), soon).toBe(minutes);
    expect([minutes, await waiting]).toEqual([minutes, 200]);
    const id = await aWithdrawal();
    expect(await call(jumping, token, 'POST', `/admin/withdrawal/withdrawals/${id}/approve`)).toBe(200);
    const [due, cooling] = [await approvedAgo(270), await approvedAgo(0)];
    await expect.poll(() => statusesOf([due]), soon).toEqual(['completed']);
    expect(await statusesOf([cooling])).toEqual(['approved']);
    for (const path of ['/admin/withdrawal/withdrawals', '/api/admin/system/status', '/readyz']) {
      expect([minutes, path, await get(path)]).toEqual([minutes, path, 200]);
    }
  }
  expect(await jumping.stop()).toBe(0);
  expect(await verifyAudit(connection.db, [])).toMatchObject({ finding: undefined, unsealed: 0 });
  expect(await brokenInvariants(connection.db)).toEqual([]);
});

async function databaseTime(): Promise<Date[]> {
  const [row] = await connection.db.select({ at: sql<string>`clock_timestamp()` }).from(sql`(select) as nothing`);
  return row ? [new Date(row.at)] : [];
}
