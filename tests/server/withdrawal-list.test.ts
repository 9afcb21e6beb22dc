import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { playerFreezes, players } from '../../server/db/schema/players.ts';
import { withdrawalHistory } from '../../server/db/schema/withdrawals.ts';
import { MOVED_PATHS } from '../../server/domain/moved-paths.ts';
import { withdrawalCsv } from '../../src/features/withdrawals/withdrawal-csv.ts';
import { aWithdrawal, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const LIST = '/admin/withdrawal/withdrawals';

const idsOf = async (query: string): Promise<string[]> => {
  const answer = await app.call('GET', `${LIST}${query}`);
  expect(answer.status).toBe(200);
  return answer.body.withdrawals.map((row: { withdrawal_id: string }) => row.withdrawal_id);
};

beforeEach(async () => {
  await app.db.insert(players).values({ playerId: 'PLR-2', email: '100%_teo\\x@example.org', displayName: 'Teo' });
  const make = (withdrawalId: string, values: Parameters<typeof aWithdrawal>[1]) =>
    aWithdrawal(app.db, { withdrawalId, ...values });
  await make('A-1', { status: 'pending_review', requestedCents: 10_000, createdAt: new Date('2026-10-01T00:00:00Z') });
  await make('A-2', { status: 'pending', requestedCents: 20_000, createdAt: new Date('2026-10-01T23:59:59.999Z') });
  await make('A-3', {
    status: 'approved',
    requestedCents: 1999,
    createdAt: new Date('2026-10-02T00:00:00Z'),
    bankName: 'Keystone',
  });
  await make('A-4', {
    status: 'rejected',
    requestedCents: 30_000,
    createdAt: new Date('2026-10-03T12:00:00Z'),
    playerId: 'PLR-2',
  });
});

test('every withdrawal is listed, newest first', async () => {
  expect(await idsOf('')).toEqual(['A-4', 'A-3', 'A-2', 'A-1']);
});

const FOUND: [query: string, ids: string[]][] = [
  ['?status=approved', ['A-3']],
  ['?status=rejected', ['A-4']],
  ['?status=pending', ['A-2']],
  ['?status=pending_review', ['A-2', 'A-1']],
  ['?status=', ['A-4', 'A-3', 'A-2', 'A-1']],
  ['?search=a-3', ['A-3']],
  ['?search=KEYST', ['A-3']],
  ['?search=%20mara%40example%20', ['A-3', 'A-2', 'A-1']],
  ['?search=PLR-1', ['A-3', 'A-2', 'A-1']],
  ['?search=100%25_t', ['A-4']],
  ["?search='", []],
  ['?search=%F0%9F%8E%B2', []],
  ['?date_from=2026-10-02', ['A-4', 'A-3']],
  ['?date_to=2026-10-01', ['A-2', 'A-1']],
  ['?date_from=2026-10-01&date_to=2026-10-01', ['A-2', 'A-1']],
  ['?date_from=2026-10-05&date_to=2026-10-01', []],
  ['?date_to=9999-12-31', ['A-4', 'A-3', 'A-2', 'A-1']],
  ['?date_from=1000-01-01', ['A-4', 'A-3', 'A-2', 'A-1']],
  ['?min_amount=100', ['A-4', 'A-2', 'A-1']],
  ['?max_amount=19.99', ['A-3']],
  ['?min_amount=100&max_amount=200', ['A-2', 'A-1']],
  ['?status=pending_review&search=mara&min_amount=150', ['A-2']],
  ['?step=pending_review', ['A-4', 'A-3', 'A-1']],
  ['?step=approved', ['A-3']],
  ['?step=approved&step_from=2026-10-04', ['A-3']],
  ['?step=approved&step_from=9999-12-31', []],
  ['?step=completed', []],
  ['?status=rejected&step=approved', []],
  ['?sort=created_at_asc', ['A-1', 'A-2', 'A-3', 'A-4']],
  ['?sort=requested_amount_desc', ['A-4', 'A-2', 'A-1', 'A-3']],
  ['?sort=requested_amount_asc&status=pending_review', ['A-1', 'A-2']],
];
test('each filter, and several at once, find what they say', async () => {
  for (const [query, ids] of FOUND) expect(await idsOf(query), query).toEqual(ids);
});

const NEWEST = ['B-3', 'B-2', 'B-1', 'A-4', 'A-3', 'A-2', 'A-1'];
const LARGEST = ['A-4', 'B-3', 'B-2', 'B-1', 'A-2', 'A-1', 'A-3'];
test.each([
  ['created_at_desc', NEWEST],
  ['created_at_asc', NEWEST.toReversed()],
  ['requested_amount_desc', LARGEST],
  ['requested_amount_asc', LARGEST.toReversed()],
])('pages by %s follow one another without a gap or a repetition, also among equal values', async (sort, ids) => {
  const createdAt = new Date('2026-10-04T00:00:00.123Z');
  for (const id of ['B-1', 'B-2', 'B-3']) await aWithdrawal(app.db, { withdrawalId: id, createdAt });
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let page = 0; cursor !== null && page < 10; page++) {
    const answer = await app.call('GET', `${LIST}?limit=2&sort=${sort}&cursor=${cursor}`);
    seen.push(...answer.body.withdrawals.map((row: { withdrawal_id: string }) => row.withdrawal_id));
    cursor = answer.body.next_cursor;
  }
  expect(seen).toEqual(ids);
});

