import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog, withdrawalHistory } from '../../server/db/schema.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { type ListPage, NoAnswer, type PaymentList, type RailPayment } from '../../server/domain/rail-list.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { aWithdrawal, behindTheTriggers, serverUnderTest } from './server-under-test.ts';

// Reconciliation with the payment rail's own list; with a file: reconciliation.test.ts.

const rail: PaymentList = { list: (...given) => answer(...given) };
let answer: PaymentList['list'];
const app = serverUnderTest({ paymentList: rail });

const ROOT = '/api/admin/system/reconciliation';
const DAY = 86_400_000;
const dayAgo = (days: number) => new Date(Date.now() - days * DAY);
const day = (time: Date) => time.toISOString().slice(0, 10);
const compareSince = (since: Date | string, headers: Record<string, string> = {}) =>
  app.call('POST', `${ROOT}/rail`, { body: { since: typeof since === 'string' ? since : day(since) }, headers });
const page = (payments: RailPayment[], next?: string): ListPage => ({ payments, next });
const listing = (...payments: RailPayment[]) => {
  answer = async () => page(payments);
};

function there(
  withdrawalId: string,
  { attempt = 1, ...more }: Partial<RailPayment> & { attempt?: number } = {},
): RailPayment {
  const key = `withdrawal:${withdrawalId}:${attempt}`;
  const made = { key, reference: `REF-${withdrawalId}`, amountCents: 24_375, paidAt: dayAgo(1), returned: undefined };
  return { ...made, ...more };
}

/** A withdrawal that the rail confirmed so long ago. */
async function paidHere(days: number): Promise<string> {
  const id = await aWithdrawal(app.db, { status: 'processing' });
  await changeWithdrawal(app.db, SYSTEM, id, { action: 'complete', note: `REF-${id}` });
  await behindTheTriggers(app.db, (tx) =>
    tx
      .update(withdrawalHistory)
      .set({ createdAt: dayAgo(days) })
      .where(and(eq(withdrawalHistory.withdrawalId, id), eq(withdrawalHistory.action, 'complete'))),
  );
  return id;
}

test('the list of the rail is compared by keys, over all its pages, and each line opens its withdrawal', async () => {
  const [matched, other, missing, returned] = [
    await paidHere(1),
    await paidHere(1),
    await paidHere(1),
    await paidHere(2),
  ];
  const early = await paidHere(3.1);
  const processing = await aWithdrawal(app.db, { status: 'processing' });
  const pages = [
    [there(matched), there(other, { amountCents: 24_357 })],
    [
      there(returned, { returned: { at: new Date(), reference: 'R-1', reason: 'R03 No\naccount' } }),
      there(processing),
      there('NOBODYS'),
    ],
    // Paid before the days that are compared: on no side a difference.
    [there('EARLY', { paidAt: dayAgo(4) }), there(early, { paidAt: dayAgo(4) }), there(matched)],
  ];
  const asked: (string | undefined)[] = [];
  answer = async ({ since, onlyReturned, after }) => {
    expect([day(since), onlyReturned]).toEqual([day(dayAgo(3)), undefined]);
    asked.push(after);
    return page(pages[Number(after ?? 0)] ?? [], asked.length < 3 ? String(asked.length) : undefined);
  };
  const { status, body } = await compareSince(dayAgo(2));
  expect(asked).toEqual([undefined, '1', '2']);
  expect([status, body]).toMatchObject([
    201,
    {
      source: 'rail',
      file_name: 'Payment rail',
      date_from: day(dayAgo(2)),
      date_to: day(new Date()),
      matched: 2,
      other_amount: 1,
      only_there: 2,
      only_here: 1,
    },
  ]);
  const { lines } = (await app.call('GET', `${ROOT}/runs/${body.id}/lines`)).body;
  expect(lines.map((line: Record<string, unknown>) => [line.result, line.withdrawal_id, line.line, line.note])).toEqual(
    [
      ['matched', matched, null, null],
      ['other_amount', other, null, null],
      ['matched', returned, null, 'Returned there: R03 No account'],
      ['only_there', processing, null, 'Not confirmed here: it is processing'],
      ['only_there', null, null, null],
      ['only_here', missing, null, null],
    ],
  );
  const audited = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, body.id)).orderBy(auditLog.auditId);
  expect(audited.map(({ action }) => action)).toEqual(['reconciliation.run']);
  // The next file is not asked for the columns of a list.
  const header = await app.call('POST', `${ROOT}/header`, { body: { content: 'Date,Reference,Amount\n' } });
  expect(header.body.last_columns).toBeUndefined();
});

test('a payment that is made while the rail is read is a difference on neither side', async () => {
  let id = '';
  answer = async () => {
    id = await paidHere(0);
    return page([there('LATER', { paidAt: new Date(Date.now() + 1_000) })]);
  };
  expect((await compareSince(dayAgo(0))).body).toMatchObject({ matched: 0, only_there: 0, only_here: 0 });
  // Known to both afterwards.
  listing(there(id, { paidAt: new Date(Date.now() - 1) }));
  expect((await compareSince(dayAgo(0))).body).toMatchObject({ matched: 1, only_there: 0, only_here: 0 });
});

test('the same key gets the same comparison', async () => {
  listing();
  const key = { 'idempotency-key': 'once' };
  const first = await compareSince(dayAgo(1), key);
  expect((await compareSince(dayAgo(1), key)).body).toEqual(first.body);
  expect((await app.call('GET', `${ROOT}/runs`)).body.runs).toHaveLength(1);
});

const endless = async (_: unknown, signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test.each<[string, PaymentList['list'], RegExp]>([
  ['does not answer', endless, /^The payment rail does not answer just now/],
  ['breaks the connection', async () => Promise.reject(new TypeError('fetch failed: secret')), /does not answer/],
  [
    'answers nonsense',
    async () => Promise.reject(new NoAnswer('its answer is not JSON')),
    /: its answer is not JSON\./,
  ],
  ['gives the same page again and again', async () => page([there('A')], 'x'), /: its pages do not end\./],
  ['gives empty pages', async () => page([], 'x'), /: its pages do not end\./],
])('a rail that %s is a 502, and nothing is kept', async (_, list, message) => {
  answer = list;
  const { status, body } = await compareSince(dayAgo(1));
  expect([status, body.code]).toEqual([502, 'rail_unreadable']);
  expect(body.message).toMatch(message);
  expect((await app.call('GET', `${ROOT}/runs`)).body.runs).toEqual([]);
  expect(app.logged.join()).not.toContain('secret');
});

test('a day with more than 50,000 payments after it is refused', async () => {
  let number = 0;
  answer = async ({ after }) =>
    page(
      Array.from({ length: 1_000 }, () => there(`W-${number++}`)),
      String(Number(after ?? 0) + 1),
    );
  const { status, body } = await compareSince(dayAgo(1));
  expect([status, body.errors]).toEqual([
    422,
    [{ path: 'since', message: 'has more than 50,000 payments after it: choose a later day' }],
  ]);
  expect(number).toBe(51_000);
});

test('tomorrow is refused, and the rail is not asked', async () => {
  answer = async () => Promise.reject(new Error('it was asked'));
  const tomorrow = await app.db.execute(
    sql`select to_char(now() at time zone 'utc' + interval '1 day', 'YYYY-MM-DD') as day`,
  );
  const [row] = (tomorrow as unknown as { rows: { day: string }[] }).rows;
  const { status, body } = await compareSince(row?.day ?? '');
  expect([status, body.errors?.[0].path]).toEqual([422, 'since']);
});
