import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { withdrawalHistory } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import { changeWithdrawal } from '../../server/withdrawals/commands.ts';
import { aWithdrawal, bankReturns, behindTheTriggers, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const ROOT = '/api/admin/system/reconciliation';
const COLUMNS = { reference: 'Reference', amount: 'Amount', date: 'Date' };
const DAY = '2026-11-20';
const AT = `${DAY}T10:00:00Z`;

/** A withdrawal that the rail confirmed at this time, under this reference. */
async function aPayment(reference: string, at: string): Promise<string> {
  const id = await aWithdrawal(app.db, { status: 'processing' });
  await changeWithdrawal(app.db, SYSTEM, id, { action: 'complete', note: reference });
  await behindTheTriggers(app.db, (tx) =>
    tx
      .update(withdrawalHistory)
      .set({ createdAt: new Date(at) })
      .where(and(eq(withdrawalHistory.withdrawalId, id), eq(withdrawalHistory.action, 'complete'))),
  );
  return id;
}

const file = (...lines: string[]) => ['Date,Reference,Amount', ...lines].join('\n');
const run = (content: string, more: Record<string, unknown> = {}) =>
  app.call('POST', `${ROOT}/runs`, { body: { file_name: 'november.csv', content, columns: COLUMNS, ...more } });
const linesOf = async (id: string, query = '') => (await app.call('GET', `${ROOT}/runs/${id}/lines${query}`)).body;

test('a statement is compared with the payments of its days, and what was found is kept, audited and exported', async () => {
  const matched = await aPayment('REF-1', `${DAY}T10:00:00Z`);
  const other = await aPayment('REF-2', `${DAY}T11:00:00Z`);
  const missing = await aPayment('REF-3', `${DAY}T23:59:59Z`);
  const before = await aPayment('REF-4', '2026-11-10T10:00:00Z');
  await aPayment('REF-5', '2026-11-21T00:00:00Z');
  // Returned afterwards: the bank's statement has the payment all the same.
  await bankReturns(app.db, matched);
  const content = file(`${DAY},REF-1,-243.75`, `${DAY},${other},-243.57`, `${DAY},REF-4,-243.75`, `${DAY},=1+1,-12`);
  const { status, body } = await run(content);
  expect([status, body]).toEqual([
    201,
    {
      id: expect.any(String),
      created_at: expect.any(String),
      created_by: 'admin',
      file_name: 'november.csv',
      source: 'file',
      date_from: DAY,
      date_to: DAY,
      matched: 2,
      other_amount: 1,
      only_there: 1,
      only_here: 1,
      unreadable: 0,
      returned: 0,
      other_currency: 0,
      not_booked: 0,
    },
  ]);
  const { lines } = await linesOf(body.id);
  expect(
    lines.map((line: { result: string; withdrawal_id: string | null }) => [line.result, line.withdrawal_id]),
  ).toEqual([
    ['matched', matched],
    ['other_amount', other],
    ['matched', before],
    ['only_there', null],
    ['only_here', missing],
  ]);
  expect(lines[1]).toMatchObject({ line: 3, their_amount: 243.57, our_amount: 243.75 });
  const exported = await app.fetch(`${ROOT}/runs/${body.id}/export`, {
    headers: { authorization: `Bearer ${await app.signIn()}` },
  });
  expect(exported.headers.get('content-disposition')).toContain('reconciliation-2026-11-20-2026-11-20.csv');
  expect((await exported.text()).split('\r\n')).toEqual([
    'result,withdrawal_id,line,reference,their_amount,our_amount,paid_at,note',
    `matched,${matched},2,REF-1,243.75,243.75,${DAY}T10:00:00.000Z,`,
    `other_amount,${other},3,${other},243.57,243.75,${DAY}T11:00:00.000Z,`,
    `matched,${before},4,REF-4,243.75,243.75,2026-11-10T10:00:00.000Z,`,
    "only_there,,5,'=1+1,12.00,,,",
    `only_here,${missing},,REF-3,,243.75,${DAY}T23:59:59.000Z,`,
    '',
  ]);
  const audited = await app.db.select().from(auditLog).where(eq(auditLog.subjectId, body.id)).orderBy(auditLog.auditId);
  expect(audited.map(({ action }) => action)).toEqual(['reconciliation.run', 'reconciliation.export']);
  expect(audited[1]?.after).toEqual({ rows: 5, complete: true });
  expect((await app.call('GET', `${ROOT}/runs`)).body.runs).toEqual([body]);
});

test('a withdrawal that was paid twice has a line for each payment, by the keys of its attempts', async () => {
  const now = new Date().toISOString();
  const id = await aPayment('REF-1', now);
  await bankReturns(app.db, id);
  await changeWithdrawal(app.db, SYSTEM, id, { action: 'approve' });
  await changeWithdrawal(app.db, SYSTEM, id, { action: 'process' });
  await changeWithdrawal(app.db, SYSTEM, id, { action: 'complete', note: 'REF-2' });
  const key = (attempt: number) => `withdrawal:${id}:${attempt}`;
  const { body } = await run(file(`${DAY},${key(2)},-243.75`, `${DAY},${key(1)},-243.75`, `${DAY},${key(2)},-243.75`), {
    date_from: now.slice(0, 10),
    date_to: new Date(Date.parse(now) + 86_400_000).toISOString().slice(0, 10),
  });
  expect(body).toMatchObject({ matched: 2, only_there: 1, only_here: 0 });
});

test('money that came in, another currency and what is not booked are no payments, and are counted apart', async () => {
  const [returned, foreign, failed] = [
    await aPayment('REF-1', AT),
    await aPayment('REF-2', AT),
    await aPayment('REF-3', AT),
  ];
  const lines = [`${returned},C,243.75,USD,Booked`, `${foreign},D,243.75,EUR,Booked`, `${failed},D,243.75,USD,Failed`];
  const content = ['Reference,D/C,Amount,Currency,Status', ...lines].join('\n');
  const columns = { reference: 'Reference', amount: 'Amount' };
  const { body } = await run(content, { columns, date_from: DAY, date_to: DAY });
  const none = { matched: 0, other_amount: 0, only_there: 0, unreadable: 0 };
  // The payment in another currency has a line; the others were confirmed here, and the bank has booked neither.
  expect(body).toMatchObject({ ...none, returned: 1, other_currency: 1, not_booked: 1, only_here: 2 });
  expect((await linesOf(body.id)).lines).toMatchObject([
    { result: 'returned', withdrawal_id: returned, their_amount: 243.75, our_amount: 243.75, note: null },
    { result: 'other_currency', withdrawal_id: foreign, their_amount: null, note: 'It is 243.75 EUR' },
    { result: 'not_booked', withdrawal_id: failed, note: 'Its status is Failed' },
    { result: 'only_here', withdrawal_id: returned },
    { result: 'only_here', withdrawal_id: failed },
  ]);
  const [run1] = (await app.call('GET', `${ROOT}/runs`)).body.runs;
  expect(run1).toEqual(body);
});

test('the readings that a refusal names are what to send', async () => {
  const id = await aPayment('REF-1', '2026-11-05T10:00:00Z');
  const content = file(`05/11/2026,${id},243.75`);
  const refused = await run(content);
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [
      { path: 'date_order.day_first', message: 'reads 05/11/2026 as 5 November 2026' },
      { path: 'date_order.month_first', message: 'reads 05/11/2026 as 11 May 2026' },
      { path: 'money_out.negative', message: 'reads $243.75 in line 2 as money that came in' },
      { path: 'money_out.positive', message: 'reads $243.75 in line 2 as money that went out' },
    ],
  ]);
  const { body } = await run(content, { date_order: 'day_first', money_out: 'positive' });
  expect(body).toMatchObject({ date_from: '2026-11-05', matched: 1, only_here: 0 });
});