test('a bank account that players share finds the requests of all of them, and of no others', async () => {
  const shared = { accountFingerprint: 'aa'.repeat(32) };
  await aWithdrawal(app.db, { withdrawalId: 'B-1', ...shared });
  await aWithdrawal(app.db, { withdrawalId: 'B-2', ...shared, playerId: 'PLR-2', status: 'approved' });
  await aWithdrawal(app.db, { withdrawalId: 'B-3', accountFingerprint: 'bb'.repeat(32), playerId: 'PLR-2' });
  const found = async (query: string) => (await idsOf(query)).toSorted();
  expect(await found('?accounts_of=PLR-1')).toEqual(['B-1', 'B-2']);
  expect(await found('?accounts_of=PLR-2')).toEqual(['B-1', 'B-2', 'B-3']);
  expect(await found('?accounts_of=PLR-2&status=pending_review')).toEqual(['B-1', 'B-3']);
  expect(await found('?accounts_of=PLR-9')).toEqual([]);
});

describe('what can be reviewed of all that matches', () => {
  const reviewable = async (query: string) => (await app.call('GET', `/admin/withdrawal/reviewable${query}`)).body;

  test('is counted, and listed from the oldest on as far as asked for, with what forbids to approve it', async () => {
    await app.db.insert(playerFreezes).values({ playerId: 'PLR-2', reason: 'Chargeback', adminId: 'adm_1' });
    await aWithdrawal(app.db, { withdrawalId: 'B-1', playerId: 'PLR-2' });
    expect(await reviewable('')).toEqual({ count: 3, withdrawals: [] });
    const { count, withdrawals } = await reviewable('?limit=2');
    expect([count, withdrawals.map((row: { withdrawal_id: string }) => row.withdrawal_id)]).toEqual([
      3,
      ['A-1', 'A-2'],
    ]);
    expect(withdrawals[1]).toEqual({
      withdrawal_id: 'A-2',
      status: 'pending',
      requested_amount: 200,
      net_payout_amount: 193.75,
      player_state: 'active',
      created_at: '2026-10-01T23:59:59.999Z',
    });
    expect(await reviewable('?limit=9&search=b-')).toMatchObject({
      count: 1,
      withdrawals: [{ player_state: 'frozen' }],
    });
    expect(await reviewable('?status=approved&limit=9')).toEqual({ count: 0, withdrawals: [] });
    expect(await reviewable('?min_amount=150&max_amount=200')).toMatchObject({ count: 1 });
  });
});

const cursorOf = (text: string) => Buffer.from(text).toString('base64url');
const REFUSED: [query: string, path: string][] = [
  ['?status=nonsense', 'status'],
  ['?date_from=2026-13-40', 'date_from'],
  ['?date_to=yesterday', 'date_to'],
  ['?date_from=0000-01-01', 'date_from'],
  ['?date_from=2026-02-30', 'date_from'],
  ['?min_amount=-1', 'min_amount'],
  ['?min_amount=x', 'min_amount'],
  ['?max_amount=0.001', 'max_amount'],
  ['?max_amount=1e300', 'max_amount'],
  ['?max_amount=Infinity', 'max_amount'],
  ['?step=nonsense', 'step'],
  ['?step=approved&step_from=2026-02-30', 'step_from'],
  ['?step_from=2026-10-01', 'step_from'],
  ['?limit=0', 'limit'],
  ['?limit=-1', 'limit'],
  ['?limit=201', 'limit'],
  ['?limit=1.5', 'limit'],
  ['?sort=amount', 'sort'],
  [`?sort=created_at_asc&cursor=${cursorOf('created_at_desc|2026-10-01T00:00:00.000000Z|A-1')}`, 'cursor'],
  [`?sort=requested_amount_asc&cursor=${cursorOf('requested_amount_asc|2026-10-01T00:00:00.000000Z|A-1')}`, 'cursor'],
  [`?sort=requested_amount_asc&cursor=${cursorOf('requested_amount_asc|-1|A-1')}`, 'cursor'],
  ['?accounts_of=a%20b', 'accounts_of'],
  ['?cursor=nonsense', 'cursor'],
  ['?search=%00', 'search'],
  [`?search=${'x'.repeat(201)}`, 'search'],
  ['?status=approved&status=rejected', 'status'],
];
test('a parameter that is not valid answers 422 and is named', async () => {
  for (const [query, path] of REFUSED) {
    const answer = await app.call('GET', `${LIST}${query}`);
    expect(answer, query).toMatchObject({ status: 422, body: { errors: [{ path }] } });
  }
});

