import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Connection, connectReplica, connectServer, type Source } from '../../server/db/connect.ts';
import { exportsFrom } from '../../server/db/export-source.ts';
import { Replica } from '../../server/db/replica.ts';
import { type Postgres, startPostgres, startReplica } from '../postgres.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { aWithdrawal, insertFirstRecords, signInAt } from './server-under-test.ts';

// A server on PostgreSQL with a real streaming replica. While its replay is paused, the replica receives everything and
// shows none of it.

const LIST = '/admin/withdrawal/withdrawals';

let postgres: Postgres;
let standby: Postgres;
let primary: Connection;
let replica: ReturnType<typeof connectReplica>;
let server: ServerProcess;

beforeAll(async () => {
  postgres = await startPostgres();
  primary = await connectServer(postgres.url);
  const { db } = primary;
  await insertFirstRecords(db);
  standby = await startReplica(postgres);
  replica = connectReplica(standby.url, 3);
  // A rail that does not answer, so that withdrawals stay processing.
  const env = {
    DATABASE_URL: postgres.url,
    DATABASE_REPLICA_URL: standby.url,
    DATABASE_REPLICA_LAG: '3600',
    PAYMENT_RAIL: 'http://127.0.0.1:9',
  };
  server = await startServer(env);
}, 180_000);
afterAll(async () => {
  await server?.kill();
  await Promise.all([primary?.close(), replica?.close()]);
  standby?.remove();
  postgres?.remove();
});
afterEach(() => replica.db.execute(sql`select pg_wal_replay_resume()`));

const pause = () => replica.db.execute(sql`select pg_wal_replay_pause()`);

async function readValue<T>({ db }: Source, value: ReturnType<typeof sql>): Promise<T> {
  const { rows } = (await db.execute(sql`select ${value} as value`)) as { rows: { value: T }[] };
  return rows[0]?.value as T;
}

/** Waits until the replica shows everything that the primary has committed. */
async function caughtUp(): Promise<void> {
  const position = await readValue<string>(primary, sql`pg_current_wal_lsn()::text`);
  await expect.poll(() => readValue(replica, sql`pg_last_wal_replay_lsn() >= ${position}::pg_lsn`)).toBe(true);
}

const call = async (token: string, path: string, init: RequestInit = {}) =>
  fetch(server.origin + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  });

const signIn = () => signInAt(server.origin);

const exported = async (token: string) => (await call(token, `${LIST}/export`)).text();

/** Waits until the server reads exports from the replica, which shows fewer rows while it is paused. */
async function readsFromReplica(token: string): Promise<void> {
  await expect
    .poll(async () => {
      await replica.db.execute(sql`select pg_wal_replay_resume()`);
      await caughtUp();
      await pause();
      const id = await aWithdrawal(primary.db);
      return (await exported(token)).includes(id);
    })
    .toBe(false);
}

function watch(options: Partial<ConstructorParameters<typeof Replica>[0]> = {}) {
  const changes: boolean[] = [];
  const onChange = (usable: boolean) => changes.push(usable);
  const watched = new Replica({ source: replica, primary: primary.db, onChange, longestLagMs: 5_000, ...options });
  return { watched, changes };
}

test('an export is read from the replica; everything else from the primary, so that everybody sees what was decided', async () => {
  const token = await signIn();
  await readsFromReplica(token);
  const id = await aWithdrawal(primary.db);
  expect((await call(token, `${LIST}/${id}/approve`, { method: 'POST', body: '{}' })).status).toBe(200);
  const { withdrawals } = await (await call(token, LIST)).json();
  expect(withdrawals).toContainEqual(expect.objectContaining({ withdrawal_id: id, status: 'approved' }));
  expect(await exported(token)).not.toContain(id);
  await replica.db.execute(sql`select pg_wal_replay_resume()`);
  await caughtUp();
  expect(await exported(token)).toContain(id);
});

test('a replica that is further behind than it may be is not read from, until it has caught up', async () => {
  let now = 0;
  const { watched, changes } = watch({ now: () => now });
  await caughtUp();
  expect(watched.isUsable).toBe(false);
  await watched.look();
  expect(watched.isUsable).toBe(true);

  await pause();
  await aWithdrawal(primary.db);
  now = 5_000;
  await watched.look();
  expect(watched.isUsable).toBe(true);
  now = 5_001;
  await watched.look();
  expect(watched.isUsable).toBe(false);

  await replica.db.execute(sql`select pg_wal_replay_resume()`);
  await caughtUp();
  await watched.look();
  expect(watched.isUsable).toBe(true);
  expect(changes).toEqual([true, false, true]);
});

test('a replica that is not behind because nothing happens is read from', async () => {
  let now = 0;
  const { watched } = watch({ now: () => now });
  await caughtUp();
  await watched.look();
  now = 3_600_000;
  await watched.look();
  expect(watched.isUsable).toBe(true);
});

test('what is no replica, or no longer one, is not read from', async () => {
  const { watched: promoted, changes } = watch({ source: primary });
  await promoted.look();
  expect(promoted.isUsable).toBe(false);
  expect(changes).toEqual([]);
});

test('an export that fails on the replica is read from the primary, and the next ones begin there', async () => {
  const { watched, changes } = watch({ longestLagMs: 60_000 });
  const readForExport = exportsFrom(primary, watched);
  await caughtUp();
  await watched.look();
  const asked: unknown[] = [];
  const isReplica = (from: Source) => {
    asked.push(from.db);
    // Between choosing the replica and reading from it.
    if (asked.length === 1) standby.stop('immediate');
    return readValue<boolean>(from, sql`pg_is_in_recovery()`);
  };
  expect(await readForExport(isReplica)).toBe(false);
  expect(asked).toEqual([replica.db, primary.db]);
  expect(changes).toEqual([true, false]);
  expect(await readForExport(isReplica)).toBe(false);
  expect(asked).toHaveLength(3);
  standby.start();
  // Used again only once it answers.
  await caughtUp();
  await watched.look();
  expect(await readForExport(isReplica)).toBe(true);
});

test('a replica that stops in the middle costs nobody an export, and is read from again when it is back', async () => {
  const id = await aWithdrawal(primary.db);
  const token = await signIn();
  await readsFromReplica(token);
  let stopped = false;
  const texts: string[] = [];
  const reader = async () => {
    for (let after = 0; after < 10; after += stopped ? 1 : 0) texts.push(await exported(token));
  };
  const readers = Promise.all([reader(), reader()]);
  await expect.poll(() => texts.length).toBeGreaterThan(4);
  await replica.close();
  standby.stop('immediate');
  stopped = true;
  await readers;
  expect(texts.filter((text) => !text.includes(id))).toEqual([]);

  standby.start();
  replica = connectReplica(standby.url, 3);
  await readsFromReplica(token);
});