test('lines have pages, and can be those of one result', async () => {
  const { body } = await run(file(...[1, 2, 3].map((number) => `${DAY},X-${number},-1`)));
  const first = await linesOf(body.id, '?limit=2');
  const rest = await linesOf(body.id, `?limit=2&cursor=${first.next_cursor}`);
  expect([...first.lines, ...rest.lines].map(({ line }) => line)).toEqual([2, 3, 4]);
  expect([rest.next_cursor, (await linesOf(body.id, '?result=matched')).lines]).toEqual([null, []]);
});

test('the columns that were chosen last are suggested where a file has them', async () => {
  const header = async (content: string) => (await app.call('POST', `${ROOT}/header`, { body: { content } })).body;
  expect(await header(file())).toEqual({ columns: ['Date', 'Reference', 'Amount'], rows: [], found_columns: {} });
  await run(file(`${DAY},X,-1`));
  expect((await header(file())).last_columns).toEqual(COLUMNS);
  expect((await header('Reference;Amount\nX;1')).last_columns).toEqual({ reference: 'Reference', amount: 'Amount' });
  expect((await header('Text;Sum\nX;1')).last_columns).toBeUndefined();
});

test.each([
  ['a NUL', { content: file(`${DAY},a\u0000b,1`) }, 'content'],
  ['no dates and no days', { columns: { reference: 'Reference', amount: 'Amount' } }, 'date_from'],
  ['days the wrong way round', { date_from: '2026-11-21' }, 'date_to'],
  ['93 days', { date_from: '2026-08-20', date_to: '2026-11-20' }, 'date_to'],
  ['lines over more than 92 days', { content: file(`${DAY},X,-1`, '2026-08-20,X,-1') }, 'content'],
  ['a column that is not there', { columns: { ...COLUMNS, date: 'Day' } }, 'columns.date'],
  ['a line without an amount', { content: file(`${DAY},X,`) }, 'content.2'],
  ['an end within quotes', { content: file(`${DAY},"X`) }, 'content'],
  ['an end within a line', { content: file(`${DAY},X,1`, `${DAY},X`) }, 'content'],
  ['amounts that may be money in or out', { content: file(`${DAY},X,1`) }, 'money_out.negative'],
  ['days that may be months', { content: file('05/11/2026,X,-1') }, 'date_order.day_first'],
  ['a blank name', { file_name: '  ' }, 'file_name'],
  ['too many characters', { content: 'x'.repeat(5_000_001) }, 'content'],
])('a statement with %s is refused, and nothing is kept', async (_, given, path) => {
  const { status, body } = await run(file(`${DAY},X,-1`), given);
  expect([status, body.errors?.[0].path]).toEqual([422, path]);
  expect((await app.call('GET', `${ROOT}/runs`)).body.runs).toEqual([]);
});

test('the longest statement is read, whatever its text', async () => {
  const { status, body } = await run(`${'x'.repeat(60_000)}\n`.repeat(83));
  expect([status, body.errors?.[0].path]).toEqual([422, 'content']);
  const escaped = JSON.stringify({ content: '?' }).replace('?', '\\u00e9'.repeat(1_600_000));
  expect((await app.call('POST', `${ROOT}/header`, { rawBody: escaped })).status).toBe(422);
});

test('a statement of 20 MB is refused as too large', async () => {
  const { status, body } = await run('x'.repeat(20_000_000));
  expect([status, body.message]).toEqual([413, 'The body is too large.']);
});

test('a comparison that is not there is not found', async () => {
  for (const path of ['', '/lines', '/export']) {
    expect((await app.call('GET', `${ROOT}/runs/nothing${path}`)).status).toBe(404);
  }
});
