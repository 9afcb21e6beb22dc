import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { platformEvents } from '../../server/db/schema/platform.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { InvalidTransition } from '../../server/domain/errors.ts';
import { returnPayment } from '../../server/payments/answer-commands.ts';
import { NoAnswer, type PaymentList, type RailPayment } from '../../server/payments/rail/rail-list.ts';
import { ReturnWatch } from '../../server/payments/return-watch.ts';
import { paymentsSince } from '../../server/restore/evidence-queries.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import {
  aWithdrawal,
  behindTheTriggers,
  refuseRows,
  SEALED_TEXT,
  serverUnderTest,
  testOnServer,
} from './server-under-test.ts';

// The rail's own notice of a return. What administrators say about returns: withdrawal-returns.test.ts.

const app = serverUnderTest();
const log = pino({ level: 'silent' });
const DAY_MS = 86_400_000;
const reports: string[] = [];

function watching(list: PaymentList['list']): ReturnWatch {
  reports.length = 0;
  return new ReturnWatch({ db: app.db, rail: { list }, log, report: (message) => void reports.push(message) });
}

const returnOf = (id: string, attempt = 1, amountCents = 24_375): RailPayment => ({
  key: `withdrawal:${id}:${attempt}`,
  reference: `REF-${attempt}`,
  amountCents,
  paidAt: new Date(),
  returned: { at: new Date(), reference: 'RET-1\u0007', reason: 'R03 No account' },
});
const listing = (...payments: RailPayment[]) => watching(async () => ({ payments, next: undefined }));

const rowOf = async (id: string) =>
  (await app.db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id)))[0];
const actionsOf = async (id: string) =>
  (
    await app.db
      .select()
      .from(withdrawalHistory)
      .where(eq(withdrawalHistory.withdrawalId, id))
      .orderBy(withdrawalHistory.id)
  ).map(({ action }) => action);

test('a return that the rail lists is booked once, with its ledger, its event and an audit row of the rail’s', async () => {
  const id = await aWithdrawal(app.db, { status: 'completed' });
  const watch = watching(async ({ since, onlyReturned, after }) => {
    expect(onlyReturned).toBe(true);
    expect(Date.now() - since.getTime()).toBeGreaterThan(60 * 86_400_000);
    return after === undefined
      ? { payments: [returnOf('NOBODYS')], next: '2' }
      : { payments: [returnOf(id)], next: undefined };
  });
  await watch.look();
  expect(await rowOf(id)).toMatchObject({
    status: 'pending_review',
    returnReference: 'RET-1',
    returnCode: 'R03',
    returnedAt: expect.any(Date),
  });
  const moves = await app.db
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.subjectId, id))
    .orderBy(ledgerTransfers.transferId);
  const back = moves.map(({ kind, debitAccount, creditAccount, amountCents, attempt }) =>
    [kind, attempt, debitAccount, creditAccount, amountCents].join(' '),
  );
  expect(back.slice(-2)).toEqual(['withdrawal.return 1 bank hold 24375', 'withdrawal.return_fee 1 revenue hold 625']);

  // Again, by the same process and by two others at once.
  const another = listing(returnOf(id));
  await watch.look();
  await Promise.all([another.look(), watch.look()]);
  expect(reports).toEqual([]);
  expect((await actionsOf(id)).filter((action) => action === 'return')).toHaveLength(1);
  const audited = await app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'withdrawal.return'))
    .orderBy(auditLog.auditId);
  expect(audited).toMatchObject([
    {
      adminId: null,
      username: 'payment rail',
      subjectId: id,
      after: { status: 'pending_review', note: SEALED_TEXT },
    },
  ]);
  const told = await app.db.select().from(platformEvents).where(eq(platformEvents.type, 'withdrawal.returned'));
  expect(told.map(({ subjectId }) => subjectId)).toEqual([id]);
  expect([await brokenInvariants(app.db), await wrongSums(app.db)]).toEqual([[], []]);
});

test('a payment that is not completed here is not returned; when it is, its return follows', async () => {
  const processing = await aWithdrawal(app.db, { status: 'processing' });
  const [approved, failed] = [
    await aWithdrawal(app.db, { status: 'approved' }),
    await aWithdrawal(app.db, { status: 'failed' }),
  ];
  const watch = listing(returnOf(processing), returnOf(approved), returnOf(failed));
  await watch.look();
  expect([await rowOf(processing), await rowOf(approved), await rowOf(failed)]).toMatchObject([
    { status: 'processing' },
    { status: 'approved' },
    { status: 'failed', returnedAt: null },
  ]);
  await changeWithdrawal(app.db, SYSTEM, processing, { action: 'complete', note: 'REF-1' });
  await watch.look();
  expect(await rowOf(processing)).toMatchObject({ status: 'pending_review', returnReference: 'RET-1' });
});

