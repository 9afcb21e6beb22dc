import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { paymentHealth } from '../../server/payments/payment-health.ts';
import { PaymentWorker, type PaymentWorkerOptions } from '../../server/payments/payment-worker.ts';
import type { Payment, PaymentRail, RailAnswer } from '../../server/payments/rail/rail.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { aWithdrawal, refuseRows, serverUnderTest } from './server-under-test.ts';
import { appOn } from './test-app.ts';

const app = serverUnderTest();

/** A rail whose answers the test gives one by one. */
class RailInHand implements PaymentRail {
  readonly asked: {
    key: string;
    payment: Payment;
    answer: (answer: RailAnswer) => void;
    fail: (error: Error) => void;
  }[] = [];

  pay(key: string, payment: Payment): Promise<RailAnswer> {
    return new Promise((answer, fail) => void this.asked.push({ key, payment, answer, fail }));
  }
}

/** A rail that answers every payment in the same way. */
const railThat = (pay: PaymentRail['pay']): PaymentRail => ({ pay });
const paid = (reference = 'REF-1'): RailAnswer => ({ outcome: 'paid', reference });
const refused = (reason = 'R02 Account closed'): RailAnswer => ({ outcome: 'refused', reason });

const logged: { level: number; msg: string; of?: string }[] = [];
const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) });

function workerOn(rail: PaymentRail, options: Partial<PaymentWorkerOptions> = {}): PaymentWorker {
  logged.length = 0;
  return new PaymentWorker({ db: app.db, rail, log, processAfterMinutes: 15, leaseSeconds: 30, ...options });
}

/** Runs the worker until it finds nothing more, and waits for the answers. */
async function workOff(worker: PaymentWorker): Promise<void> {
  while (await worker.look());
  await worker.idle();
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

async function rowOf(id: string) {
  const [row] = await app.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id));
  if (!row) throw new Error(`${id} is gone`);
  return row;
}

async function stepsOf(id: string) {
  const rows = await app.db.select().from(withdrawalHistory).where(eq(withdrawalHistory.withdrawalId, id));
  return rows.sort((one, other) => one.id - other.id).map(({ action, note, adminId }) => ({ action, note, adminId }));
}

const endLease = (id: string) =>
  app.db
    .update(withdrawals)
    .set({ leaseUntil: sql`now() - interval '1 second'` })
    .where(eq(withdrawals.withdrawalId, id));

const expectBooksBalanced = async () => expect(await brokenInvariants(app.db)).toEqual([]);

test('an approved withdrawal is paid when it has cooled off, and not before', async () => {
  const isDue = await aWithdrawal(app.db, { status: 'approved', updatedAt: minutesAgo(15.1) });
  const fresh = await aWithdrawal(app.db, { status: 'approved', updatedAt: minutesAgo(14.9) });
  await workOff(workerOn(railThat(async (key) => paid(`ref of ${key}`))));
  expect(await rowOf(isDue)).toMatchObject({ status: 'completed', attempt: 1, leaseUntil: null });
  expect(await stepsOf(isDue)).toEqual([
    { action: 'create', note: null, adminId: null },
    { action: 'approve', note: null, adminId: null },
    { action: 'process', note: null, adminId: null },
    { action: 'complete', note: `ref of withdrawal:${isDue}:1`, adminId: null },
  ]);
  expect((await rowOf(fresh)).status).toBe('approved');
  await expectBooksBalanced();
});

test('a withdrawal that the database refuses to send keeps no other from being paid, and is named once', async () => {
  const [bad, good] = [
    await aWithdrawal(app.db, { status: 'approved' }),
    await aWithdrawal(app.db, { status: 'approved' }),
  ];
  await refuseRows(app.db, 'withdrawal_history', `new.withdrawal_id = '${bad}'`);
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  await workOff(
    workerOn(
      railThat(async () => paid()),
      { processAfterMinutes: 0, report },
    ),
  );
  expect([(await rowOf(bad)).status, (await rowOf(good)).status]).toEqual(['approved', 'completed']);
  expect(reports).toEqual([`Payments: ${bad} could not be sent, and is tried again. Others are sent.`]);
});

