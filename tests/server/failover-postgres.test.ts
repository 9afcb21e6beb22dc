import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { sealAudit } from '../../server/audit/commands.ts';
import { lastHead } from '../../server/audit/heads.ts';
import { exportHeads } from '../../server/audit/sealer.ts';
import { type Connection, connectServer } from '../../server/db/connection/connect.ts';
import { driverError, NotReplicated } from '../../server/db/errors.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SharedRead } from '../../server/db/shared-read.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { PaymentWorker } from '../../server/payments/payment-worker.ts';
import { feedPage } from '../../server/platform/events/queries.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { TEST_MS } from '../patience.ts';
import { temporaryDirectory } from '../server-process.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { aSession, aWithdrawal, insertFirstRecords } from './server-under-test.ts';
import { appOn } from './test-app.ts';
import { waitingForLock } from './waiting-for-lock.ts';

// A primary whose standby is gone, and connections to a server that is not the primary any more. With real standbys, and a primary that dies:
// tests/faults/failover.test.ts.

let database: TestDatabase;
let observer: Connection;
/** With a single connection, so that a session's setting holds for the next statement. */
let connection: Connection;
const logged: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });

beforeAll(async () => {
  database = await createDatabase();
  observer = await connectPatiently(database.url);
  await insertFirstRecords(observer.db);
});
beforeEach(async () => {
  connection = await connectServer(database.url, 1, { connectMs: TEST_MS, queryMs: TEST_MS, idleMs: TEST_MS });
  return () => connection.close();
});
afterAll(async () => {
  await observer?.close();
  await database?.remove();
});

/** The commits of the connection wait from now on, until it is replaced by another. */
const loseStandby = () => connection.db.execute(sql`set synchronous_commit = on`);