const NEVER = [
  '2026-02-30T00:00:00.000000Z|WDR-1',
  '2025-02-29T23:59:59.999999Z|WDR-1',
  '0000-01-01T00:00:00.000000Z|WDR-1',
  '2026-13-01T00:00:00.000000Z|WDR-1',
  '2026-01-01T24:00:00.000000Z|WDR-1',
  '2026-01-01T23:59:60.000000Z|WDR-1',
  '2026-01-01T00:00:00Z|WDR-1',
  '2026-01-01T00:00:00.000000Z|',
];
test('a cursor of a moment that never was answers 422 and is named', async () => {
  for (const text of NEVER) {
    const answer = await app.call('GET', `${LIST}?cursor=${cursorOf(`created_at_desc|${text}`)}`);
    expect(answer, text).toMatchObject({ status: 422, body: { errors: [{ path: 'cursor' }] } });
  }
});

test('a withdrawal has every field of the contract, with only the last four digits of a number', async () => {
  const answer = await app.call('GET', `${LIST}/A-1`);
  expect(answer.body).toMatchObject({
    withdrawal_id: 'A-1',
    status: 'pending_review',
    requested_amount: 100,
    processing_fee: 6.25,
    net_payout_amount: 93.75,
    player_email: 'mara@example.com',
    bank_account_info: { bank_name: 'First Meridian Bank', account_last4: '4417', routing_number: '0248' },
    game_info: { game_name: 'Starfall', game_id: 'starfall', developer: 'Ninth Orbit' },
    created_at: '2026-10-01T00:00:00.000Z',
    processed_at: null,
  });
});

test('an unknown id answers 404, whatever is asked of it', async () => {
  const bodies: Record<string, unknown> = { '/approve': {}, '/reject': { reason: 'x' } };
  for (const rest of ['', '/history', '/approve', '/reject', '/process', '/retry']) {
    const method = rest === '' || rest === '/history' ? 'GET' : 'POST';
    const answer = await app.call(method, `${LIST}/WDR-999999${rest}`, { body: bodies[rest] });
    expect(answer, rest).toMatchObject({ status: 404, body: { message: 'Withdrawal WDR-999999 was not found.' } });
  }
});

test('an id that cannot be one is refused with 4xx and a message, never 5xx', async () => {
  for (const id of ['a%2Fb', '%00', '%', 'a%25b', 'x'.repeat(65), '..%2F..', "'", '%F0%9F%8E%B2']) {
    const answer = await app.call('GET', `${LIST}/${id}`);
    expect([404, 422], id).toContain(answer.status);
    expect(answer.body.message, id).not.toBe('');
  }
});

test('the history of a withdrawal tells each change, oldest first, with who made it', async () => {
  await app.call('POST', `${LIST}/A-1/approve`, { body: { notes: 'Fine' } });
  const answer = await app.call('GET', `${LIST}/A-1/history`);
  expect(answer.body.history).toMatchObject([
    { from_status: null, to_status: 'pending_review', action: 'create', actor: null },
    { from_status: 'pending_review', to_status: 'approved', action: 'approve', actor: 'admin', note: 'Fine' },
  ]);
});

