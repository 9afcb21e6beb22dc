import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { rebuildRollups } from '../../server/statistics/rollups.ts';
import { aPlayer, aTransaction, dayBefore, someRevenue } from './dashboard-fixtures.ts';
import { aWithdrawal, behindTheTriggers, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const DASHBOARD = '/api/admin/dashboard';
const read = async (path: string) => {
  const answer = await app.call('GET', `${DASHBOARD}/${path}`);
  expect(answer.status).toBe(200);
  return answer.body;
};

describe('the figures of a period', () => {
  test('of nothing are zeros, and no change is claimed', async () => {
    expect(await read('stats')).toEqual({
      totalRevenue: 0,
      revenueChange: null,
      activeUsers: 0,
      userChange: null,
      totalTransactions: 0,
      transactionChange: null,
      pendingWithdrawals: 0,
      withdrawalChange: null,
      transactionTypes: { purchases: 0, transfers: 0, withdrawals: 0, currencySends: 0, itemPurchases: 0 },
      todayRevenue: 0,
      // Every test has one player.
      todayNewPlayers: 1,
      todayTransactions: 0,
      todayAvgTransaction: 0,
      revenueSeries: [0, 0, 0, 0, 0, 0, 0],
      activeUsersSeries: [0, 0, 0, 0, 0, 0, 0],
      transactionsSeries: [0, 0, 0, 0, 0, 0, 0],
      pendingWithdrawalsSeries: [0, 0, 0, 0, 0, 0, 0],
    });
  });

  test('have a course: each key figure on each day, today last', async () => {
    await aPlayer(app.db, 'PLR-2', '-40 days');
    await someRevenue(app.db, '0', 150);
    await someRevenue(app.db, '-6 days', 1999);
    await someRevenue(app.db, '-6 days -1 microsecond', 7);
    await aTransaction(app.db, '0');
    await aTransaction(app.db, '-1 day');
    await aTransaction(app.db, '-1 day');
    await aTransaction(app.db, '-1 day', { playerId: 'PLR-2' });
    await aTransaction(app.db, '-7 days');
    expect(await read('stats')).toMatchObject({
      revenueSeries: [19.99, 0, 0, 0, 0, 0, 1.5],
      activeUsersSeries: [0, 0, 0, 0, 0, 2, 1],
      transactionsSeries: [0, 0, 0, 0, 0, 3, 1],
    });
    expect((await read('stats?days=30')).revenueSeries).toHaveLength(30);
  });

  test('revenue is what the company earned from the first instant of the period to the last, to the cent', async () => {
    await someRevenue(app.db, '0', 10);
    await someRevenue(app.db, '23:59:59.999', 20, { revenueType: 'platform_fee' });
    await someRevenue(app.db, '-6 days', 1999);
    await someRevenue(app.db, '-6 days -1 microsecond', 1000);
    await someRevenue(app.db, '1 day', 100_000);
    expect(await read('stats')).toMatchObject({ totalRevenue: 20.29, todayRevenue: 0.3 });
    expect(await read('stats?days=30')).toMatchObject({ totalRevenue: 30.29, revenueChange: null });
  });

  test('a change compares whole days: as many up to yesterday as before them, and nothing of today', async () => {
    await someRevenue(app.db, '0', 100_000);
    await someRevenue(app.db, '-1 microsecond', 1030);
    await someRevenue(app.db, '-7 days', 1000);
    await someRevenue(app.db, '-7 days -1 microsecond', 1000);
    await someRevenue(app.db, '-14 days', 500, { revenueType: 'withdrawal_fee' });
    await someRevenue(app.db, '-14 days -1 microsecond', 100_000);
    expect(await read('stats')).toMatchObject({ totalRevenue: 1010.3, revenueChange: 35.3 });
  });

  test('transactions are counted by type and in any status, players once', async () => {
    await aPlayer(app.db, 'PLR-2', '-40 days');
    await aPlayer(app.db, 'PLR-3', '-40 days');
    await aTransaction(app.db, '0', { amountCents: 1000 });
    await aTransaction(app.db, '1 hour', { transactionType: 'transfer', status: 'failed', amountCents: 1001 });
    await aTransaction(app.db, '2 hours', { transactionType: 'transfer', status: 'pending', amountCents: 1001 });
    await aTransaction(app.db, '-1 day', { transactionType: 'withdrawal', playerId: 'PLR-2' });
    await aTransaction(app.db, '-6 days', { transactionType: 'currency_send', status: 'cancelled' });
    await aTransaction(app.db, '-2 days', { transactionType: 'item_purchase' });
    await aTransaction(app.db, '-6 days -1 microsecond', { playerId: 'PLR-2' });
    await aTransaction(app.db, '-8 days', { playerId: 'PLR-3' });
    await aTransaction(app.db, '-13 days', { playerId: 'PLR-1' });
    await aTransaction(app.db, '-14 days', { playerId: 'PLR-2' });
    await aTransaction(app.db, '-14 days -1 microsecond', { playerId: 'PLR-1' });
    expect(await read('stats?days=7')).toMatchObject({
      totalTransactions: 6,
      // Four without today's, after three.
      transactionChange: 33.3,
      activeUsers: 2,
      userChange: -33.3,
      transactionTypes: { purchases: 1, transfers: 2, withdrawals: 1, currencySends: 1, itemPurchases: 1 },
      todayTransactions: 3,
      // 30.02 divided by three, rounded.
      todayAvgTransaction: 10.01,
    });
    expect(await read('stats?days=90')).toMatchObject({ totalTransactions: 11, activeUsers: 3, userChange: null });
  });

  test('pending withdrawals are those that await review now, their change is against those that did as many days ago', async () => {
    // The status, the time of the request and the time of the decision, relative to now.
    const withdrawals = [
      ['pending_review', '-80 days'],
      ['pending_review', '-7 days -1 minute'],
      ['pending_review', '-7 days 1 minute'],
      ['pending', '-1 day'],
      ['pending_review', '0'],
      ['completed', '-20 days', '-7 days -1 minute'],
      ['completed', '-20 days', '-7 days 1 minute'],
      ['rejected', '-8 days', '-2 days'],
      ['rejected', '-5 days', '-4 days'],
    ] as const;
    const ids = await Promise.all(withdrawals.map(([status]) => aWithdrawal(app.db, { status })));
    await behindTheTriggers(app.db, async (tx) => {
      for (const [index, [, asked, decided = asked]] of withdrawals.entries()) {
        await tx.execute(sql`update withdrawal_history set created_at = now() + (case action when 'create' then ${asked} else ${decided} end)::interval
          where withdrawal_id = ${ids[index]}`);
      }
      await rebuildRollups(tx);
    });
    // Five now; four then, of which two still wait.
    expect(await read('stats')).toMatchObject({
      pendingWithdrawals: 5,
      withdrawalChange: 25,
      pendingWithdrawalsSeries: [4, 5, 4, 4, 3, 4, 5],
    });
    expect(await read('stats?days=30')).toMatchObject({ pendingWithdrawals: 5, withdrawalChange: 400 });
    expect(await read('stats?days=90')).toMatchObject({ pendingWithdrawals: 5, withdrawalChange: null });
  });

  test('new players are those since 00:00 UTC', async () => {
    await aPlayer(app.db, 'PLR-2', '0');
    await aPlayer(app.db, 'PLR-3', '-1 microsecond');
    expect(await read('stats')).toMatchObject({ todayNewPlayers: 2 });
  });
});

describe('the series', () => {
  test.each([7, 30, 90])('over %d days have a point for each, oldest first, today last', async (days) => {
    const expected = await Promise.all(Array.from({ length: days }, (_, index) => dayBefore(app.db, days - 1 - index)));
    for (const path of ['revenue-chart', 'user-growth']) {
      const { labels, data } = await read(`${path}?days=${days}`);
      expect(labels).toEqual(expected);
      expect(data).toHaveLength(days);
    }
  });

  test('are over 30 days unless asked otherwise', async () => {
    expect((await read('revenue-chart')).labels).toHaveLength(30);
    expect((await read('user-growth?days=')).labels).toHaveLength(30);
  });

  test('revenue falls on its UTC day, and the days add up to the figure of the period', async () => {
    await someRevenue(app.db, '0', 1);
    await someRevenue(app.db, '-1 microsecond', 250);
    await someRevenue(app.db, '-1 day', 49);
    await someRevenue(app.db, '-6 days', 1010);
    await someRevenue(app.db, '-6 days -1 microsecond', 999);
    await someRevenue(app.db, '1 day', 999);
    const { data } = await read('revenue-chart?days=7');
    expect(data).toEqual([10.1, 0, 0, 0, 0, 2.99, 0.01]);
    expect((await read('stats')).totalRevenue).toBe(13.1);
  });

  test('players are counted on the UTC day they joined', async () => {
    await aPlayer(app.db, 'PLR-2', '-1 microsecond');
    await aPlayer(app.db, 'PLR-3', '-1 day');
    await aPlayer(app.db, 'PLR-4', '-7 days');
    expect((await read('user-growth?days=7')).data).toEqual([0, 0, 0, 0, 0, 2, 1]);
  });
});

describe('the newest transactions', () => {
  beforeEach(async () => {
    for (let index = 0; index < 12; index++) {
      await aTransaction(app.db, `-${index} hours`, { transactionId: `N-${index}`, amountCents: 1999, feeCents: 100 });
    }
  });

  test('are ten unless asked otherwise, newest first', async () => {
    const ids = async (query: string) =>
      (await read(`recent-transactions${query}`)).transactions.map(
        (row: { transaction_id: string }) => row.transaction_id,
      );
    expect(await ids('')).toEqual(['N-0', 'N-1', 'N-2', 'N-3', 'N-4', 'N-5', 'N-6', 'N-7', 'N-8', 'N-9']);
    expect(await ids('?limit=2')).toEqual(['N-0', 'N-1']);
    expect(await ids('?limit=100')).toHaveLength(12);
  });

  test('have every field of the contract', async () => {
    const { transactions } = await read('recent-transactions?limit=1');
    expect(transactions[0]).toMatchObject({
      transaction_id: 'N-0',
      transaction_type: 'purchase',
      player_email: 'mara@example.com',
      game_name: 'Starfall',
      amount: 19.99,
      status: 'completed',
      fee: 1,
    });
  });
});

test.each([
  ['stats?days=31', 'days'],
  ['stats?days=0', 'days'],
  ['stats?days=-7', 'days'],
  ['stats?days=7.5', 'days'],
  ['stats?days=x', 'days'],
  ["stats?days='", 'days'],
  ['stats?days=%F0%9F%8E%B2', 'days'],
  [`stats?days=${'7'.repeat(200)}`, 'days'],
  ['stats?days=7&days=30', 'days'],
  ['revenue-chart?days=31', 'days'],
  ['revenue-chart?days=%00', 'days'],
  ['user-growth?days=1', 'days'],
  ['recent-transactions?limit=0', 'limit'],
  ['recent-transactions?limit=-1', 'limit'],
  ['recent-transactions?limit=101', 'limit'],
  ['recent-transactions?limit=x', 'limit'],
])('%s answers 422 and names %s', async (path, field) => {
  const answer = await app.call('GET', `${DASHBOARD}/${path}`);
  expect(answer.status).toBe(422);
  expect(answer.body.errors[0].path).toBe(field);
});

test.each(['stats', 'recent-transactions', 'revenue-chart', 'user-growth'])('%s needs a session', async (path) => {
  expect((await app.call('GET', `${DASHBOARD}/${path}`, { token: null })).status).toBe(401);
});