/** Does what a time limit does: breaks off the commit that waits for its standby. Resolves when others see what it committed. */
async function breakOffWait(): Promise<void> {
  const others = sql`pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
  const cancelled = sql`with waiting as materialized (select pid from ${others} and wait_event = 'SyncRep')
    select pg_cancel_backend(pid) from waiting`;
  await expect.poll(() => observer.db.execute(cancelled), { interval: 5 }).toMatchObject({ rowCount: 1 });
  const committing = sql`select from ${others} and backend_xid is not null`;
  await expect.poll(() => observer.db.execute(committing), { interval: 5 }).toMatchObject({ rowCount: 0 });
}

/** Does work whose commit is not replicated. */
async function unreplicated(work: () => Promise<unknown>): Promise<void> {
  await loseStandby();
  const outcome = work().then(() => 'it was told as certain', driverError);
  await breakOffWait();
  expect(await outcome).toBeInstanceOf(NotReplicated);
}

/** The calls of an administrator to a server with that connection. */
async function anAdministrator() {
  const token = await aSession(observer.db);
  const { db, ping } = connection;
  const app = appOn({ db, ping, log, portalDir: 'no-portal', answerWithinMs: TEST_MS });
  const call = (method: string, path: string, body?: object, key?: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    };
    return app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) }, {});
  };
  const withdrawals = '/admin/withdrawal/withdrawals';
  return {
    list: () => call('GET', withdrawals),
    reject: (id: string) => call('POST', `${withdrawals}/${id}/reject`, { reason: 'A reason' }, id),
  };
}

async function stepsOf(id: string): Promise<string[]> {
  const steps = await observer.db.select().from(withdrawalHistory).where(eq(withdrawalHistory.withdrawalId, id));
  return steps.map(({ action }) => action);
}

const backend = async () => {
  const [row] = await connection.db.select({ pid: sql`pg_backend_pid()`.mapWith(Number) }).from(sql`(select) as one`);
  return row?.pid;
};

test('a commit that was not replicated is an unknown outcome, also for a call that is made again, until it is replicated', async () => {
  const [id, other] = [await aWithdrawal(observer.db), await aWithdrawal(observer.db)];
  const { reject } = await anAdministrator();
  // That a permission is used is noted once a minute, by a commit of its own.
  expect((await reject(other)).status).toBe(200);
  for (const _ of ['the call', 'the same call again']) {
    await loseStandby();
    const before = await backend();
    const answering = reject(id);
    await breakOffWait();
    expect((await answering).status).toBe(503);
    expect(await backend()).not.toBe(before);
    expect(logged.pop()).toContain('The wait for a synchronous standby was broken off');
  }
  const answer = await reject(id);
  expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
  expect(await stepsOf(id)).toEqual(['create', 'reject']);
});

test('nothing is sent to the rail on the strength of a commit that was not replicated', async () => {
  const asked: string[] = [];
  const rail = {
    pay: async (key: string) => {
      asked.push(key);
      return { outcome: 'paid', reference: 'REF-1' } as const;
    },
  };
  const worker = new PaymentWorker({ db: connection.db, rail, log, processAfterMinutes: 0, leaseSeconds: 30 });
  // The worker's sign of life is a commit of its own, once in a while.
  expect(await worker.look()).toBe(false);
  const id = await aWithdrawal(observer.db, { status: 'approved' });
  for (const _ of ['that it is sent', 'the lease']) {
    await loseStandby();
    const looking = worker.look();
    await breakOffWait();
    expect(await looking).toBe(false);
  }
  const isThis = eq(withdrawals.withdrawalId, id);
  const [row] = await observer.db.select().from(withdrawals).where(isThis);
  expect(row).toMatchObject({ status: 'processing', askedAt: null });
  expect(row?.leaseUntil).not.toEqual(row?.updatedAt);
  expect(asked).toEqual([]);
  await observer.db.update(withdrawals).set({ leaseUntil: sql`now()` }).where(isThis);
  await worker.look();
  await worker.stop();
  expect(asked).toEqual([`withdrawal:${id}:1`]);
});

test('nothing leaves by the feed or the file of audit heads before it is replicated, also when others see it already', async () => {
  const { path, remove } = await temporaryDirectory();
  onTestFinished(remove);
  const feed = () => feedPage({ db: connection.db, shared: new SharedRead() }, undefined, 10);
  await feed();
  await changeWithdrawal(observer.db, SYSTEM, await aWithdrawal(observer.db), { action: 'approve' });
  // First the event gets its place, and then it is read.
  await unreplicated(feed);
  await unreplicated(feed);
  expect((await feed()).events).not.toEqual([]);
  const heads = join(path, 'heads');
  await unreplicated(() => sealAudit(connection.db));
  await unreplicated(() => exportHeads(connection.db, heads));
  expect(await lastHead(heads)).toBeUndefined();
  expect(await exportHeads(connection.db, heads)).toBe('exported');
  expect(await lastHead(heads)).toBeDefined();
});

test('a connection whose server is read-only is replaced after the transaction that found out', async () => {
  const write = () => connection.db.transaction((tx) => tx.execute(sql`create temporary sequence written`));
  await connection.db.execute(sql`set default_transaction_read_only = on`);
  await expect(write()).rejects.toMatchObject({ cause: { code: '25006' } });
  await write();
});

test('a call whose connection the database ends, as when it is shut down, is a 503 that has changed nothing, and the next one is served', async () => {
  const id = await aWithdrawal(observer.db);
  const { list, reject } = await anAdministrator();
  for (const call of [list, () => reject(id)]) {
    await observer.db.transaction(async (tx) => {
      await tx.execute(sql`lock table withdrawals in access exclusive mode`);
      const answering = call();
      await waitingForLock(observer.db, 'relation');
      await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      expect((await answering).status).toBe(503);
    });
    expect(logged.pop()).toContain('57P01');
  }
  expect(await stepsOf(id)).toEqual(['create']);
  expect((await list()).status).toBe(200);
  const answer = await reject(id);
  expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([200, null]);
  expect(await stepsOf(id)).toEqual(['create', 'reject']);
});
