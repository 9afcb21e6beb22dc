import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aColleague } from '../server/server-under-test.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { fillWithDemo } from '../shared.ts';
import { describeInFull } from '../test-in-full.ts';
import { type Cluster, each, randomOf, startCluster } from './cluster.ts';
import { report, size } from './suite.ts';

// Exports whose clients disconnect before, during or after the answer: every slot is released.

const EXPORTS = ['/api/admin/exports/transactions', '/api/admin/exports/withdrawals'];
/** Maximum of concurrent exports per process. */
const SLOTS = 3;
/** When the connection is reset after the request: from before the query starts until lines have arrived. */
const MAX_MS = 40;

/** Sends a request and resets the connection a moment later. */
function resetAfter(origin: string, path: string, token: string, method: string, ms: number): Promise<void> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {});
    socket.once('close', () => resolve());
    // The answer is not read, as with a client that stopped reading.
    socket.once('connect', () => {
      socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`);
      setTimeout(() => socket.resetAndDestroy(), ms);
    });
  });
}

async function resetMany(origins: string[], tokens: string[], count: number): Promise<void> {
  const random = randomOf(count);
  const plan = Array.from({ length: count }, (_, index) => ({
    origin: origins[index % origins.length] ?? '',
    path: EXPORTS[Math.floor(random() * EXPORTS.length)] ?? '',
    method: random() < 0.1 ? 'HEAD' : 'GET',
    ms: random() * MAX_MS,
  }));
  await each(count, 6, async (index) => {
    const { origin, path, method, ms } = plan[index] as (typeof plan)[number];
    await resetAfter(origin, path, tokens[index % tokens.length] ?? '', method, ms);
  });
}

/** How many exports a process starts at once: all of its slots, if none is leaked. */
async function slotsOf(origin: string, tokens: string[]): Promise<number> {
  const answers = await Promise.all(
    tokens.map((token) =>
      fetch(origin + EXPORTS[0], { headers: { authorization: `Bearer ${token}` } }).catch(() => undefined),
    ),
  );
  for (const answer of answers) await answer?.body?.cancel();
  return answers.filter((answer) => answer?.status === 200).length;
}

async function signIn(origin: string, username: string): Promise<string> {
  const answer = await fetch(`${origin}/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'coinop-demo' }),
  });
  return (await answer.json()).access_token;
}

describe('on PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster({ processes: size(1, 2) });
    await cluster.db.execute(sql`
      insert into transactions (transaction_id, transaction_type, player_id, game_id, amount_cents, fee_cents, status, notes)
      select 'T-' || n, 'purchase', 'PLR-1', 'starfall', 1000 + n, 0, 'completed', repeat('as it was ', 40)
      from generate_series(1, 4000) n`);
  });
  afterAll(() => cluster?.close());

  test('resets at random moments leave every slot free, and no connection behind', async () => {
    const count = size(100, 3_000);
    const colleagues = await Promise.all(['second', 'third'].map((name) => aColleague(cluster.db, name)));
    const tokens = [cluster.token, ...colleagues];
    await resetMany(cluster.origins, tokens, count);
    for (const origin of cluster.origins) {
      await expect.poll(() => slotsOf(origin, tokens)).toBe(SLOTS);
    }
    const running = async () => {
      const { rows } = (await cluster.db.execute(
        sql`select 1 from pg_stat_activity where application_name = 'coinop-admin-export'`,
      )) as { rows: unknown[] };
      return rows.length;
    };
    await expect.poll(running).toBe(0);
    report('exports', { operations: count, faults: count });
  });
});

// The slots are the same program on either database.
describeInFull('on the embedded database', () => {
  let server: ServerProcess;
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  beforeAll(async () => {
    directory = await temporaryDirectory();
    await fillWithDemo(directory.path);
    server = await startServer({ DATA_DIR: directory.path });
  });
  afterAll(async () => {
    await server?.kill();
    await directory?.remove();
  });

  test('resets at random moments leave every slot free', async () => {
    // Here an export keeps the process itself busy, and with three slots a leak shows as soon as on PostgreSQL.
    const count = size(60, 3_000);
    const names = ['admin', 'finance', 'auditor'];
    const tokens = await Promise.all(names.map((name) => signIn(server.origin, name)));
    await resetMany([server.origin], tokens, count);
    await expect.poll(() => slotsOf(server.origin, tokens)).toBe(SLOTS);
    report('exports-embedded', { operations: count, faults: count });
  });
});
