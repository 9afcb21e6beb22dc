import { and, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { reconciliationDays } from '../../server/db/schema/reconciliation.ts';
import { withdrawalHistory } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { NoAnswer, type PaymentList, type RailPayment } from '../../server/payments/rail/rail-list.ts';
import { DailyReconciliation } from '../../server/reconciliation/daily-reconciliation.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { aSentWithdrawal } from './platform-fixtures.ts';
import { aColleague, aProgram, aWithdrawal, behindTheTriggers, serverUnderTest } from './server-under-test.ts';

// The comparison with the rail's list that the server makes by itself; how payments are matched: rail-statement.test.ts.

let answer: () => Promise<RailPayment[]>;
let asked = 0;
const rail: PaymentList = {
  list: async () => {
    asked += 1;
    return { payments: await answer(), next: undefined };
  },
};
const app = serverUnderTest({ paymentList: rail, reconcileAtHour: 0 });
const log = pino({ level: 'silent' });
/** From midnight on, so that yesterday is always due. */
const aProcess = () => new DailyReconciliation({ db: app.db, rail, log, hour: 0 });

const ROOT = '/api/admin/system/reconciliation';
const DAY = 86_400_000;
const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString().slice(0, 10);
const noonOf = (daysAgo: number) => new Date(`${dayOf(daysAgo)}T12:00:00Z`);
const open = async (token?: string) =>
  (await app.call('GET', `${ROOT}/differences`, token === undefined ? {} : { token })).body.differences;
const runs = async () => (await app.call('GET', `${ROOT}/runs`)).body;

const there = (withdrawalId: string, amountCents = 24_375): RailPayment => ({
  ...{ key: `withdrawal:${withdrawalId}:1`, reference: `REF-${withdrawalId}`, amountCents },
  ...{ paidAt: noonOf(1), returned: undefined },
});

/** A withdrawal that the rail confirmed yesterday at noon. */
async function paidHere(id?: string): Promise<string> {
  const paid = id ?? (await aWithdrawal(app.db, { status: 'processing' }));
  await changeWithdrawal(app.db, SYSTEM, paid, { action: 'complete', note: `REF-${paid}` });
  await behindTheTriggers(app.db, (tx) =>
    tx
      .update(withdrawalHistory)
      .set({ createdAt: noonOf(1) })
      .where(and(eq(withdrawalHistory.withdrawalId, paid), eq(withdrawalHistory.action, 'complete'))),
  );
  return paid;
}

const tenMinutesLater = () => app.db.update(reconciliationDays).set({ triedAt: sql`tried_at - interval '10 minutes'` });

beforeEach(() => {
  asked = 0;
  answer = async () => [];
});

test('the day before is compared once, by whichever process is first, and its differences wait for somebody', async () => {
  const [matched, other, missing] = [await paidHere(), await paidHere(), await paidHere()];
  answer = async () => [there(matched), there(other, 24_357), there('WDR-UNKNOWN')];
  const processes = [aProcess(), aProcess(), aProcess()];
  await Promise.all(processes.map((one) => one.look()));
  for (const one of processes) expect(await one.look()).toBe(false);
  expect(asked).toBe(1);
  expect(await runs()).toEqual({
    daily: { hour: 0, last_day: dayOf(1), failing_since: null, failure: null },
    runs: [
      expect.objectContaining({
        ...{ created_by: 'the server', source: 'rail', date_from: dayOf(1), date_to: dayOf(1) },
        ...{ matched: 1, other_amount: 1, only_there: 1, only_here: 1 },
      }),
    ],
  });
  const found = await open();
  expect(found.map((one: Record<string, unknown>) => [one.result, one.withdrawal_id, one.owner])).toEqual([
    ['other_amount', other, null],
    ['only_there', null, null],
    ['only_here', missing, null],
  ]);
  const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'reconciliation.run'));
  expect(entry).toMatchObject({ adminId: null, subjectId: found[0].run_id });
});

test('a day that a standstill left out is made up for, each day by itself', async () => {
  await app.db.insert(reconciliationDays).values({ day: dayOf(4), failure: 'The server stopped.' });
  const one = aProcess();
  while (await one.look());
  const { runs: made } = await runs();
  expect(made.map((run: { date_from: string }) => run.date_from)).toEqual([1, 2, 3, 4].map(dayOf));
});

test('a rail that does not answer is asked again after ten minutes, and the screen says why', async () => {
  await app.db.insert(reconciliationDays).values({ day: dayOf(1) });
  answer = () => Promise.reject(new NoAnswer('it answered 500'));
  const [one, other] = [aProcess(), aProcess()];
  expect([await one.look(), await other.look(), asked]).toEqual([false, false, 1]);
  expect((await runs()).daily).toMatchObject({
    ...{ last_day: null, failing_since: expect.any(String) },
    failure: 'The payment rail’s list of payments cannot be read: it answered 500. Nothing was compared.',
  });
  await tenMinutesLater();
  answer = async () => [];
  await other.look();
  expect((await runs()).daily).toMatchObject({ last_day: dayOf(1), failing_since: null, failure: null });
});