test('a cooling-off time of 0 sends at once', async () => {
  const id = await aWithdrawal(app.db, { status: 'approved' });
  await workOff(
    workerOn(
      railThat(async () => paid()),
      { processAfterMinutes: 0 },
    ),
  );
  expect((await rowOf(id)).status).toBe('completed');
});

test('the rail is asked for the net amount, to the account that the withdrawal names', async () => {
  const id = await aWithdrawal(app.db, { status: 'processing' });
  const rail = new RailInHand();
  const worker = workerOn(rail);
  await worker.look();
  expect(rail.asked).toMatchObject([
    {
      key: `withdrawal:${id}:1`,
      payment: {
        withdrawalId: id,
        playerId: 'PLR-1',
        amountCents: 24_375,
        bankName: 'First Meridian Bank',
        accountLast4: '4417',
        routingLast4: '0248',
        accountType: 'checking',
      },
    },
  ]);
  rail.asked[0]?.answer(paid());
  await worker.idle();
  const paidOut = await app.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.kind, 'withdrawal.complete'));
  expect(paidOut).toMatchObject([{ subjectId: id, attempt: 1, amountCents: 24_375, creditAccount: 'bank' }]);
});

test('a definite no fails the withdrawal with its reason, and a retry is another payment', async () => {
  const id = await aWithdrawal(app.db, { status: 'processing' });
  const keys: string[] = [];
  const worker = workerOn(
    railThat(async (key) => {
      keys.push(key);
      return keys.length === 1 ? refused() : paid();
    }),
  );
  await workOff(worker);
  expect((await rowOf(id)).status).toBe('failed');
  expect((await stepsOf(id)).at(-1)).toMatchObject({ action: 'fail', note: 'R02 Account closed' });
  await expectBooksBalanced();

  await workOff(worker);
  expect(keys).toHaveLength(1);
  await app.call('POST', `/admin/withdrawal/withdrawals/${id}/retry`);
  await workOff(worker);
  expect(keys).toEqual([`withdrawal:${id}:1`, `withdrawal:${id}:2`]);
  expect(await rowOf(id)).toMatchObject({ status: 'completed', attempt: 2 });
  await expectBooksBalanced();
});

test.each<[string, PaymentRail['pay']]>([
  ['does not answer in time, and does not listen', () => new Promise(() => {})],
  ['breaks the connection', () => Promise.reject(new Error('socket hang up'))],
  [
    'throws right away',
    () => {
      throw new Error('no such rail');
    },
  ],
])('a rail that %s leaves it processing, to be asked again with the same key when the lease ends', async (_, pay) => {
  const id = await aWithdrawal(app.db, { status: 'processing' });
  const keys: string[] = [];
  const worker = workerOn(
    railThat((key, payment, signal) => {
      keys.push(key);
      return keys.length === 1 ? pay(key, payment, signal) : Promise.resolve(paid());
    }),
    { leaseSeconds: 1 },
  );
  await worker.look();
  // The lease has begun: no other worker takes the withdrawal, whatever happens to the call.
  expect((await rowOf(id)).leaseUntil?.getTime()).toBeGreaterThan(Date.now());
  await worker.idle();
  expect((await rowOf(id)).status).toBe('processing');
  expect(await stepsOf(id)).toHaveLength(3);
  expect(logged.filter(({ level }) => level >= 40)).toMatchObject([{ of: `withdrawal:${id}:1` }]);

  await endLease(id);
  await workOff(worker);
  expect(keys).toEqual([`withdrawal:${id}:1`, `withdrawal:${id}:1`]);
  expect(await rowOf(id)).toMatchObject({ status: 'completed', attempt: 1 });
  await expectBooksBalanced();
});

test('while a lease runs nobody else asks', async () => {
  await aWithdrawal(app.db, { status: 'processing' });
  const [first, second] = [new RailInHand(), new RailInHand()];
  const worker = workerOn(first);
  await worker.look();
  await workerOn(second).look();
  expect([first.asked.length, second.asked.length]).toEqual([1, 0]);
  first.asked[0]?.answer(paid());
  await worker.idle();
});

