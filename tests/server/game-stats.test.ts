import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { players } from '../../server/db/schema/players.ts';
import { revenueRecords } from '../../server/db/schema/revenue.ts';
import { aGame, anItem, aPurchase, dayStart } from './game-fixtures.ts';
import { aWithdrawal, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const STATS = '/api/admin/games/starfall/stats';

const stats = async (query = '') => {
  const answer = await app.call('GET', STATS + query);
  expect(answer.status).toBe(200);
  return answer.body;
};
const day = (daysAgo: number) => dayStart(daysAgo).toISOString().slice(0, 10);
const revenue = (sourceType: string, sourceId: string, amountCents: number, createdAt: Date) =>
  app.db.insert(revenueRecords).values({ revenueType: 'other', sourceType, sourceId, amountCents, createdAt });

beforeEach(async () => {
  await app.db.insert(players).values({ playerId: 'PLR-2', email: 'teo@example.org', displayName: 'Teo' });
  await aGame(app.db, { gameId: 'star' });
});

describe.each([
  ['?days=7', 7],
  ['?days=30', 30],
  ['?days=90', 90],
  ['', 30],
])('%s', (query, days) => {
  test('a game in which nothing happened has every day of the period, today last, and only zeros', async () => {
    const zeros = Array.from({ length: days }, () => 0);
    expect(await stats(query)).toEqual({
      revenue: 0,
      transactions: 0,
      players: 0,
      top_items: [],
      series: { labels: zeros.map((_, n) => day(days - 1 - n)), revenue: zeros, transactions: zeros },
    });
  });

  test('the first moment of the first day counts and the moment before it does not', async () => {
    await aPurchase(app.db, { feeCents: 111, itemId: 'A', createdAt: dayStart(days - 1) });
    await aPurchase(app.db, { feeCents: 222, itemId: 'B', playerId: 'PLR-2', createdAt: dayStart(days - 1, -1) });
    const body = await stats(query);
    expect(body).toMatchObject({ revenue: 1.11, transactions: 1, players: 1 });
    expect(body.series.revenue[0]).toBe(1.11);
    expect(body.top_items.map((item: { item_id: string }) => item.item_id)).toEqual(['A']);
  });
});

test('every figure is exact over known rows', async () => {
  await anItem(app.db, { itemId: 'A', itemName: 'Anvil of today' });
  await aPurchase(app.db, {
    itemId: 'A',
    itemName: 'Anvil',
    amountCents: 1_999,
    feeCents: 100,
    createdAt: dayStart(2),
  });
  await aPurchase(app.db, {
    itemId: 'A',
    itemName: 'Anvil',
    amountCents: 2_001,
    feeCents: 33,
    createdAt: dayStart(1, -1),
  });
  await aPurchase(app.db, {
    itemId: 'B',
    itemName: 'Bow',
    amountCents: 1_000,
    playerId: 'PLR-2',
    createdAt: dayStart(1),
  });
  await aPurchase(app.db, { itemId: 'B', itemName: 'Long Bow', amountCents: 1_500, createdAt: dayStart(0) });
  await aPurchase(app.db, { itemId: 'A', amountCents: 90_000, status: 'failed', createdAt: dayStart(1) });
  await aPurchase(app.db, { itemId: null, transactionType: 'purchase', feeCents: 7, createdAt: dayStart(1) });
  await aPurchase(app.db, { gameId: 'star', itemId: 'C', feeCents: 500, createdAt: dayStart(1) });
  const body = await stats('?days=7');
  expect(body).toEqual({
    revenue: 1.4,
    transactions: 6,
    players: 2,
    top_items: [
      { item_id: 'A', item_name: 'Anvil of today', sold: 2, sales: 40 },
      { item_id: 'B', item_name: 'Long Bow', sold: 2, sales: 25 },
    ],
    series: {
      labels: [6, 5, 4, 3, 2, 1, 0].map(day),
      revenue: [0, 0, 0, 0, 1.33, 0.07, 0],
      transactions: [0, 0, 0, 0, 2, 3, 1],
    },
  });
});

test("revenue is that of the game's transactions, of its withdrawals and of its monthly fee, on the day it was earned", async () => {
  await aPurchase(app.db, { feeCents: 1, createdAt: dayStart(3) });
  await aWithdrawal(app.db, { status: 'completed', feeCents: 20 });
  await aWithdrawal(app.db, { status: 'completed', feeCents: 4_000, gameId: 'star' });
  await app.db
    .update(revenueRecords)
    .set({ createdAt: dayStart(1) })
    .where(eq(revenueRecords.sourceType, 'withdrawal'));
  await revenue('game', 'starfall_2026-10', 300, dayStart(0));
  await revenue('game', 'star_2026-10', 50_000, dayStart(0));
  await revenue('game', 'starfall_2026-10_2026-11', 600_000, dayStart(0));
  await revenue('adjustment', 'starfall_2026-10', 7_000_000, dayStart(0));
  const body = await stats('?days=7');
  expect(body.revenue).toBe(3.21);
  expect(body.series.revenue).toEqual([0, 0, 0, 0.01, 0, 0.2, 3]);
});

test('of more than five items the five with the highest sales are told, and of equal ones the first by id', async () => {
  for (const [itemId, amountCents] of Object.entries({ G: 10, F: 20, E: 20, D: 40, C: 50, B: 60, A: 60 })) {
    await aPurchase(app.db, { itemId, itemName: `Item ${itemId}`, amountCents });
  }
  const { top_items } = await stats();
  expect(top_items.map((item: { item_id: string }) => item.item_id)).toEqual(['A', 'B', 'C', 'D', 'E']);
});

test.each(['31', '0', '-7', 'x', '7.5', '1e9'])(
  'days=%s answers 422 and names the periods that there are',
  async (days) => {
    const answer = await app.call('GET', `${STATS}?days=${days}`);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ path: 'days', message: 'must be one of 7, 30, 90' }]);
  },
);