test('the return of one attempt does not return the next one', async () => {
  const id = await aWithdrawal(app.db, { status: 'completed' });
  const watch = listing(returnOf(id));
  await watch.look();
  await changeWithdrawal(app.db, SYSTEM, id, { action: 'approve' });
  await changeWithdrawal(app.db, SYSTEM, id, { action: 'process' });
  await changeWithdrawal(app.db, SYSTEM, id, { action: 'complete', note: 'REF-2' });
  await watch.look();
  // Also when it was read before the next attempt was made.
  const returned = { at: new Date(), reference: 'RET-1', reason: 'R29' };
  expect(await returnPayment(app.db, id, 1, returned)).toBeInstanceOf(InvalidTransition);
  expect(await rowOf(id)).toMatchObject({ status: 'completed', attempt: 2 });
  await listing(returnOf(id), returnOf(id, 2)).look();
  expect((await actionsOf(id)).slice(-5)).toEqual(['return', 'approve', 'process', 'complete', 'return']);
  expect(await brokenInvariants(app.db)).toEqual([]);
});

test('the code that the rail gives counts, and without one the beginning of its reason', async () => {
  const ids = [];
  for (const [code, reason] of [
    ['AC04', 'R29 Not authorized'],
    [undefined, 'r20 Non-transaction account'],
    [undefined, 'No account R03'],
  ] as const) {
    const id = await aWithdrawal(app.db, { status: 'completed' });
    ids.push(id);
    const payment = returnOf(id);
    await listing({ ...payment, returned: { at: new Date(), reference: 'RET', reason, code } }).look();
  }
  expect(await Promise.all(ids.map(async (id) => (await rowOf(id))?.returnCode))).toEqual(['AC04', 'R20', null]);
});

test('a return of another amount, or of money that is not in the books, is reported once and left to people', async () => {
  const [part, unbooked] = [
    await aWithdrawal(app.db, { status: 'completed' }),
    await aWithdrawal(app.db, { status: 'completed' }),
  ];
  await behindTheTriggers(app.db, (tx) => tx.delete(ledgerTransfers).where(eq(ledgerTransfers.subjectId, unbooked)));
  const watch = listing(returnOf(part, 1, 100), returnOf(unbooked));
  await watch.look();
  await watch.look();
  expect(reports).toEqual([
    `Payments: withdrawal:${part}:1 was returned with another amount than was paid, so it is not recorded.`,
    expect.stringMatching(
      new RegExp(`^Payments: withdrawal:${unbooked}:1 was returned. Withdrawal .* not in the books`),
    ),
  ]);
  expect([(await rowOf(part))?.status, (await rowOf(unbooked))?.status]).toEqual(['completed', 'completed']);
});

test('an entry that is not understood keeps no other return from being booked, and is reported once', async () => {
  const [before, after] = [
    await aWithdrawal(app.db, { status: 'completed' }),
    await aWithdrawal(app.db, { status: 'completed' }),
  ];
  const watch = watching(async () => ({
    payments: [returnOf(before), { ...returnOf('X'), key: 'withdrawal:A\u0000B:1' }, returnOf(after)],
    unreadable: [{ entry: 2, key: undefined, field: 'return_reason' }],
    next: undefined,
  }));
  await watch.look();
  await watch.look();
  expect([(await rowOf(before))?.returnReference, (await rowOf(after))?.returnReference]).toEqual(['RET-1', 'RET-1']);
  expect(reports).toEqual([
    'Payments: Entry 2 of the payment rail’s list of returns has no usable return_reason, so it is not recorded.',
  ]);
});

testOnServer('the days for which the rail is asked are counted by the database’s clock', async () => {
  const asked: Date[] = [];
  const list = async ({ since }: { since: Date }) => {
    asked.push(since);
    return { payments: [] };
  };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * DAY_MS });
  onTestFinished(() => void vi.useRealTimers());
  await new ReturnWatch({ db: app.db, rail: { list } as never, log }).look();
  await paymentsSince(app.db, { list } as never, AbortSignal.timeout(60_000));
  vi.useRealTimers();
  const days = asked.map((since) => Math.round((Date.now() - since.getTime()) / DAY_MS));
  expect(days).toEqual([90, expect.toSatisfy((age: number) => age >= 0 && age <= 90)]);
});

test('a rail without such a list is reported once until it answers again', async () => {
  let error: Error | undefined = new NoAnswer('it answered 404');
  const watch = watching(async () => (error ? Promise.reject(error) : { payments: [], next: undefined }));
  await watch.look();
  await watch.look();
  expect(reports).toEqual([
    'The payment rail does not say which payments were returned (it answered 404); it is asked again every minute.',
  ]);
  error = undefined;
  await watch.look();
  error = new TypeError('fetch failed');
  await watch.look();
  expect(reports[1]).toContain('(no answer)');
});

test('a return that the database refuses keeps no other from being recorded, and is named once', async () => {
  const [bad, good] = [
    await aWithdrawal(app.db, { status: 'completed' }),
    await aWithdrawal(app.db, { status: 'completed' }),
  ];
  await refuseRows(app.db, 'withdrawal_history', `new.withdrawal_id = '${bad}'`);
  const watch = listing(returnOf(bad), returnOf(good));
  for (let look = 0; look < 2; look++) await watch.look();
  expect([(await rowOf(bad))?.status, (await rowOf(good))?.status]).toEqual(['completed', 'pending_review']);
  expect(reports).toEqual([
    `Payments: withdrawal:${bad}:1 was returned, and could not be recorded. It is tried again every minute.`,
  ]);
});