test.each([refused(), paid()])(
  'an answer to one sending that comes late does not settle the next one: %j',
  async (answer) => {
    const id = await aWithdrawal(app.db, { status: 'processing' });
    const slow = new RailInHand();
    const late = workerOn(slow);
    await late.look();
    // The lease ends, another worker gets the same answer and records it, and an administrator retries.
    await endLease(id);
    await workOff(workerOn(railThat(async () => refused())));
    await changeWithdrawal(app.db, SYSTEM, id, { action: 'retry' });
    slow.asked[0]?.answer(answer);
    await late.idle();
    expect(await rowOf(id)).toMatchObject({ status: 'processing', attempt: 2 });
    expect((await stepsOf(id)).map(({ action }) => action)).toEqual(['create', 'approve', 'process', 'fail', 'retry']);
    await expectBooksBalanced();
  },
);

test('the same answer twice is written down once', async () => {
  const id = await aWithdrawal(app.db, { status: 'processing' });
  const slow = new RailInHand();
  const late = workerOn(slow);
  await late.look();
  await endLease(id);
  await workOff(workerOn(railThat(async () => paid('REF-7'))));
  slow.asked[0]?.answer(paid('REF-7'));
  await late.idle();
  expect((await stepsOf(id)).filter(({ action }) => action === 'complete')).toHaveLength(1);
  await expectBooksBalanced();
});

test('no more calls are open at once than allowed, and each that ends makes room', async () => {
  for (let i = 0; i < 5; i++) await aWithdrawal(app.db, { status: 'processing' });
  const rail = new RailInHand();
  const worker = workerOn(rail, { concurrency: 2 });
  while (await worker.look());
  expect(rail.asked).toHaveLength(2);
  rail.asked[0]?.answer(paid());
  await expect.poll(() => worker.look().then(() => rail.asked.length)).toBe(3);
  for (const call of rail.asked) call.answer(paid());
  await worker.idle();
});

test('words of the rail that no database stores are stored without them', async () => {
  const id = await aWithdrawal(app.db, { status: 'processing' });
  await workOff(workerOn(railThat(async () => refused(`closed\u0000\n${'\ud800'}${'x'.repeat(900)}`))));
  const note = (await stepsOf(id)).at(-1)?.note ?? '';
  expect(note).toMatch(/^closed \ufffdx+$/);
  expect(note).toHaveLength(500);
});

test('a database that does not answer is logged once, and the worker goes on when it is back', async () => {
  const id = await aWithdrawal(app.db, { status: 'processing' });
  const worker = workerOn(railThat(async () => paid()));
  await app.db.execute(sql`alter table withdrawals rename to withdrawals_gone`);
  for (let i = 0; i < 3; i++) expect(await worker.look()).toBe(false);
  await app.db.execute(sql`alter table withdrawals_gone rename to withdrawals`);
  expect(logged.filter(({ level }) => level >= 40)).toHaveLength(1);
  await workOff(worker);
  expect((await rowOf(id)).status).toBe('completed');
  expect(logged.at(-2)).toMatchObject({ of: 'database', msg: 'the payment worker gets answers again' });
});

test('started, it finds what is due by itself, and stopped, it waits for the answers and takes nothing new', async () => {
  const first = await aWithdrawal(app.db, { status: 'processing' });
  const rail = new RailInHand();
  const worker = workerOn(rail);
  worker.start();
  await expect.poll(() => rail.asked.length).toBe(1);
  const stopped = worker.stop();
  const second = await aWithdrawal(app.db, { status: 'processing' });
  rail.asked[0]?.answer(paid());
  await stopped;
  expect((await rowOf(first)).status).toBe('completed');
  expect((await rowOf(second)).status).toBe('processing');
  expect(rail.asked).toHaveLength(1);
});

