import { desc, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../server/authentication/passwords.ts';
import { type Connection, connectReplica, connectServer, type Source } from '../../server/db/connect.ts';
import { Reads } from '../../server/db/reads.ts';
import { Replica } from '../../server/db/replica.ts';
import { admins, games, players, sessions } from '../../server/db/schema.ts';
import type { SessionMark } from '../../server/domain/session-mark.ts';
import { type Postgres, startPostgres, startReplica } from '../postgres.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { aWithdrawal, PASSWORD } from './server-under-test.ts';

// Two processes of the server over one PostgreSQL and a real streaming replica of it. What is paused on the replica is its
// replaying: it receives everything and shows nothing of it.

const LIST = '/admin/withdrawal/withdrawals';

let postgres: Postgres;
let standby: Postgres;
let primary: Connection;
let replica: ReturnType<typeof connectReplica>;
let servers: ServerProcess[];

beforeAll(async () => {
  postgres = await startPostgres();
  primary = await connectServer(postgres.url);
  const { db } = primary;
  await db.insert(admins).values({ adminId: 'adm_1', username: 'admin', passwordHash: await hashPassword(PASSWORD) });
  const game = { gameName: 'Starfall', developer: 'Ninth Orbit', genre: 'shooter', platformFeeBps: 500 };
  await db.insert(games).values({ ...game, gameId: 'starfall' });
  await db.insert(players).values({ playerId: 'PLR-1', email: 'mara@example.com', displayName: 'Mara' });
  standby = await startReplica(postgres);
  replica = connectReplica(standby.url, 3);
  // A rail that does not answer, so that what is sent stays as it is.
  const env = {
    DATABASE_URL: postgres.url,
    DATABASE_REPLICA_URL: standby.url,
    DATABASE_REPLICA_LAG: '3600',
    PAYMENT_RAIL: 'http://127.0.0.1:9',
  };
  servers = await Promise.all([1, 2].map(() => startServer(env)));
}, 180_000);
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.kill()));
  await Promise.all([primary?.close(), replica?.close()]);
  standby?.remove();
  postgres?.remove();
});
afterEach(() => replica.db.execute(sql`select pg_wal_replay_resume()`));

const server = (number: number) => servers[number] as ServerProcess;
const pause = () => replica.db.execute(sql`select pg_wal_replay_pause()`);

async function readValue<T>({ db }: Source, value: ReturnType<typeof sql>): Promise<T> {
  const { rows } = (await db.execute(sql`select ${value} as value`)) as { rows: { value: T }[] };
  return rows[0]?.value as T;
}

/** Waits until the replica shows all that the primary has committed. */
async function caughtUp(): Promise<void> {
  const position = await readValue<string>(primary, sql`pg_current_wal_lsn()::text`);
  await expect.poll(() => readValue(replica, sql`pg_last_wal_replay_lsn() >= ${position}::pg_lsn`)).toBe(true);
}

const call = async (number: number, token: string, path: string, init: RequestInit = {}) =>
  fetch(server(number).origin + path, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  });

async function signIn(number = 0): Promise<string> {
  const body = JSON.stringify({ username: 'admin', password: PASSWORD });
  const answer = await call(number, 'x', '/auth/admin-login', { method: 'POST', body });
  return (await answer.json()).access_token;
}

/** Waits until the process's list is read from the replica: there is something there that is nowhere else. */
async function readsFromReplica(number: number, token: string): Promise<void> {
  await expect
    .poll(async () => {
      const before = await readsAtReplica();
      expect((await call(number, token, LIST)).status).toBe(200);
      return (await readsAtReplica()) > before;
    })
    .toBe(true);
}

/** How often a list of withdrawals was the last thing that a connection of the servers was asked on the replica. */
async function readsAtReplica(): Promise<number> {
  return Number(
    await readValue(
      replica,
      sql`(select coalesce(sum(extract(epoch from query_start) * 1000), 0)::bigint from pg_stat_activity
        where query like 'select "withdrawals".%')`,
    ),
  );
}

async function newestSession(): Promise<SessionMark> {
  const [session] = await primary.db
    .select({ tokenHash: sessions.tokenHash, lastActiveAt: sql<string>`${sessions.lastActiveAt}::text` })
    .from(sessions)
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  if (!session) throw new Error('somebody has signed in');
  return { ...session, activeJustNow: false };
}

const statusIn = async (answer: Response, id: string) =>
  (await answer.json()).withdrawals.find((row: { withdrawal_id: string }) => row.withdrawal_id === id)?.status;

const approve = (number: number, token: string, id: string) =>
  call(number, token, `${LIST}/${id}/approve`, { method: 'POST', body: '{}' });

test('lists are read from the replica: while it stands still, what others do does not show', async () => {
  const id = await aWithdrawal(primary.db);
  const [token, other] = [await signIn(0), await signIn(1)];
  await caughtUp();
  await readsFromReplica(0, token);
  await pause();
  expect((await approve(1, other, id)).status).toBe(200);
  expect(await statusIn(await call(0, token, LIST), id)).toBe('pending_review');
  // One withdrawal is read where it is decided.
  expect((await (await call(0, token, `${LIST}/${id}`)).json()).status).toBe('approved');
});