describe('the summary', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const step = (withdrawalId: string, toStatus: string, daysAgo: number, action: string = toStatus) => ({
    withdrawalId,
    toStatus,
    action,
    createdAt: new Date(Date.now() - daysAgo * DAY),
  });
  const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY).toISOString().slice(0, 10);

  test('counts what awaits review, went to the bank today, was completed and failed in 30 days', async () => {
    await app.db
      .insert(withdrawalHistory)
      .values([
        step('A-3', 'processing', 0),
        step('A-3', 'processing', 2),
        step('A-3', 'completed', 2),
        step('A-2', 'completed', 29),
        step('A-3', 'completed', 31),
        step('A-3', 'failed', 1),
      ]);
    const answer = await app.call('GET', `${LIST}/summary`);
    expect(answer.body).toEqual({
      totalPending: 2,
      awaitingSecond: 0,
      processingToday: 1,
      completedThisMonth: 2,
      failureRate: 33.3,
    });
  });

  test('counts as many as the list and its export have, also where a payment was sent again', async () => {
    await app.db
      .insert(withdrawalHistory)
      .values([
        step('A-3', 'processing', 0),
        step('A-3', 'failed', 0),
        step('A-3', 'processing', 0, 'retry'),
        step('A-2', 'processing', 0, 'retry'),
        step('A-1', 'completed', 20),
        step('A-1', 'pending_review', 10, 'return'),
        step('A-1', 'completed', 1),
        step('A-4', 'completed', 3),
        step('A-2', 'completed', 31),
      ]);
    const { body } = await app.call('GET', `${LIST}/summary`);
    const [sent, completed] = [`?step=processing&step_from=${dayOf(0)}`, `?step=completed&step_from=${dayOf(29)}`];
    expect(await idsOf(sent)).toEqual(['A-3', 'A-2']);
    expect(await idsOf(completed)).toEqual(['A-4', 'A-1']);
    expect(body).toMatchObject({ processingToday: 2, completedThisMonth: 2, failureRate: 25 });
    const file = await app.fetch(`/api/admin/exports/withdrawals${completed}`, {
      headers: { authorization: `Bearer ${await app.signIn()}` },
    });
    expect(
      (await file.text())
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[0]),
    ).toEqual(['A-4', 'A-1']);
  });
});

test('the summary of nothing is all zeros', async () => {
  for (const id of ['A-1', 'A-2']) await app.call('POST', `${LIST}/${id}/approve`, { body: {} });
  const answer = await app.call('GET', `${LIST}/summary`);
  expect(answer.body).toEqual({
    totalPending: 0,
    awaitingSecond: 0,
    processingToday: 0,
    completedThisMonth: 0,
    failureRate: 0,
  });
});

describe('the export', () => {
  const exported = async (query = '') =>
    app.fetch(`/api/admin/exports/withdrawals${query}`, { headers: { authorization: `Bearer ${await app.signIn()}` } });

  test('is the file that the portal would make of the list, to the letter, for any filter', async () => {
    await app.db.update(players).set({ email: '=cmd|calc@example.com' }).where(eq(players.playerId, 'PLR-1'));
    for (let n = 0; n < 21; n++) {
      await aWithdrawal(app.db, {
        requestedCents: 10_000 + n * 1_000,
        feeCents: 100,
        netCents: 9_900 + n * 1_000,
        status: ['pending', 'pending_review', 'approved', 'rejected', 'completed'][n % 5] ?? 'pending',
        notes: n % 7 === 0 ? '@SUM(1);=2\nŁódź' : null,
        contactEmail: n % 3 === 0 ? 'contact@example.com' : null,
      });
    }
    for (const query of [
      '',
      '?status=pending_review',
      '?search=WDR',
      '?min_amount=200&max_amount=250',
      '?date_to=2020-01-01',
    ]) {
      const list = await app.call('GET', `${LIST}${query}${query ? '&' : '?'}limit=200`);
      const answer = await exported(query);
      expect(answer.headers.get('content-disposition')).toMatch(/filename="withdrawals-\d{4}-\d\d-\d\d\.csv"/);
      expect(await answer.text()).toBe(withdrawalCsv(list.body.withdrawals));
    }
  });

  test('leaves an audit row with a hash for the words, and the books as they are', async () => {
    await aWithdrawal(app.db);
    await (await exported('?search=mara&status=pending_review')).text();
    const rows = (await app.db.select().from(auditLog).orderBy(auditLog.auditId)).filter(
      ({ action }) => action === 'withdrawal.export',
    );
    expect(rows).toMatchObject([
      {
        adminId: 'adm_1',
        subjectType: 'export',
        after: { filters: { status: 'pending_review' }, rows: expect.any(Number), complete: true },
      },
    ]);
    expect(JSON.stringify(rows)).not.toContain('mara');
    expect(await brokenInvariants(app.db)).toEqual([]);
  });

  test('with a filter that is not valid answers 422 and names it', async () => {
    for (const [query, path] of [
      ['?status=all', 'status'],
      ['?min_amount=0.001', 'min_amount'],
    ]) {
      const answer = await exported(query);
      expect(answer.status).toBe(422);
      expect((await answer.json()).errors[0].path).toBe(path);
    }
  });
});

test.each(Object.entries(MOVED_PATHS))('%s leads to %s in this release', async (before, after) => {
  const query = '?search=a%2Fb&withdrawal_ids=A-1';
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await app.fetch(`${before}${query}`, { method });
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([308, after + query, 'no-store']);
  }
  expect((await app.fetch(before, { method: 'PUT' })).status).toBe(401);
  expect((await app.fetch(after)).status).toBe(401);
});
