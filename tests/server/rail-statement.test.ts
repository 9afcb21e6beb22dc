import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { withdrawalHistory } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { type ListPage, NoAnswer, type PaymentList, type RailPayment } from '../../server/payments/rail/rail-list.ts';
import { paymentsThere } from '../../server/reconciliation/rail-statement.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { aWithdrawal, behindTheTriggers, serverUnderTest } from './server-under-test.ts';

// Reconciliation with the payment rail's own list; with files of the bank: statements.test.ts.

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
});

test('an entry that is not understood costs itself only: the comparison says which and why', async () => {
  const [matched, ours] = [await paidHere(1), await paidHere(1)];
  answer = async () => ({
    payments: [there(matched)],
    unreadable: [
      { entry: 2, key: `withdrawal:${ours}:1`, field: 'paid_at' },
      { entry: 3, key: undefined, field: 'key' },
      { entry: 4, key: 'withdrawal:A\u0000B:1', field: 'status' },
    ],
    next: undefined,
  });
  const { status, body } = await compareSince(dayAgo(2));
  expect([status, body]).toMatchObject([201, { matched: 1, only_here: 0, only_there: 0, unreadable: 3 }]);
  const { lines } = (await app.call('GET', `${ROOT}/runs/${body.id}/lines?result=unreadable`)).body;
  expect(
    lines.map((one: Record<string, unknown>) => [
      one.line,
      one.withdrawal_id,
      one.their_amount,
      one.our_amount,
      one.note,
    ]),
  ).toEqual([
    [2, ours, null, 243.75, 'Entry 2 of the list has no usable paid_at'],
    [3, null, null, null, 'Entry 3 of the list has no usable key'],
    [4, null, null, null, 'Entry 4 of the list has no usable status'],
  ]);
});

test('a comparison has pages, and can be exported, which is audited', async () => {
  const [one, two] = [await paidHere(1), await paidHere(1)];
  listing(there(one), there(two, { reference: '=1+1' }), there('NOBODYS'));
  const { body } = await compareSince(dayAgo(2));
  const linesOf = async (query: string) => (await app.call('GET', `${ROOT}/runs/${body.id}/lines${query}`)).body;
  const first = await linesOf('?limit=2');
  const rest = await linesOf(`?limit=2&cursor=${first.next_cursor}`);
  const ids = [...first.lines, ...rest.lines].map(({ withdrawal_id }: { withdrawal_id: string }) => withdrawal_id);
  expect([ids, rest.next_cursor]).toEqual([[one, two, null], null]);
  expect((await linesOf('?result=only_here')).lines).toEqual([]);
  const exported = await app.fetch(`${ROOT}/runs/${body.id}/export`, {
    headers: { authorization: `Bearer ${await app.signIn()}` },
  });
  const days = `${day(dayAgo(2))}-${day(new Date())}`;
  expect(exported.headers.get('content-disposition')).toContain(`reconciliation-${days}.csv`);
  const rows = (await exported.text()).split('\r\n');
  expect(rows[0]).toBe('result,withdrawal_id,line,reference,their_amount,our_amount,paid_at,note');
  expect([rows.length, rows[2]]).toEqual([5, expect.stringMatching(`^matched,${two},,'=1\\+1,243.75,243.75,`)]);
  const audited = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, body.id)).orderBy(auditLog.auditId);
  expect(audited.map(({ action }) => action)).toEqual(['reconciliation.run', 'reconciliation.export']);
  expect(audited[1]?.after).toEqual({ rows: 3, complete: true });
  for (const path of ['', '/lines', '/export']) {
    expect((await app.call('GET', `${ROOT}/runs/nothing${path}`)).status).toBe(404);
  }
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
  // The answer is there already: the rail is not asked for it a second time, and need not be reachable.
  answer = async () => Promise.reject(new NoAnswer('it is down'));
  expect((await compareSince(dayAgo(1), key)).body).toEqual(first.body);
  expect((await app.call('GET', `${ROOT}/runs`)).body.runs).toHaveLength(1);
});

const endless = async (_: unknown, signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

test('a rail that does not answer is waited for only so long', async () => {
  const asked = paymentsThere({ ...rail, list: endless }, new Date(), { timeoutMs: 50 });
  await expect(asked).rejects.toThrow(/^The payment rail does not answer just now/);
});

test.each<[string, PaymentList['list'], RegExp]>([
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

test('a request for the list is as short as most, and a longer one is refused', async () => {
  const { status } = await app.call('POST', `${ROOT}/rail`, { rawBody: ' '.repeat(65 * 1024) });
  expect(status).toBe(413);
});

test('a rail that was down is asked again for the same key', async () => {
  answer = async () => Promise.reject(new NoAnswer('it is down'));
  const key = { 'idempotency-key': 'again' };
  expect((await compareSince(dayAgo(1), key)).status).toBe(502);
  listing();
  expect((await compareSince(dayAgo(1), key)).status).toBe(201);
});

test('a list of more than 92 days is refused before the rail is asked', async () => {
  answer = async () => Promise.reject(new Error('not asked'));
  const { status, body } = await compareSince(dayAgo(92));
  expect([status, body.message]).toEqual([422, 'since is about more than 92 days: compare them in parts.']);
  listing();
  expect((await compareSince(dayAgo(91))).status).toBe(201);
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
