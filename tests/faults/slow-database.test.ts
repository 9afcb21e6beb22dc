import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../shared.ts';
import { testInFull } from '../test-in-full.ts';
import { type Answered, type Cluster, startCluster } from './cluster.ts';
import { someWithdrawals } from './reviews.ts';
import { type SlowLine, slowLine } from './slow-line.ts';
import { report, size } from './suite.ts';

const LIST = '/admin/withdrawal/withdrawals';
/** In the short form one round of calls, each of which waits for seconds. */
const BLACK_HOLE_MS = size(1, 30_000);

let line: SlowLine;
let cluster: Cluster;
let ids: string[];

beforeAll(async () => {
  const database = await createDatabase();
  const url = new URL(database.url);
  line = await slowLine(Number(url.port));
  url.port = String(line.port);
  cluster = await startCluster({ processes: 1, database, databaseUrl: url.href });
  ids = await someWithdrawals(cluster, 'SLOW', size(20, 120));
});
afterAll(async () => {
  await cluster?.close();
  await line?.close();
});

let operations = 0;
let faults = 0;
let next = 0;

/** The longest wait in milliseconds: only printed, because it also depends on the machine. */
let slowestMs = 0;

async function noted(call: Promise<Answered>): Promise<Answered> {
  const start = performance.now();
  const answer = await call;
  operations += 1;
  slowestMs = Math.max(slowestMs, performance.now() - start);
  return answer;
}

/** Concurrent reads and writes. */
function someCalls(): Promise<Answered[]> {
  const reviews = ids
    .slice(next, next + 4)
    .map((id) => cluster.call(0, { path: `${LIST}/${id}/approve`, body: {}, key: id }));
  next += 4;
  const reads = [LIST, `${LIST}/summary`, '/api/admin/transactions', '/api/admin/system/status'].map((path) =>
    cluster.call(0, { method: 'GET', path }),
  );
  return Promise.all([...reviews, ...reads].map(noted));
}

/** For calls while the connection is bad: they must be answered before it recovers, or clients would time out. */
function expectAnswers(calls: Answered[]): void {
  faults += 1;
  for (const answer of calls) {
    expect(answer, 'every call has an answer').toBeDefined();
    expect([200, 503]).toContain(answer?.status);
  }
}

/** Calls until one succeeds. */
async function expectRecovery(): Promise<void> {
  await expect
    .poll(async () => (await cluster.call(0, { method: 'GET', path: `${LIST}/summary` }))?.status, { timeout: 60_000 })
    .toBe(200);
}

testInFull('a line that is two seconds late: every call is answered', async () => {
  line.set({ kind: 'late', ms: 2_000 });
  expectAnswers(await someCalls());
  line.set({ kind: 'well' });
  await expectRecovery();
});

test('a black hole: every call is answered with 503 while it lasts', async () => {
  line.set({ kind: 'black hole' });
  const end = performance.now() + BLACK_HOLE_MS;
  while (performance.now() < end) {
    const calls = await someCalls();
    expectAnswers(calls);
    expect(calls.filter((answer) => answer?.status === 200)).toEqual([]);
  }
  line.set({ kind: 'well' });
  await expectRecovery();
});

test('connections that are reset while calls are under way: each is answered', async () => {
  for (let times = 0; times < size(2, 3); times++) {
    line.set({ kind: 'late', ms: 200 });
    const calls = someCalls();
    await after(300);
    line.reset();
    expectAnswers(await calls);
    line.set({ kind: 'well' });
    await expectRecovery();
  }
});

test('what was answered with 503 can be asked again with its key, and is done once', async () => {
  for (const id of ids.slice(0, next)) {
    const answer = await cluster.call(0, { path: `${LIST}/${id}/approve`, body: {}, key: id });
    expect([id, answer?.status]).toEqual([id, 200]);
  }
});

testInFull('two connections for 64 writers: each is answered, and done or refused as a whole', async () => {
  const narrow = await startCluster({ processes: 1, env: { DATABASE_CONNECTIONS: '2' } });
  try {
    const open = await someWithdrawals(narrow, 'NARROW', 64);
    const calls = await Promise.all(
      open.map((id) => noted(narrow.call(0, { path: `${LIST}/${id}/approve`, body: {}, key: id }))),
    );
    for (const answer of calls) expect([200, 503]).toContain(answer?.status);
    expect(await narrow.broken()).toEqual([]);
  } finally {
    await narrow.close();
  }
});

test('nothing was lost, and nothing went unhandled', async () => {
  const broken = await cluster.broken();
  process.stdout.write(`slow database: the longest wait was ${(slowestMs / 1000).toFixed(1)} s\n`);
  report('slow database', { operations, faults, books: broken.length === 0 ? 'balanced' : 'not balanced' });
  expect(broken).toEqual([]);
  expect(cluster.output().match(/.*(unhandled|uncaught).*/gi)).toBeNull();
});
