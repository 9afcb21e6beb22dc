import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import type { Connection } from '../../server/db/connection/connect.ts';
import type { Database } from '../../server/db/database.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { paymentClaims, paymentPause } from '../../server/db/schema/payments.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { beginAsking, leaseDue } from '../../server/payments/lease-commands.ts';
import { type PaymentLimits, proposedLimits } from '../../server/payments/limit-queries.ts';
import { PaymentWorker } from '../../server/payments/payment-worker.ts';
import type { PaymentRail } from '../../server/payments/rail/rail.ts';
import { sendApproved } from '../../server/payments/send-commands.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import {
  aColleague,
  aSession,
  aWithdrawal,
  behindTheTriggers,
  insertFirstRecords,
  SEALED_TEXT,
  serverUnderTest,
} from './server-under-test.ts';
import { waitingForLock } from './waiting-for-lock.ts';

// PAYMENT_LIMIT_HOUR and PAYMENT_LIMIT_DAY. Each withdrawal here is $243.75 net.

const NET = 24_375;
const LIMITS = { hourCents: 3 * NET, dayCents: 5 * NET };
const app = serverUnderTest({
  paying: {
    rail: { kind: 'http', address: null },
    health: async () => ({ status: 'operational', detail: '' }),
  },
  processAfterMinutes: 0,
  paymentLimits: { hourCents: LIMITS.hourCents },
  separateDuties: true,
});
const PAYMENTS = '/api/admin/system/payments';
const resume = (token?: string) => app.call('POST', `${PAYMENTS}/resume`, { ...(token && { token }) });

function worker(limits: PaymentLimits = LIMITS, db: Database = app.db, answer: 'paid' | 'refused' = 'paid') {
  const keys: string[] = [];
  const reports: string[] = [];
  const logged: string[] = [];
  const rail: PaymentRail = {
    pay: async (key) => {
      keys.push(key);
      return answer === 'paid' ? { outcome: 'paid', reference: 'REF' } : { outcome: 'refused', reason: 'No' };
    },
  };
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const report = (message: string) => void reports.push(message);
  const paying = new PaymentWorker({ db, rail, log, processAfterMinutes: 0, leaseSeconds: 30, limits, report });
  const workOff = async () => {
    while (await paying.look());
    await paying.idle();
  };
  return { paying, keys, reports, logged, workOff };
}

const approved = async (count: number, db: Database = app.db) => {
  const ids = [];
  for (let made = 0; made < count; made++) ids.push(await aWithdrawal(db, { status: 'approved' }));
  return ids;
};
const anHourLater = (db: Database = app.db, minutes = 61) =>
  behindTheTriggers(db, (tx) =>
    tx.update(paymentClaims).set({ claimedAt: sql`${paymentClaims.claimedAt} - make_interval(mins => ${minutes})` }),
  );

test('what would exceed a limit is not sent: payments are paused, which the screen, the audit log, the log and every screen’s banner say', async () => {
  await approved(5);
  const { keys, reports, logged, workOff } = worker();
  await workOff();
  expect(keys).toHaveLength(3);
  const { body } = await app.call('GET', PAYMENTS);
  expect(body.pause).toMatchObject({
    paused_by: 'System',
    reason: expect.stringMatching(
      /^The limit of \$731\.25 per hour \(PAYMENT_LIMIT_HOUR\) is reached: \$731\.25 were sent, and WDR-\d+ is \$243\.75 more\.$/,
    ),
  });
  expect(body.limits).toMatchObject({ hour: { limit: 731.25, sent: 731.25, proposed: null }, day: { sent: 731.25 } });
  expect((await app.call('GET', '/api/admin/me')).body).toMatchObject({
    payments_paused_at: body.pause.paused_at,
    payment_limit_reached: true,
  });
  const rows = await app.db.select().from(auditLog).where(eq(auditLog.action, 'payments.pause'));
  expect(rows).toMatchObject([{ adminId: null, after: { reason: SEALED_TEXT } }]);
  expect(reports).toEqual([`Payments are paused. ${body.pause.reason}`]);
  expect(logged).toHaveLength(1);
  expect(await brokenInvariants(app.db)).toEqual([]);
});

test('going on does not get round a limit: not in two sessions, not by a colleague, and not by process or retry', async () => {
  await approved(5);
  const { keys, workOff } = worker();
  await workOff();
  const tokens = [undefined, await aSession(app.db), await aColleague(app.db, 'robin')];
  for (const token of tokens) {
    expect((await resume(token)).body.pause).toBeUndefined();
    const [more = ''] = await approved(1);
    await app.call('POST', `/admin/withdrawal/withdrawals/${more}/process`, { ...(token && { token }) });
    await workOff();
    expect((await app.call('GET', PAYMENTS)).body.pause?.paused_by).toBe('System');
  }
  expect(keys).toHaveLength(3);
  await anHourLater();
  await resume();
  await workOff();
  // The day's limit is two more.
  expect(keys).toHaveLength(5);
  expect((await app.call('GET', PAYMENTS)).body.pause.reason).toContain('per day (PAYMENT_LIMIT_DAY)');
  await anHourLater(app.db, 25 * 60);
  await resume();
  await workOff();
  expect(keys).toHaveLength(8);
});

test('a payment above a limit is never sent, and one of exactly the rest is', async () => {
  await approved(1);
  const exact = worker({ hourCents: NET });
  await exact.workOff();
  expect(exact.keys).toHaveLength(1);
  expect(await app.db.$count(paymentPause)).toBe(0);
  await anHourLater();
  const [large] = [await aWithdrawal(app.db, { status: 'approved', requestedCents: 1_000_000, netCents: 999_375 })];
  for (const _ of [1, 2]) {
    await exact.workOff();
    expect((await app.call('GET', PAYMENTS)).body.pause.reason).toContain(large);
    await resume();
  }
  expect(exact.keys).toHaveLength(1);
});