test('a process that stops does not wait for a silent rail, and leaves the day to another one', async () => {
  const begun = Promise.withResolvers<void>();
  const silent: PaymentList = {
    list: (_query, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        begun.resolve();
      }),
  };
  const daily = new DailyReconciliation({ db: app.db, rail: silent, log, hour: 0 });
  daily.start();
  await begun.promise;
  await daily.stop();
  expect((await runs()).daily).toMatchObject({ last_day: null, failure: null });
  await tenMinutesLater();
  await aProcess().look();
  expect((await runs()).daily).toMatchObject({ last_day: dayOf(1) });
});

test('nothing is due where the rail has never had a list, and a list that is gone is a failure', async () => {
  answer = () => Promise.reject(new NoAnswer('it answered 404'));
  await aProcess().look();
  expect(await app.db.$count(reconciliationDays)).toBe(0);
  answer = async () => [];
  await aProcess().look();
  await app.db.insert(reconciliationDays).values({ day: dayOf(3) });
  answer = () => Promise.reject(new NoAnswer('it answered 404'));
  await aProcess().look();
  expect((await runs()).daily.failure).toContain('it answered 404');
});

describe('a difference', () => {
  let kim: string;
  const act = (token: string | undefined, method: string, path: string, body: unknown) =>
    app.call(method, `${ROOT}/differences/${path}`, { body, ...(token !== undefined && { token }) });
  const close = async (id: string, token?: string) => {
    const { status, body } = await act(token, 'POST', `${id}/close`, { explanation: ' Confirmed on the next day ' });
    return status === 200 ? 'closed' : body.code;
  };

  beforeEach(async () => {
    kim = await aColleague(app.db, 'kim');
  });

  test('is given to somebody who may control payments, gets its reason, and is closed once, with an explanation', async () => {
    await paidHere();
    await aProcess().look();
    const [{ id, version }] = await open();
    await aColleague(app.db, 'robin', ['support']);
    expect((await act(kim, 'PUT', id, { owner: 'robin' })).body.errors).toEqual([
      { path: 'owner', message: 'is not an administrator who may control payments' },
    ]);
    expect((await act(kim, 'PUT', id, { owner: 'kim' })).body).toMatchObject({ owner: 'kim', reason: null });
    // Another person has taken it meanwhile.
    expect((await act(undefined, 'PUT', id, { owner: 'admin', version })).body.code).toBe('stale_edit');
    expect((await act(kim, 'PUT', id, { reason: ' The rail was asked ' })).body).toMatchObject({
      ...{ owner: 'kim', reason: 'The rail was asked' },
    });
    expect(await close(id, kim)).toBe('closed');
    expect(await open()).toEqual([]);
    const closed = await app.call('GET', `${ROOT}/differences?state=closed`);
    expect(closed.body.differences).toEqual([
      expect.objectContaining({ id, closed_by: 'kim', explanation: 'Confirmed on the next day' }),
    ]);
    expect([await close(id, kim), (await act(kim, 'PUT', id, { owner: null })).status]).toEqual([
      'invalid_transition',
      409,
    ]);
    const entries = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectType, 'reconciliation_difference'))
      .orderBy(auditLog.auditId);
    expect(entries.map(({ adminId, action, subjectId }) => [adminId, action, subjectId])).toEqual([
      ['adm_kim', 'reconciliation.change_difference', id],
      ['adm_kim', 'reconciliation.change_difference', id],
      ['adm_kim', 'reconciliation.close_difference', id],
    ]);
  });

  test('is closed by nobody who approved the payment or sent it, in whichever session', async () => {
    const approved = await aWithdrawal(app.db, { status: 'pending' });
    await app.call('POST', `/admin/withdrawal/withdrawals/${approved}/approve`, { body: {} });
    const lee = await aColleague(app.db, 'lee');
    await app.call('POST', `/admin/withdrawal/withdrawals/${approved}/process`, { token: lee });
    await paidHere(approved);
    await aProcess().look();
    const [{ id, is_own_payment }] = await open();
    expect(is_own_payment).toBe(true);
    expect(await close(id)).toBe('own_payment');
    expect(await close(id, lee)).toBe('own_payment');
    expect((await open(kim))[0].is_own_payment).toBe(false);
    expect(await close(id, kim)).toBe('closed');
  });

  test('is closed neither by the owner of the service account that sent the withdrawal in, nor by a program', async () => {
    const { token } = await aProgram(app.db, 'adm_kim', { name: 'sync', roleIds: ['platform', 'administrator'] });
    const sent = await app.call('POST', '/api/platform/withdrawals', {
      token,
      body: { records: [aSentWithdrawal()] },
    });
    expect(sent.body.results[0].result).toBe('created');
    const retried = await aWithdrawal(app.db, { status: 'failed' });
    answer = async () => [there('WDR-1'), there(retried)];
    await aProcess().look();
    const [first, second] = await open();
    expect([first.withdrawal_id, second.withdrawal_id]).toEqual(['WDR-1', retried]);
    expect(await close(first.id, kim)).toBe('own_payment');
    expect(await close(second.id, token)).toBe('person_required');
    expect(await close(first.id)).toBe('closed');
  });
});
