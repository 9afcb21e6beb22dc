import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { hashSecret } from '../../server/authentication/tokens.ts';
import { type Connection, openServer } from '../../server/db/connection/connect.ts';
import { newServiceToken } from '../../server/secrets/service-token.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { paidKeys } from '../paid-keys.ts';
import { TEST_MS } from '../patience.ts';
import { administrate } from '../postgres.ts';
import { passwordHashOfThisWorker, signInAt } from '../server/server-under-test.ts';
import { runMigrate, type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { createDatabase, type TestDatabase } from '../shared.ts';
import { missing } from './acknowledged.ts';
import { countOf } from './cluster.ts';
import { type EverydayLoad, startLoad } from './everyday-load.ts';
import { firstRelease } from './first-release.ts';
import { someRevenue } from './payouts.ts';
import { type ProxiedServers, startProxied } from './proxied-servers.ts';
import { report } from './suite.ts';

// Two server processes behind a proxy that are replaced one after the other under load, by others of the same version and of the next one.

const ROUNDS = 3;
/** Between two steps, so that each step is one under load. */
const CALLS_BETWEEN = 500;
const OVER_WITHIN_MS = 300_000;

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let role: string;
let rail: ServerProcess;
let database: TestDatabase;
let env: Record<string, string>;
let connection: Connection;
let servers: ProxiedServers | undefined;

beforeEach(async () => {
  [directory, database] = await Promise.all([temporaryDirectory(), createDatabase('template1')]);
  const journal = { JOURNAL: join(directory.path, 'journal.jsonl'), RAIL_PORT: '0', DELAY_MS: '20' };
  rail = await startServer(journal, 'server/payments/rail/serve-simulator.ts');
  role = `rolling_${randomUUID().replaceAll('-', '')}`;
  await administrate(database.url, `create role ${role} login`);
  connection = openServer(database.url, 10, { connectMs: TEST_MS, queryMs: TEST_MS, idleMs: TEST_MS });
  env = {
    DATABASE_URL: Object.assign(new URL(database.url), { username: role }).href,
    DATABASE_OWNER_URL: database.url,
    AUDIT_HEAD_FILE: join(directory.path, 'heads'),
    PAYMENT_RAIL: rail.origin,
    PROCESS_AFTER: '0',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    // As by default: longer than the proxy takes to notice.
    DRAIN_SECONDS: '5',
  };
});
afterEach(async () => {
  await servers?.close();
  servers = undefined;
  await connection.close();
  await rail.kill();
  await database.remove();
  await administrate(database.url, `drop role ${role}`);
  await directory.remove();
});

async function migrate(folder?: string): Promise<void> {
  const { code, output } = await runMigrate(env, folder);
  expect({ code, output }).toMatchObject({ code: 0 });
}

/** Processes on a database that is migrated, with everybody at work. */
async function begin(folder?: string): Promise<EverydayLoad> {
  const program = await insertFirstRecords();
  await someRevenue(connection, 5_000_000, role);
  servers = await startProxied(env, folder);
  const token = await signInAt(servers.origin);
  return startLoad(servers.origin, token, program);
}

/**
 * An administrator, a program of the platform, a game and a player, by the columns that every release has.
 *
 * @returns the program's token
 */
async function insertFirstRecords(): Promise<string> {
  const { db } = connection;
  const { tokenId, token } = newServiceToken();
  await db.execute(sql`insert into admins (admin_id, username, password_hash, role_ids, owner_id) values
    ('adm_1', 'admin', ${await passwordHashOfThisWorker()}, '{administrator}', null),
    ('svc_platform', 'platform-sync', 'none', '{platform}', 'adm_1')`);
  await db.execute(sql`insert into service_tokens (token_id, admin_id, token_hash, networks, expires_at) values
    (${tokenId}, 'svc_platform', ${hashSecret(token)}, '{}', now() + interval '90 days')`);
  await db.execute(sql`insert into games (game_id, game_name, developer, genre, platform_fee_bps) values
    ('starfall', 'Starfall', 'Ninth Orbit', 'shooter', 500)`);
  await db.execute(sql`insert into players (player_id, email, display_name) values
    ('PLR-1', 'mara@example.com', 'Mara')`);
  return token;
}

async function goOn(load: EverydayLoad): Promise<void> {
  const until = load.calls() + CALLS_BETWEEN;
  await expect.poll(load.calls, { timeout: OVER_WITHIN_MS }).toBeGreaterThan(until);
}

async function expectNothingLost(name: string, load: EverydayLoad, stops: number[]): Promise<void> {
  await load.stop();
  const { db } = connection;
  const unpaid = sql`select from withdrawals where status in ('approved', 'processing')`;
  await expect.poll(() => countOf(db, unpaid), { timeout: OVER_WITHIN_MS }).toBe(0);
  await expect.poll(() => wrongSums(db), { timeout: OVER_WITHIN_MS }).toEqual([]);
  const lost = await missing(db, load.acknowledged);
  const broken = await brokenInvariants(db);
  const completed = await countOf(db, sql`select from withdrawals where status = 'completed'`);
  const paid = (await paidKeys(rail.origin)).map((key) => key.split(':')[1]);
  const seconds = stops.map((ms) => (ms / 1_000).toFixed(1)).join(', ');
  process.stdout.write(
    `${name}: ${load.calls()} calls, ${load.failures.length} failed; a process took ${seconds} s to stop\n`,
  );
  report(name, {
    operations: load.calls(),
    faults: stops.length,
    lost: lost.length,
    double: paid.length - new Set(paid).size,
    stuck: load.failures.length,
    books: broken.length === 0 ? 'balanced' : 'not balanced',
  });
  expect({ failures: load.failures, lost, broken }).toEqual({ failures: [], lost: [], broken: [] });
  expect([new Set(paid).size, paid.length]).toEqual([completed, completed]);
  // Each process had some, which ended and were followed by others.
  expect(load.streams()).toBeGreaterThanOrEqual(stops.length);
  const output = servers?.output() ?? '';
  expect(output.match(/.*(unhandled|uncaught|did not end in time|a step failed).*/gi)).toBeNull();
}

test('processes are replaced one after the other, again and again, and no call fails', async () => {
  await migrate();
  const load = await begin();
  const stops: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const index of [0, 1]) {
      await goOn(load);
      stops.push((await servers?.replace(index)) ?? 0);
    }
  }
  await goOn(load);
  await expectNothingLost('replaced in turn', load, stops);
  expect(load.brokenStreams).toEqual([]);
}, 1_200_000);

test('the next release takes the place of the first one, whose calls go on on the migrated database, and no call fails', async () => {
  const folder = firstRelease(directory.path);
  await migrate(folder);
  const load = await begin(folder);
  await goOn(load);
  await migrate();
  // The first release on the schema of this one.
  await goOn(load);
  const stops: number[] = [];
  for (const index of [0, 1]) {
    stops.push((await servers?.replace(index)) ?? 0);
    await goOn(load);
  }
  // The first release breaks off streams that are opened while it stops: their screens open others.
  await expectNothingLost('upgraded', load, stops);
}, 1_200_000);