test('whoever approves sees it in the next list, on either process, though the replica stands still', async () => {
  const id = await aWithdrawal(primary.db);
  const [token, other] = [await signIn(0), await signIn(1)];
  await caughtUp();
  for (const number of [0, 1]) await readsFromReplica(number, token);
  await pause();
  for (const [status, path] of [
    ['approved', 'approve'],
    ['processing', 'process'],
  ]) {
    const answer = await call(0, token, `${LIST}/${id}/${path}`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(200);
    for (const number of [0, 1]) expect(await statusIn(await call(number, token, LIST), id)).toBe(status);
  }
  // For the other it is as the replica has it, and so the first did not read there.
  expect(await statusIn(await call(1, other, LIST), id)).toBe('pending_review');

  await replica.db.execute(sql`select pg_wal_replay_resume()`);
  await caughtUp();
  await readsFromReplica(0, token);
  expect(await statusIn(await call(0, token, LIST), id)).toBe('processing');
});

test('an export is read from the replica as well', async () => {
  const token = await signIn();
  await caughtUp();
  await readsFromReplica(0, token);
  await pause();
  await primary.db.execute(sql`
    insert into transactions (transaction_id, transaction_type, player_id, game_id, amount_cents, status)
    values ('T-1', 'purchase', 'PLR-1', 'starfall', 100, 'pending')`);
  const exported = async () => (await call(0, token, '/api/admin/transactions/export')).text();
  expect(await exported()).not.toContain('T-1');
  await replica.db.execute(sql`select pg_wal_replay_resume()`);
  await caughtUp();
  expect(await exported()).toContain('T-1');
});

test('a replica that is further behind than it may be is not read from, until it has caught up', async () => {
  let now = 0;
  const changes: boolean[] = [];
  const onChange = (usable: boolean) => changes.push(usable);
  const source = replica;
  const watched = new Replica({ source, primary: primary.db, onChange, longestLagMs: 5_000, now: () => now });
  await signIn();
  await caughtUp();
  const mark = await newestSession();
  expect(await watched.has(mark)).toBe(false);
  await watched.look();
  expect(await watched.has(mark)).toBe(true);

  await pause();
  await aWithdrawal(primary.db);
  now = 5_000;
  await watched.look();
  expect(await watched.has(mark)).toBe(true);
  now = 5_001;
  await watched.look();
  expect(await watched.has(mark)).toBe(false);

  await replica.db.execute(sql`select pg_wal_replay_resume()`);
  await caughtUp();
  await watched.look();
  expect(await watched.has(mark)).toBe(true);
  expect(changes).toEqual([true, false, true]);
});

test('a replica that is not behind because nothing happens is read from', async () => {
  let now = 0;
  const onChange = () => {};
  const options = { source: replica, primary: primary.db, onChange, longestLagMs: 5_000, now: () => now };
  const watched = new Replica(options);
  await signIn();
  await caughtUp();
  await watched.look();
  now = 3_600_000;
  await watched.look();
  expect(await watched.has(await newestSession())).toBe(true);
});

test('what is no replica, or no longer one, is not read from', async () => {
  const changes: unknown[] = [];
  const promoted = new Replica({
    source: primary,
    primary: primary.db,
    onChange: (...args) => changes.push(args),
    longestLagMs: 5_000,
  });
  await promoted.look();
  expect(await promoted.has({ tokenHash: 'x', lastActiveAt: '2026-01-01', activeJustNow: false })).toBe(false);
  expect(changes).toEqual([]);
});

test('a read that fails on the replica is made on the primary, and the next ones begin there', async () => {
  const changes: boolean[] = [];
  const onChange = (usable: boolean) => changes.push(usable);
  const watched = new Replica({ source: replica, primary: primary.db, onChange, longestLagMs: 60_000 });
  const reads = new Reads(primary, { replica: watched });
  await signIn();
  await caughtUp();
  await watched.look();
  const mark = await newestSession();
  const asked: unknown[] = [];
  const isReplica = (from: Source) => {
    asked.push(from.db);
    // Between its being chosen and its being read.
    if (asked.length === 1) standby.stop('immediate');
    return readValue<boolean>(from, sql`pg_is_in_recovery()`);
  };
  expect(await reads.anywhere(mark, isReplica)).toBe(false);
  expect(asked).toEqual([replica.db, primary.db]);
  expect(changes).toEqual([true, false]);
  expect(await reads.anywhere(mark, isReplica)).toBe(false);
  expect(asked).toHaveLength(3);
  standby.start();
  // Not before it answers again.
  await caughtUp();
  await watched.look();
  expect(await reads.anywhere(mark, isReplica)).toBe(true);
});

test('a replica that stops in the middle costs nobody an answer, and is read from again when it is back', async () => {
  const id = await aWithdrawal(primary.db);
  const token = await signIn();
  await caughtUp();
  await readsFromReplica(0, token);
  let stopped = false;
  const statuses: number[] = [];
  const reader = async () => {
    for (let after = 0; after < 20; after += stopped ? 1 : 0) {
      const answer = await call(0, token, LIST);
      statuses.push(answer.status);
      expect(await statusIn(answer, id)).toBe('pending_review');
    }
  };
  const readers = Promise.all(Array.from({ length: 4 }, reader));
  await expect.poll(() => statuses.length).toBeGreaterThan(8);
  await replica.close();
  standby.stop('immediate');
  stopped = true;
  await readers;
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect((await call(0, token, '/api/admin/transactions/export')).status).toBe(200);

  standby.start();
  replica = connectReplica(standby.url, 3);
  await caughtUp();
  await readsFromReplica(0, token);
});
