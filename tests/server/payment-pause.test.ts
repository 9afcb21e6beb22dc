import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../server/db/connection/connect.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { games } from '../../server/db/schema/catalogue.ts';
import { paymentClaims, paymentWorkers } from '../../server/db/schema/payments.ts';
import { admins } from '../../server/db/schema/people.ts';
import { players } from '../../server/db/schema/players.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import type { Actor } from '../../server/domain/actor.ts';
import { pausedUntilEnd } from '../../server/ledger/payment-pause.ts';
import { pausePayments, resumePayments } from '../../server/payments/commands.ts';
import { beginAsking, leaseDue } from '../../server/payments/lease-commands.ts';
import { paymentHealth } from '../../server/payments/payment-health.ts';
import { PaymentWorker } from '../../server/payments/payment-worker.ts';
import type { PaymentRail } from '../../server/payments/rail/rail.ts';
import { forgetWorker, showLife } from '../../server/payments/worker-commands.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { aWithdrawal, serverUnderTest } from './server-under-test.ts';
import { waitingForLock } from './waiting-for-lock.ts';

const app = serverUnderTest();

const PAYMENTS = '/api/admin/system/payments';
const log = pino({ level: 'silent' });
const REASON = { reason: ' The bank reports wrong accounts ' };

const pause = (body: unknown = REASON) => app.call('POST', `${PAYMENTS}/pause`, { body });
const resume = () => app.call('POST', `${PAYMENTS}/resume`);
const act = (id: string, action: string) =>
  app.call('POST', `/admin/withdrawal/withdrawals/${id}/${action}`, action === 'approve' ? { body: {} } : {});

/** A worker whose rail pays everything, and the keys that it was asked about. */
function worker(db = app.db) {
  const keys: string[] = [];
  const rail: PaymentRail = {
    pay: async (key) => {
      keys.push(key);
      return { outcome: 'paid', reference: 'REF' };
    },
  };
  const options = { db, rail, log, processAfterMinutes: 0, leaseSeconds: 30 };
  const paying = new PaymentWorker(options);
  return {
    paying,
    keys,
    async workOff() {
      while (await paying.look());
      await paying.idle();
    },
  };
}

async function statusOf(id: string) {
  const [row] = await app.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id));
  return row?.status;
}

describe('while payments are paused', () => {
  test('nothing is sent, what is approved stays approved, and it is sent when they go on', async () => {
    const [approved, failed] = [
      await aWithdrawal(app.db, { status: 'approved' }),
      await aWithdrawal(app.db, { status: 'failed' }),
    ];
    const waiting = await aWithdrawal(app.db);
    expect((await pause()).body.pause).toMatchObject({ paused_by: 'admin', reason: 'The bank reports wrong accounts' });
    const { keys, workOff } = worker();
    await workOff();
    for (const [id, action, done] of [
      [approved, 'process', 'processed'],
      [failed, 'retry', 'retried'],
    ] as const) {
      expect((await act(id, action)).body).toEqual({
        code: 'payments_paused',
        message: `Payments are paused: Withdrawal ${id} cannot be ${done} until somebody goes on with them on the System screen.`,
      });
    }
    // A status that would be refused anyway is named as always, and reviews go on.
    expect((await act(waiting, 'process')).body.code).toBe('invalid_transition');
    expect((await act(waiting, 'approve')).status).toBe(200);
    expect([await statusOf(approved), await statusOf(failed), keys]).toEqual(['approved', 'failed', []]);

    expect((await resume()).body.pause).toBeUndefined();
    await workOff();
    expect([await statusOf(approved), await statusOf(waiting)]).toEqual(['completed', 'completed']);
  });

  test('the rail is asked again about what it was asked about before, and about nothing else', async () => {
    const [asked, sent] = [
      await aWithdrawal(app.db, { status: 'processing' }),
      await aWithdrawal(app.db, { status: 'processing' }),
    ];
    // The lease of the first question is over.
    await app.db
      .update(withdrawals)
      .set({
        updatedAt: sql`now() - interval '5 minutes'`,
        askedAt: sql`now() - interval '5 minutes'`,
        leaseUntil: sql`now() - interval '4 minutes'`,
      })
      .where(eq(withdrawals.withdrawalId, asked));
    const { body } = await pause();
    expect(body.queue).toMatchObject({ ready: { count: 1 }, unanswered: { count: 1, net_amount: 243.75 } });
    expect(body.unanswered).toMatchObject([{ withdrawal_id: asked, attempt: 1 }]);
    const { keys, workOff } = worker();
    await workOff();
    expect(keys).toEqual([`withdrawal:${asked}:1`]);
    expect([await statusOf(asked), await statusOf(sent)]).toEqual(['completed', 'processing']);
    // Nor is it claimed, or it would count towards the limits.
    expect([await leaseDue(app.db, 30, 8, 8), await app.db.$count(paymentClaims)]).toEqual([[], 0]);
  });

  test.each([
    ['before the pause by a process that has ended', false],
    ['while the pause begins', true],
  ])('a payment that was claimed %s and never asked about is not sent', async (_, isBeginning) => {
    const id = await aWithdrawal(app.db, { status: 'processing' });
    const leased = await leaseDue(app.db, 30, 8, 4);
    expect(leased).toHaveLength(1);
    await pause();
    if (isBeginning) await beginAsking(app.db, leased, () => expect.unreachable('it is paused'));
    else await app.db.update(withdrawals).set({ leaseUntil: sql`now() - interval '1 second'` });
    const { keys, workOff } = worker();
    await workOff();
    expect(keys).toEqual([]);
    await resume();
    await workOff();
    expect([keys, await statusOf(id)]).toEqual([[`withdrawal:${id}:1`], 'completed']);
  });

  test('a new attempt is not sent, although the rail was asked about the one before', async () => {
    const id = await aWithdrawal(app.db, { status: 'failed' });
    await app.db.update(withdrawals).set({ askedAt: sql`now()` }).where(eq(withdrawals.withdrawalId, id));
    expect((await act(id, 'retry')).status).toBe(200);
    await pause();
    const { keys, workOff } = worker();
    await workOff();
    expect([keys, await statusOf(id)]).toEqual([[], 'processing']);
  });

  test('an answer that was on its way is taken', async () => {
    const id = await aWithdrawal(app.db, { status: 'processing' });
    const { promise: answer, resolve: give } = Promise.withResolvers<void>();
    const rail: PaymentRail = { pay: () => answer.then(() => ({ outcome: 'paid', reference: 'REF' })) };
    const paying = new PaymentWorker({ db: app.db, rail, log, processAfterMinutes: 0, leaseSeconds: 30 });
    await paying.look();
    await pause();
    give();
    await paying.idle();
    expect(await statusOf(id)).toBe('completed');
  });
});