test('stopped, it does not wait for ever: what has no answer stays processing, and is no failure', async () => {
  const id = await aWithdrawal(app.db, { status: 'processing' });
  const rail = new RailInHand();
  const worker = workerOn(rail);
  worker.start();
  await expect.poll(() => rail.asked.length).toBe(1);
  await worker.stop(50);
  expect((await rowOf(id)).status).toBe('processing');
  expect(logged.filter(({ level }) => level >= 40)).toEqual([]);
  await expectBooksBalanced();
});

describe('the health of payments', () => {
  const health = (worker: PaymentWorker | undefined) => paymentHealth(app.db, worker?.railState());
  const times = (count: number, status: string) =>
    Promise.all(Array.from({ length: count }, () => aWithdrawal(app.db, { status })));
  const noAnswer = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
  afterEach(() => void vi.useRealTimers());

  test('is well with sixty withdrawals sent at once, and so are the books', async () => {
    await times(60, 'processing');
    const rail = new RailInHand();
    const worker = workerOn(rail);
    await worker.look();
    expect(await health(worker)).toEqual({ status: 'operational', detail: '60 withdrawals with the bank' });
    await expectBooksBalanced();
    for (const { answer } of rail.asked) answer(paid());
    await worker.idle();
  });

  test('says that forty payments have no answer, at first and after minutes, and reports it seldom', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const ids = await times(40, 'processing');
    const reports: string[] = [];
    let rail: PaymentRail = railThat(() => Promise.reject(noAnswer));
    const worker = workerOn(
      railThat((...args) => rail.pay(...args)),
      { concurrency: 40, report: (message) => reports.push(message) },
    );
    await workOff(worker);
    expect(await health(worker)).toMatchObject({
      status: 'degraded',
      detail: expect.stringMatching(/^No answer from the payment rail about 40 payments since \d\d:\d\d UTC$/),
    });
    expect(reports).toEqual([
      expect.stringMatching(/^The payment rail gave no answer about 1 payment since .*ECONNREFUSED/),
    ]);

    vi.advanceTimersByTime(61_000);
    await Promise.all(ids.map(endLease));
    await workOff(worker);
    expect(await health(worker)).toMatchObject({ status: 'down' });
    expect(reports).toHaveLength(2);
    expect(reports[1]).toMatch(/about 40 payments since/);

    rail = railThat(async () => paid());
    await Promise.all(ids.map(endLease));
    await workOff(worker);
    expect(await health(worker)).toEqual({ status: 'operational', detail: '0 withdrawals with the bank' });
  });

  test('says that some have waited too long, whichever process sent them', async () => {
    const [id] = await times(2, 'processing');
    await app.db
      .update(withdrawals)
      .set({ updatedAt: minutesAgo(16) })
      .where(eq(withdrawals.withdrawalId, id ?? ''));
    expect(await health(workerOn(new RailInHand()))).toEqual({
      status: 'degraded',
      detail: '1 withdrawal waiting for longer than 15 minutes',
    });
  });

  test('without a rail is not used, unless something was sent', async () => {
    expect((await health(undefined)).status).toBe('not_used');
    await aWithdrawal(app.db, { status: 'processing' });
    expect(await health(undefined)).toEqual({
      status: 'degraded',
      detail: '1 withdrawal processing, and this server has no payment rail',
    });
  });
});

test.each(['approved', 'failed'])(
  'without a payment rail what is %s is not sent: 409 says why, and nothing changes',
  async (status) => {
    const id = await aWithdrawal(app.db, { status });
    const bare = appOn({ db: app.db, ping: async () => {}, log, portalDir: 'none', hasPaymentRail: false });
    const action = status === 'approved' ? 'process' : 'retry';
    const headers = { authorization: `Bearer ${await app.signIn()}` };
    const path = `/admin/withdrawal/withdrawals/${id}/${action}`;
    const answer = await bare.request(path, { method: 'POST', headers }, {});
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      message: 'Nothing can be sent to a bank: this server has no payment rail.',
      code: 'no_payment_rail',
    });
    expect((await rowOf(id)).status).toBe(status);
    await app.call('POST', path);
    expect((await rowOf(id)).status).toBe('processing');
  },
);
