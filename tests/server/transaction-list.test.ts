import { beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../server/db/schema/catalogue.ts';
import { players } from '../../server/db/schema/players.ts';
import { serverUnderTest } from './server-under-test.ts';
import { aTransaction } from './transaction-fixtures.ts';

const app = serverUnderTest();
const LIST = '/api/admin/transactions';

const idsOf = async (query: string): Promise<string[]> => {
  const answer = await app.call('GET', `${LIST}${query}`);
  expect(answer.status).toBe(200);
  return answer.body.transactions.map((row: { transaction_id: string }) => row.transaction_id);
};

beforeEach(async () => {
  await app.db.insert(players).values({ playerId: 'PLR-2', email: '100%_teo\\x@example.org', displayName: 'Teo' });
  await app.db.insert(games).values({
    gameId: 'caravan',
    gameName: "Copper Caravan's 🎲",
    developer: 'Dune Works',
    genre: 'trade',
    platformFeeBps: 1250,
  });
  const make = (transactionId: string, values: Parameters<typeof aTransaction>[1]) =>
    aTransaction(app.db, { transactionId, ...values });
  await make('T-1', { status: 'pending', createdAt: new Date('2026-10-01T00:00:00Z') });
  await make('T-2', {
    status: 'completed',
    transactionType: 'item_purchase',
    itemId: 'ITM-7',
    itemName: 'Oasis Bundle',
    amountCents: 1_999,
    feeCents: 250,
    createdAt: new Date('2026-10-01T23:59:59.999Z'),
  });
  await make('T-3', {
    status: 'failed',
    transactionType: 'transfer',
    gameId: 'caravan',
    createdAt: new Date('2026-10-02T00:00:00Z'),
  });
  await make('T-4', {
    status: 'cancelled',
    transactionType: 'currency_send',
    playerId: 'PLR-2',
    createdAt: new Date('2026-10-03T12:00:00Z'),
  });
  await make('T-5', {
    status: 'pending',
    transactionType: 'withdrawal',
    playerId: 'PLR-2',
    createdAt: new Date('2026-10-04T12:00:00Z'),
  });
});

const ALL = ['T-5', 'T-4', 'T-3', 'T-2', 'T-1'];

/** Only reading: the cases of a table share one database. */
const FILTERED: [query: string, ids: string[]][] = [
  ['', ALL],
  ['?status=', ALL],
  ['?status=pending', ['T-5', 'T-1']],
  ['?status=completed', ['T-2']],
  ['?status=failed', ['T-3']],
  ['?status=cancelled', ['T-4']],
  ['?type=purchase', ['T-1']],
  ['?type=item_purchase', ['T-2']],
  ['?type=transfer', ['T-3']],
  ['?type=currency_send', ['T-4']],
  ['?type=withdrawal', ['T-5']],
  ['?game_id=caravan', ['T-3']],
  ['?game_id=starfall', ['T-5', 'T-4', 'T-2', 'T-1']],
  ['?game_id=no-such-game', []],
  ['?search=t-3', ['T-3']],
  ['?search=MARA%40', ['T-3', 'T-2', 'T-1']],
  ['?search=%20mara%40example%20', ['T-3', 'T-2', 'T-1']],
  ['?search=copper', ['T-3']],
  ['?search=100%25_t', ['T-5', 'T-4']],
  ['?search=100%25_teo%5Cx', ['T-5', 'T-4']],
  ['?search=00%25_teo%5C', ['T-5', 'T-4']],
  ['?search=000_teo', []],
  // Texts without three letters or digits in a row: the beginning of an address, a whole id, any part of a game's name.
  ['?search=1', ['T-5', 'T-4']],
  ['?search=MA', ['T-3', 'T-2', 'T-1']],
  ['?search=ra', ['T-3']],
  ['?search=%25', []],
  ['?search=_', []],
  ['?search=%5C', []],
  ["?search='", ['T-3']],
  ['?search=%F0%9F%8E%B2', ['T-3']],
  ["?search='%3B%20drop%20table%20transactions%3B%20--", []],
  [`?search=${'x'.repeat(200)}`, []],
  ['?date_from=2026-10-02', ['T-5', 'T-4', 'T-3']],
  ['?date_to=2026-10-01', ['T-2', 'T-1']],
  ['?date_from=2026-10-01&date_to=2026-10-01', ['T-2', 'T-1']],
  ['?date_from=2026-10-05&date_to=2026-10-01', []],
  ['?date_from=1000-01-01&date_to=9999-12-31', ALL],
  // Its day begins at 18:30 of the UTC day before.
  ['?date_from=2026-10-02&date_to=2026-10-02&time_zone=Asia/Kolkata', ['T-3', 'T-2']],
  ['?date_from=2026-10-02&time_zone=Asia/Kolkata', ['T-5', 'T-4', 'T-3', 'T-2']],
  ['?date_to=2026-10-03&time_zone=Asia/Kolkata&type=transfer', ['T-3']],
  ['?date_to=2026-09-30&time_zone=America/New_York', ['T-1']],
  ['?date_from=2026-10-01&date_to=2026-10-01&time_zone=UTC', ['T-2', 'T-1']],
  ['?status=pending&search=example.org', ['T-5']],
  ['?status=pending&type=purchase&game_id=starfall&date_from=2026-10-01&date_to=2026-10-01&search=mara', ['T-1']],
];

test('each filter finds its transactions, and total counts them', async () => {
  for (const [query, ids] of FILTERED) {
    const { body } = await app.call('GET', `${LIST}${query}`);
    const found = body.transactions.map((row: { transaction_id: string }) => row.transaction_id);
    expect({ query, found }).toEqual({ query, found: ids });
    expect(body).toMatchObject({ total: ids.length, totalPages: ids.length === 0 ? 0 : 1, page: 1 });
  }
});

describe('pages', () => {
  const PAGES: [query: string, ids: string[], page: number, totalPages: number][] = [
    ['?limit=2', ['T-5', 'T-4'], 1, 3],
    ['?limit=2&page=2', ['T-3', 'T-2'], 2, 3],
    ['?limit=2&page=3', ['T-1'], 3, 3],
    ['?limit=2&page=4', [], 4, 3],
    ['?limit=2&page=1000000', [], 1_000_000, 3],
    ['?limit=5', ALL, 1, 1],
    ['?limit=&status=', ALL, 1, 1],
    ['?limit=4&page=2', ['T-1'], 2, 2],
    ['?limit=1&page=2&status=pending', ['T-1'], 2, 2],
    ['?page=2&status=failed', [], 2, 1],
    ['?page=3&search=nobody', [], 3, 0],
  ];

  test('are cut by limit and page, with all filters', async () => {
    for (const [query, ids, page, totalPages] of PAGES) {
      const { body } = await app.call('GET', `${LIST}${query}`);
      const found = body.transactions.map((row: { transaction_id: string }) => row.transaction_id);
      const expected = { query, found: ids, page, totalPages };
      expect({ query, found, page: body.page, totalPages: body.totalPages }).toEqual(expected);
    }
  });

  test('hold 20 unless asked otherwise, and the total is that of all pages', async () => {
    for (let n = 0; n < 18; n++) await aTransaction(app.db);
    const { body } = await app.call('GET', LIST);
    expect(body.transactions).toHaveLength(20);
    expect(body).toMatchObject({ total: 23, totalPages: 2, page: 1 });
    expect((await app.call('GET', `${LIST}?page=2`)).body.transactions).toHaveLength(3);
  });

  test('follow one another without a gap or a repetition, also among equal times', async () => {
    const createdAt = new Date('2026-10-05T00:00:00.123Z');
    for (const transactionId of ['E-1', 'E-2', 'E-3']) await aTransaction(app.db, { transactionId, createdAt });
    const seen: string[] = [];
    for (const page of [1, 2, 3, 4]) seen.push(...(await idsOf(`?limit=2&page=${page}`)));
    expect(seen).toEqual(['E-3', 'E-2', 'E-1', ...ALL]);
  });
});

const REFUSED: [query: string, path: string][] = [
  ['?page=0', 'page'],
  ['?page=-1', 'page'],
  ['?page=x', 'page'],
  ['?page=1.5', 'page'],
  ['?page=1000001', 'page'],
  ['?page=99999999999999999999', 'page'],
  ['?page=Infinity', 'page'],
  ['?limit=0', 'limit'],
  ['?limit=-1', 'limit'],
  ['?limit=101', 'limit'],
  ['?limit=x', 'limit'],
  ['?limit=%2B1', 'limit'],
  ['?limit=1e1', 'limit'],
  ['?limit=0x10', 'limit'],
  ['?limit=%201', 'limit'],
  ['?status=all', 'status'],
  ['?status=Pending', 'status'],
  ['?status=pending&status=failed', 'status'],
  ['?type=refund', 'type'],
  ['?game_id=a%20b', 'game_id'],
  [`?game_id=${'x'.repeat(65)}`, 'game_id'],
  ['?date_from=2026-13-40', 'date_from'],
  ['?date_from=2026-02-30', 'date_from'],
  ['?date_from=0000-01-01', 'date_from'],
  ['?date_to=yesterday', 'date_to'],
  ['?search=%00', 'search'],
  [`?search=${'x'.repeat(201)}`, 'search'],
];

test('a query that the contract does not allow answers 422 and names the parameter', async () => {
  for (const [query, path] of REFUSED) {
    const { status, body } = await app.call('GET', `${LIST}${query}`);
    expect({ query, status, path: body.errors?.[0].path }).toEqual({ query, status: 422, path });
  }
});

test('a transaction has every field of the contract, in the list and on its own', async () => {
  const { body } = await app.call('GET', `${LIST}?search=T-2`);
  const [row] = body.transactions;
  expect(row).toEqual({
    id: expect.stringMatching(/^\d+$/),
    transaction_id: 'T-2',
    transaction_type: 'item_purchase',
    player_email: 'mara@example.com',
    game_name: 'Starfall',
    amount: 19.99,
    status: 'completed',
    created_at: '2026-10-01T23:59:59.999Z',
    player_id: 'PLR-1',
    player_state: 'active',
    game_id: 'starfall',
    item_id: 'ITM-7',
    item_name: 'Oasis Bundle',
    fee: 2.5,
    notes: null,
    updated_at: expect.any(String),
    status_changed_by: null,
  });
  expect((await app.call('GET', `${LIST}/${row.id}`)).body).toEqual(row);
});

test('an id that is nobody’s answers 404 for reading and deciding', async () => {
  for (const id of ['0', '007', '999999999999999', '99999999999999999999', '-1', 'TXN-1', 'x'.repeat(64)]) {
    const read = await app.call('GET', `${LIST}/${id}`);
    const decided = await app.call('PUT', `${LIST}/${id}/status`, { body: { status: 'failed' } });
    expect([id, read.status, decided.status]).toEqual([id, 404, 404]);
  }
});

test('an id that is none is refused with 4xx and a message, never 5xx', async () => {
  for (const id of ['a%2Fb', '%00', '%', 'a%25b', 'x'.repeat(65), '..%2F..', "'", '%F0%9F%8E%B2', '1.0']) {
    const { status, body } = await app.call('GET', `${LIST}/${id}`);
    expect([404, 422], id).toContain(status);
    expect(body.message, id).not.toBe('');
  }
});

test('without a session every call answers 401', async () => {
  for (const rest of ['', '/1']) {
    expect((await app.call('GET', `${LIST}${rest}`, { token: null })).status, rest).toBe(401);
  }
});