test('pausing and going on are audited once, however often they are asked for', async () => {
  const first = await pause();
  const second = await pause({ reason: 'Another one' });
  expect(second.body.pause).toEqual(first.body.pause);
  expect((await app.call('GET', '/api/admin/me')).body.payments_paused_at).toBe(first.body.pause.paused_at);
  await resume();
  expect((await resume()).status).toBe(200);
  expect((await app.call('GET', '/api/admin/me')).body.payments_paused_at).toBeUndefined();
  const rows = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectType, 'payments'))
    .orderBy(auditLog.auditId);
  expect(rows.map(({ action, adminId }) => ({ action, adminId }))).toEqual([
    { action: 'payments.pause', adminId: 'adm_1' },
    { action: 'payments.resume', adminId: 'adm_1' },
  ]);
});

test.each([
  ['without any', {}],
  ['with an empty one', { reason: '' }],
  ['with a blank one', { reason: '   ' }],
  ['with one that is too long', { reason: 'x'.repeat(1_001) }],
  ['with a NUL', { reason: 'a\u0000b' }],
  ['with a number', { reason: 7 }],
])('a pause needs a reason, and is refused %s', async (_, body) => {
  const { status, body: refused } = await pause(body);
  expect([status, refused.errors[0].path]).toEqual([422, 'reason']);
  expect((await app.call('GET', PAYMENTS)).body.pause).toBeUndefined();
});

/** A withdrawal that reached its status so many minutes ago; the lease is that of a question that was asked at once. */
async function since(status: 'approved' | 'processing', minutes: number): Promise<string> {
  const id = await aWithdrawal(app.db, { status });
  const ago = (count: number) => sql`now() - make_interval(secs => ${count * 60}::float8)`;
  const leaseUntil = status === 'processing' ? ago(minutes - 0.5) : null;
  const askedAt = status === 'processing' ? ago(minutes) : null;
  await app.db
    .update(withdrawals)
    .set({ updatedAt: ago(minutes), askedAt, leaseUntil })
    .where(eq(withdrawals.withdrawalId, id));
  return id;
}

test('the queue tells how far withdrawals are, with the oldest of each', async () => {
  const oldest = await since('approved', 4);
  await since('approved', 2);
  await since('approved', 16);
  await since('processing', 0.1);
  const late = await since('processing', 20);
  await aWithdrawal(app.db, { status: 'completed' });
  const { body } = await app.call('GET', PAYMENTS);
  const [row] = await app.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, oldest));
  expect(body.queue).toMatchObject({
    cooling_off: { count: 2, net_amount: 487.5, oldest_at: row?.updatedAt.toISOString() },
    ready: { count: 1 },
    sent: { count: 1 },
    unanswered: { count: 1 },
  });
  expect(body.unanswered).toMatchObject([{ withdrawal_id: late, net_amount: 243.75 }]);
});

