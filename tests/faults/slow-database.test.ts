import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../postgres.ts';
import { type Answered, type Cluster, startCluster } from './cluster.ts';
import { someWithdrawals } from './reviews.ts';
import { type SlowLine, slowLine } from './slow-line.ts';
import { report, size } from './suite.ts';

const LIST = '/admin/withdrawal/withdrawals';
const ANSWERED_WITHIN_MS = 10_000;
const RECOVERED_WITHIN_MS = 5_000;
const BLACK_HOLE_MS = size(5_000, 30_000);

let line: SlowLine;
let cluster: Cluster;
let ids: string[];

beforeAll(async () => {
  const postgres = await startPostgres();
  line = await slowLine(postgres.port);
  const databaseUrl = postgres.url.replace(String(postgres.port), String(line.port));
  cluster = await startCluster({ processes: 1, postgres, databaseUrl: () => databaseUrl });
  ids = await someWithdrawals(cluster, 'SLOW', 120);
});
afterAll(async () => {
  await cluster?.close();
  await line?.close();
});

let operations = 0;
let faults = 0;
let next = 0;

interface Timed {
  answer: Answered;
  ms: number;
}

async function timed(call: Promise<Answered>): Promise<Timed> {
  const start = performance.now();
  const answer = await call;
  operations += 1;
  return { answer, ms: performance.now() - start };
}

/** Reads and writes, all at once. */
function someCalls(): Promise<Timed[]> {
  const reviews = ids
    .slice(next, next + 4)
    .map((id) => cluster.call(0, { path: `${LIST}/${id}/approve`, body: {}, key: id }));
  next += 4;
  const reads = [LIST, `${LIST}/summary`, '/api/admin/transactions', '/api/admin/system/status'].map((path) =>
    cluster.call(0, { method: 'GET', path }),
  );
  return Promise.all([...reviews, ...reads].map(timed));
}

function expectAnswers(calls: Timed[]): void {
  faults += 1;
  for (const { answer, ms } of calls) {
    expect(answer, 'every call has an answer').toBeDefined();
    expect([200, 503]).toContain(answer?.status);
    expect(ms).toBeLessThan(ANSWERED_WITHIN_MS);
  }
}

/** Asks until a call works, and expects that within five seconds. */
async function expectRecovery(): Promise<void> {
  const start = performance.now();
  for (;;) {
    const answer = await cluster.call(0, { method: 'GET', path: `${LIST}/summary` });
    if (answer?.status === 200) break;
    expect(performance.now() - start).toBeLessThan(RECOVERED_WITHIN_MS);
    await after(50);
  }
  expect(performance.now() - start).toBeLessThan(RECOVERED_WITHIN_MS);
}

test('a line that is two seconds late: every call is answered in time', async () => {
  line.set({ kind: 'late', ms: 2_000 });
  expectAnswers(await someCalls());
  line.set({ kind: 'well' });
  await expectRecovery();
});

test('a black hole: every call is answered with 503 in time', async () => {
  line.set({ kind: 'black hole' });
  const end = performance.now() + BLACK_HOLE_MS;
  while (performance.now() < end) {
    const calls = await someCalls();
    expectAnswers(calls);
    expect(calls.map(({ answer }) => answer?.status).filter((status) => status === 200)).toEqual([]);
  }
  line.set({ kind: 'well' });
  await expectRecovery();
});

test('connections that are reset while calls are under way: each is answered', async () => {
  for (let times = 0; times < 3; times++) {
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

test('two connections for 64 writers: none waits longer than five seconds', async () => {
  const narrow = await startCluster({ processes: 1, env: { DATABASE_CONNECTIONS: '2' } });
  try {
    const open = await someWithdrawals(narrow, 'NARROW', 64);
    const calls = await Promise.all(
      open.map((id) => timed(narrow.call(0, { path: `${LIST}/${id}/approve`, body: {}, key: id }))),
    );
    for (const { answer, ms } of calls) {
      expect([200, 503]).toContain(answer?.status);
      expect(ms).toBeLessThan(RECOVERED_WITHIN_MS);
    }
    expect(await narrow.broken()).toEqual([]);
  } finally {
    await narrow.close();
  }
});

test('nothing was lost, and nothing went unhandled', async () => {
  const broken = await cluster.broken();
  report('slow database', { operations, faults, books: broken.length === 0 ? 'balanced' : 'not balanced' });
  expect(broken).toEqual([]);
  expect(cluster.output().match(/.*(unhandled|uncaught).*/gi)).toBeNull();
});