test('an attempt counts once however often the rail is asked, and each retry again', async () => {
  const [id = ''] = await approved(1);
  const silent = worker({ hourCents: 2 * NET });
  const rail: PaymentRail = { pay: () => Promise.reject(new Error('no answer')) };
  const log = pino({ level: 'silent' });
  const hangs = new PaymentWorker({
    db: app.db,
    rail,
    log,
    processAfterMinutes: 0,
    leaseSeconds: 30,
    limits: { hourCents: NET },
  });
  // The first process ends before it asks.
  await sendApproved(app.db, 0, 1);
  expect(await leaseDue(app.db, 30, 8, 4, { hourCents: NET })).toHaveLength(1);
  for (const _ of [1, 2, 3]) {
    await app.db.update(withdrawals).set({ leaseUntil: sql`now() - interval '1 second'` });
    await hangs.look();
    await hangs.idle();
  }
  expect(await app.db.select().from(paymentClaims)).toMatchObject([{ withdrawalId: id, attempt: 1, netCents: NET }]);
  await changeWithdrawal(app.db, SYSTEM, id, { action: 'fail', note: 'No' });
  await changeWithdrawal(app.db, SYSTEM, id, { action: 'retry' });
  await silent.workOff();
  expect(silent.keys).toEqual([`withdrawal:${id}:2`]);
  expect(await app.db.$count(paymentClaims)).toBe(2);
});

test('without a limit anything is sent, and System proposes twice the busiest hour and day', async () => {
  await approved(4);
  const { keys, workOff } = worker({});
  await workOff();
  expect(keys).toHaveLength(4);
  const { limits, separate_duties } = (await app.call('GET', PAYMENTS)).body;
  expect(separate_duties).toBe(true);
  expect(limits).toMatchObject({ hour: { limit: 731.25, sent: 975, proposed: null }, day: { limit: null, sent: 975 } });
  // 4 x $243.75, twice, rounded up to two digits.
  expect(limits.day.proposed).toBeGreaterThan(0);
  const twice = { hourCents: 200_000, dayCents: 200_000 };
  expect(await proposedLimits(app.db)).toEqual(twice);
  const daysLater = (days: number) =>
    behindTheTriggers(app.db, (tx) =>
      tx.update(withdrawalHistory).set({ createdAt: sql`created_at - make_interval(days => ${days})` }),
    );
  await daysLater(89);
  expect(await proposedLimits(app.db)).toEqual(twice);
  await daysLater(2);
  expect(await proposedLimits(app.db)).toEqual({});
});

test('a limit that another process reaches pauses nothing before that process has begun to ask about what it claimed', async () => {
  await approved(2);
  await sendApproved(app.db, 0, 2);
  const reached: string[] = [];
  const lease = () => leaseDue(app.db, 30, 8, 4, { hourCents: NET }, (message) => void reached.push(message));
  const first = await lease();
  expect([first.length, (await lease()).length, reached.length]).toEqual([1, 0, 0]);
  const asked: string[] = [];
  await beginAsking(app.db, first, ({ withdrawalId }) => void asked.push(withdrawalId));
  expect(asked).toEqual(first.map(({ withdrawalId }) => withdrawalId));
  expect([(await lease()).length, reached.length]).toEqual([0, 1]);
});

test('two workers on PostgreSQL never send more than the limit together, nor pause twice', async () => {
  let database: TestDatabase | undefined;
  const connections: Connection[] = [];
  try {
    database = await createDatabase();
    for (let count = 0; count < 2; count++) connections.push(await connectPatiently(database.url));
    const [one, other] = connections.map(({ db }) => db) as [Database, Database];
    await insertFirstRecords(one);
    await approved(40, one);
    const workers = [worker({ hourCents: 10 * NET }, one), worker({ hourCents: 10 * NET }, other)];
    const keys = () => workers.flatMap((each) => each.keys);
    const isPaused = async () => {
      await Promise.all(workers.map(({ workOff }) => workOff()));
      return one.$count(paymentPause);
    };
    await expect.poll(isPaused).toBe(1);
    expect(keys()).toHaveLength(10);
    // Somebody goes on, again and again.
    for (let round = 0; round < 3; round++) {
      await one.delete(paymentPause);
      await Promise.all(workers.map(({ workOff }) => workOff()));
    }
    expect([keys().length, new Set(keys()).size]).toEqual([10, 10]);
    expect(await one.$count(paymentClaims)).toBe(10);
  } finally {
    await Promise.all(connections.map((connection) => connection.close()));
    await database?.remove();
  }
});

test('of two processes that claim at once the second waits, and counts what the first has claimed', async () => {
  const database = await createDatabase();
  const [one, other] = [await connectPatiently(database.url), await connectPatiently(database.url)];
  try {
    await insertFirstRecords(one.db);
    await approved(20, one.db);
    await sendApproved(one.db, 0, 20);
    const lease = (db: Database) => leaseDue(db, 30, 8, 4, { hourCents: 10 * NET });
    const { promise: claimed, resolve: begun } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const first = one.db.transaction(async (tx) => {
      const leased = await lease(tx);
      begun();
      await mayEnd;
      return leased;
    });
    await claimed;
    const second = lease(other.db);
    await Promise.race([second, waitingForLock(one.db)]);
    end();
    expect([(await first).length, (await second).length]).toEqual([8, 2]);
  } finally {
    await Promise.all([one.close(), other.close()]);
    await database.remove();
  }
});
