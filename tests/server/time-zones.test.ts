import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { players } from '../../server/db/schema/players.ts';
import { applyRollupDeltas } from '../../server/statistics/rollups.ts';
import type { TransactionPage } from '../../src/generated/model/transactionPage.ts';
import { aColleague, aWithdrawal, serverUnderTest } from './server-under-test.ts';
import { aTransaction } from './transaction-fixtures.ts';

// Days and files in another time zone than UTC, and whose clock the portal shows.

const app = serverUnderTest();
const EVENING = new Date('2026-10-01T18:45:00.000Z');
const PREFERENCES = '/api/admin/me/preferences';

beforeEach(async () => {
  await aTransaction(app.db, { createdAt: EVENING });
  await aWithdrawal(app.db, { createdAt: EVENING });
  await app.db.update(players).set({ createdAt: EVENING }).where(eq(players.playerId, 'PLR-1'));
});

const fileOf = async (path: string): Promise<string> => {
  const answer = await app.fetch(path, { headers: { Authorization: `Bearer ${await app.signIn()}` } });
  return answer.text();
};

test.each([
  ['/api/admin/transactions', 'transactions'],
  ['/admin/withdrawal/withdrawals', 'withdrawals'],
  ['/api/admin/players', 'players'],
])('%s finds a record of the evening on the next day of a zone in the east', async (path, list) => {
  const found = async (query: string): Promise<number> => (await app.call('GET', `${path}?${query}`)).body[list].length;
  const day = 'date_from=2026-10-02&date_to=2026-10-02';
  expect([await found(day), await found(`${day}&time_zone=Asia/Kolkata`)]).toEqual([0, 1]);
});

test('the total and the pages of its days are exact, also when the counts are kept by UTC days', async () => {
  for (const hour of [17, 19, 20]) await aTransaction(app.db, { createdAt: new Date(`2026-10-01T${hour}:00:00Z`) });
  await aTransaction(app.db, { createdAt: new Date('2026-10-02T18:45:00Z') });
  await applyRollupDeltas(app.db);
  const days = 'date_from=2026-10-02&date_to=2026-10-02&time_zone=Asia/Kolkata&limit=2';
  const pages = [1, 2].map(
    async (page) => (await app.call('GET', `/api/admin/transactions?${days}&page=${page}`)).body,
  );
  const [first, second] = await Promise.all(pages);
  const timesOf = (page: TransactionPage) => page.transactions.map(({ created_at }) => created_at.slice(11, 16));
  expect([first.total, timesOf(first), timesOf(second)]).toEqual([3, ['20:00', '19:00'], ['18:45']]);
});

test('the audit log has what happened before the end of a day of a zone', async () => {
  const before = async (day: number): Promise<boolean> => {
    const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10);
    return (
      (await fileOf(`/api/admin/audit/export?date_to=${date}&time_zone=Pacific/Kiritimati`)).split('\r\n').length > 2
    );
  };
  expect([await before(-2), await before(1)]).toEqual([false, true]);
});

test.each([
  ['/api/admin/exports/transactions', '2026-10-02T00:15:00.000+05:30'],
  ['/api/admin/exports/withdrawals', '2026-10-02T00:15:00.000+05:30'],
  ['/api/admin/audit/export', /,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+05:30,/],
])('%s has its times in the zone', async (path, time) => {
  expect(await fileOf(`${path}?time_zone=Asia/Kolkata`)).toMatch(time);
});

test.each([
  '/api/admin/transactions',
  '/api/admin/exports/transactions',
  '/admin/withdrawal/withdrawals',
  '/api/admin/exports/withdrawals',
  '/api/admin/audit',
  '/api/admin/audit/export',
  '/api/admin/players',
])('%s refuses a zone that nobody knows', async (path) => {
  const { status, body } = await app.call('GET', `${path}?time_zone=Mars/Olympus`);
  expect([status, body.errors]).toEqual([422, [{ path: 'time_zone', message: 'is not known' }]]);
});

test('the clock is UTC until somebody chooses theirs, which is theirs alone, as are the columns of tables and the desk', async () => {
  const clockOf = async (token?: string) => (await app.call('GET', PREFERENCES, token ? { token } : {})).body;
  expect(await clockOf()).toEqual({ clock: 'utc' });
  for (const clock of ['local', 'local', 'utc', 'local']) {
    const answer = await app.call('PUT', PREFERENCES, { body: { clock } });
    expect([answer.status, answer.body]).toEqual([200, { clock }]);
  }
  expect((await app.call('PUT', PREFERENCES, { body: { clock: 'lunar' } })).status).toBe(422);
  // Each list by itself, and the clock stays.
  const transactions = { hidden_columns: ['game_name'], is_compact: true };
  const audit = { hidden_columns: [], is_compact: true };
  await app.call('PUT', PREFERENCES, { body: { tables: { transactions } } });
  const both = await app.call('PUT', PREFERENCES, { body: { tables: { audit } } });
  expect(both.body).toEqual({ clock: 'local', tables: { transactions, audit } });
  const usual = { hidden_columns: [], is_compact: false };
  const desk = { has_keys: false, texts: [{ kind: 'note', text: 'Called back' }] };
  await app.call('PUT', PREFERENCES, { body: { desk: { has_keys: true, texts: [] } } });
  await app.call('PUT', PREFERENCES, { body: { desk } });
  await app.call('PUT', PREFERENCES, { body: { tables: { transactions: usual, audit: usual } } });
  expect([await clockOf(), await clockOf(await aColleague(app.db, 'robin'))]).toEqual([
    { clock: 'local', tables: { transactions: usual, audit: usual }, desk },
    { clock: 'utc' },
  ]);
});