test('a worker shows itself while it lives, and is gone when it has stopped', async () => {
  const { paying, workOff } = worker();
  await aWithdrawal(app.db, { status: 'processing' });
  await workOff();
  const { body } = await app.call('GET', PAYMENTS);
  expect(body.workers).toMatchObject([{ name: expect.stringMatching(/^.+, process \d+$/), is_alive: true }]);
  const sign = { workerId: 'other', name: 'pay-3, process 1', unansweredSeconds: undefined };
  await showLife(app.db, { ...sign, answeredSecondsAgo: 60 });
  const [other] = await app.db.select().from(paymentWorkers).where(eq(paymentWorkers.workerId, 'other'));
  expect(other?.seenAt.getTime()).toBe((other?.answeredAt?.getTime() ?? 0) + 60_000);
  await forgetWorker(app.db, 'other');
  // One that was killed cannot say goodbye.
  const answeredAt = new Date(Date.now() - 60_000);
  const killed = { workerId: 'killed', name: 'pay-2, process 1', seenAt: answeredAt, answeredAt };
  await app.db.insert(paymentWorkers).values(killed);
  await paying.stop();
  const after = await app.call('GET', PAYMENTS);
  expect(after.body.workers).toMatchObject([{ id: 'killed', is_alive: false }]);
  expect(after.body.rail.last_answer_at).toBe(answeredAt.toISOString());
});

test('the health of payments says that they are paused, and the books have nothing to do with it', async () => {
  await pause();
  const { status, detail } = await paymentHealth(app.db, { unanswered: 0, since: undefined, isDown: false });
  expect(status).toBe('degraded');
  expect(detail).toMatch(/^Paused since \d\d:\d\d UTC\. 0 withdrawals with the bank$/);
  expect((await app.call('GET', '/api/admin/system/status')).body.books.balanced).toBe(true);
});

describe('with several processes', () => {
  let database: TestDatabase;
  let one: Connection;
  let other: Connection;
  const by: Actor = { adminId: 'adm_1', username: 'admin', address: null, requestId: null };
  beforeAll(async () => {
    database = await createDatabase();
    [one, other] = [await connectPatiently(database.url), await connectPatiently(database.url)];
    await one.db
      .insert(admins)
      .values({ adminId: 'adm_1', username: 'admin', passwordHash: 'none', roleIds: ['administrator'] });
    const game = { gameName: 'Starfall', developer: '', genre: '', platformFeeBps: 500 };
    await one.db.insert(games).values({ ...game, gameId: 'starfall' });
    await one.db.insert(players).values({ playerId: 'PLR-1', email: 'mara@example.com', displayName: 'Mara' });
  });
  afterAll(async () => {
    await Promise.all([one?.close(), other?.close()]);
    await database?.remove();
  });

  test('a pause waits for a transaction that is sending, and none sends after it', async () => {
    const { promise: sending, resolve: begun } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const order: string[] = [];
    const sent = other.db.transaction(async (tx) => {
      expect(await pausedUntilEnd(tx)).toBe(false);
      begun();
      await mayEnd;
      order.push('sent');
    });
    await sending;
    const paused = pausePayments(one.db, by, 'A reason').then(() => order.push('paused'));
    await waitingForLock(other.db);
    end();
    await Promise.all([sent, paused]);
    expect(order).toEqual(['sent', 'paused']);
    expect(await other.db.transaction(pausedUntilEnd)).toBe(true);
    await resumePayments(one.db, by);
  });

  test('whatever two workers are doing, nothing is sent and the rail is asked nothing new after a pause', async () => {
    for (let made = 0; made < 60; made++) await aWithdrawal(one.db, { status: 'approved' });
    const workers = [worker(one.db), worker(other.db)];
    const run = Promise.all(workers.map(({ workOff }) => workOff()));
    await expect.poll(() => workers.flatMap(({ keys }) => keys).length).toBeGreaterThan(0);
    await pausePayments(one.db, by, 'A reason');
    const sentSoFar = () => one.db.$count(withdrawalHistory, eq(withdrawalHistory.action, 'process'));
    const sent = await sentSoFar();
    await run;
    await Promise.all(workers.map(({ workOff }) => workOff()));
    expect(await sentSoFar()).toBe(sent);
    const keys = workers.flatMap(({ keys }) => keys);
    expect(new Set(keys).size).toBe(keys.length);
    const rows = await one.db.select().from(withdrawals);
    const untouched = rows.filter(({ status }) => status === 'approved').length;
    const unasked = rows.filter((row) => row.status === 'processing').length;
    expect(keys).toHaveLength(60 - untouched - unasked);

    await resumePayments(one.db, by);
    const completed = async () => {
      await Promise.all(workers.map(({ workOff }) => workOff()));
      return one.db.$count(withdrawals, eq(withdrawals.status, 'completed'));
    };
    await expect.poll(completed).toBe(60);
  });
});
