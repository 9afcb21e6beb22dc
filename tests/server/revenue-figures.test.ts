import { describe, expect, test } from 'vitest';
import { admins } from '../../server/db/schema/people.ts';
import { payouts } from '../../server/db/schema/revenue.ts';
import { earn, inMonth, rangeOf } from './revenue-fixtures.ts';
import { serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const AREA = '/api/admin/company-revenue';
const get = async (path: string) => app.call('GET', `${AREA}/${path}`);
const pay = (payout_amount: number) =>
  app.call('POST', `${AREA}/process-payout`, { body: { payout_amount, payout_method: 'ACH' } });

describe('the balance', () => {
  test('is nothing where nothing was earned', async () => {
    expect((await get('balance')).body).toEqual({ total_available_usd: 0, total_records: 0, owed_usd: 0 });
  });

  test('is what was earned less what was paid out, in as many records as have something left', async () => {
    await earn(app.db, [1_010, 2_020, 3_005]);
    expect((await get('balance')).body).toEqual({ total_available_usd: 60.35, total_records: 3, owed_usd: 0 });
    await pay(20.1);
    expect((await get('balance')).body).toEqual({ total_available_usd: 40.25, total_records: 2, owed_usd: 0 });
    await pay(40.25);
    expect((await get('balance')).body).toEqual({ total_available_usd: 0, total_records: 0, owed_usd: 0 });
  });
});

describe('the statistics', () => {
  test('of nothing are nothing, with no growth to speak of', async () => {
    const none = { total_amount: 0, record_count: 0 };
    expect((await get('statistics')).body).toEqual({
      total_lifetime_revenue: 0,
      total_paid_out: 0,
      by_revenue_type: {
        transfer_fee: none,
        purchase_fee: none,
        withdrawal_fee: none,
        platform_fee: none,
        other: none,
      },
      monthly_stats: { current_month: 0, previous_month: 0, average: 0, growth_rate: null },
    });
  });

  test('name all five types, add up to the lifetime revenue, and count what was paid out', async () => {
    await earn(app.db, [1_001, 2_002], { revenueType: 'transfer_fee' });
    await earn(app.db, [10], { revenueType: 'purchase_fee' });
    await earn(app.db, [99], { revenueType: 'withdrawal_fee', sourceType: 'withdrawal' });
    await earn(app.db, [123_456_789], { revenueType: 'platform_fee', sourceType: 'game' });
    await pay(30.03);
    const { body } = await get('statistics');
    expect(body).toMatchObject({
      total_lifetime_revenue: 1_234_599.01,
      total_paid_out: 30.03,
      by_revenue_type: {
        transfer_fee: { total_amount: 30.03, record_count: 2 },
        purchase_fee: { total_amount: 0.1, record_count: 1 },
        withdrawal_fee: { total_amount: 0.99, record_count: 1 },
        platform_fee: { total_amount: 1_234_567.89, record_count: 1 },
        other: { total_amount: 0, record_count: 0 },
      },
    });
  });

  test('cut months at midnight UTC', async () => {
    await earn(app.db, [1_000], { at: inMonth(0) });
    await earn(app.db, [200], { at: new Date(inMonth(0).getTime() - 1) });
    await earn(app.db, [500], { at: inMonth(-1) });
    await earn(app.db, [301], { at: new Date(inMonth(-1).getTime() - 1) });
    const { body } = await get('statistics');
    // The mean of 7.00 and 3.01.
    expect(body.monthly_stats).toMatchObject({ current_month: 10, previous_month: 7, average: 5.01 });
  });

  test('compare the whole days of this month with the same days of the one before', async () => {
    await earn(app.db, [1_000], { at: inMonth(0) });
    await earn(app.db, [90_000], { at: new Date(new Date().setUTCHours(0, 0, 0, 0)) });
    await earn(app.db, [800], { at: inMonth(-1) });
    await earn(app.db, [1_200], { at: new Date(inMonth(0).getTime() - 1) });
    const { growth_rate } = (await get('statistics')).body.monthly_stats;
    const wholeDays = new Date().getUTCDate() - 1;
    const before = inMonth(0, -1).getUTCDate();
    // Today never counts. The last day of the previous month counts only once this month has had as many days.
    if (wholeDays === 0) expect(growth_rate).toBeNull();
    else expect(growth_rate).toBe(wholeDays < before ? 25 : -50);
  });

  test('in a first month have no average and no growth', async () => {
    await earn(app.db, [40_250], { at: inMonth(0) });
    expect((await get('statistics')).body.monthly_stats).toEqual({
      current_month: 402.5,
      previous_month: 0,
      average: 0,
      growth_rate: null,
    });
  });

  test('average over months without revenue too, but over no more than the last twelve', async () => {
    await earn(app.db, [1_200_000], { at: inMonth(-13, 3) });
    await earn(app.db, [120_000], { at: inMonth(-12, 3), revenueType: 'other' });
    const { body } = await get('statistics');
    expect(body.monthly_stats).toEqual({ current_month: 0, previous_month: 0, average: 100, growth_rate: null });
  });

  test('fall by all of it when this month has brought nothing', async () => {
    await earn(app.db, [5_000], { at: inMonth(-1) });
    const { body } = await get('statistics');
    const growth_rate = new Date().getUTCDate() === 1 ? null : -100;
    expect(body.monthly_stats).toEqual({ current_month: 0, previous_month: 50, average: 50, growth_rate });
  });
});

describe('the history', () => {
  const rows = async (count: number) => {
    const [record = 0] = await earn(app.db, [1]);
    return Array.from({ length: count }, (_, index) => ({
      payoutReference: `PO-2026-${String(index + 1).padStart(4, '0')}`,
      amountCents: 100 + index,
      payoutMethod: 'ACH',
      recordCount: 1,
      paidOutAt: new Date(Date.UTC(2026, 0, 1, 0, index)),
      ...rangeOf(record),
    }));
  };

  test('of nothing is empty', async () => {
    expect((await get('history')).body).toEqual({ payouts: [], next_cursor: null });
  });

  test('is newest first and has 50 unless more or fewer are asked for', async () => {
    await app.db.insert(payouts).values(await rows(203));
    const all = (await get('history?limit=200')).body.payouts;
    expect(all).toHaveLength(200);
    expect(all[0].amount).toBe(3.02);
    expect(all.map((row: { paid_out_at: string }) => row.paid_out_at)).toEqual(
      all
        .map((row: { paid_out_at: string }) => row.paid_out_at)
        .toSorted()
        .toReversed(),
    );
    expect((await get('history')).body.payouts).toEqual(all.slice(0, 50));
    expect((await get('history?limit=')).body.payouts).toEqual(all.slice(0, 50));
    expect((await get('history?limit=1')).body.payouts).toEqual(all.slice(0, 1));
  });

  test('turns its pages by the cursor, also among payouts of one moment', async () => {
    const [one] = await rows(1);
    if (!one) throw new Error('one was made');
    await app.db
      .insert(payouts)
      .values((await rows(5)).map((row, index) => (index < 3 ? row : { ...row, paidOutAt: one.paidOutAt })));
    const all = (await get('history')).body.payouts;
    const first = (await get('history?limit=3')).body;
    const last = (await get(`history?limit=3&cursor=${first.next_cursor}`)).body;
    expect([...first.payouts, ...last.payouts]).toEqual(all);
    expect(last).toMatchObject({ payouts: [{}, {}], next_cursor: null });
    expect((await get('history?cursor=x')).status).toBe(422);
  });

  test('has an address for each payout, however old', async () => {
    await app.db.insert(payouts).values(await rows(203));
    const { next_cursor } = (await get('history?limit=200')).body;
    const oldest = (await get(`history?cursor=${next_cursor}`)).body.payouts.at(-1);
    expect((await get(`payouts/${oldest.id}`)).body).toEqual(oldest);
    for (const id of [String(Number(oldest.id) + 203), '0', 'PAY-0001', '9'.repeat(16)])
      expect((await get(`payouts/${id}`)).status).toBe(404);
  });

  test('names who paid out, and nobody where the system did', async () => {
    const [byAdmin, bySystem] = await rows(2);
    if (!byAdmin || !bySystem) throw new Error('two were made');
    await app.db
      .insert(admins)
      .values({ adminId: 'adm_2', username: 'robin', passwordHash: 'x', roleIds: ['administrator'] });
    await app.db.insert(payouts).values([{ ...byAdmin, adminId: 'adm_2', notes: "%_\\ ' <b>" }, bySystem]);
    const list = (await get('history')).body.payouts;
    expect(list).toMatchObject([
      { paid_out_by_user: null, notes: null },
      { paid_out_by_user: { username: 'robin' }, notes: "%_\\ ' <b>", payout_reference: 'PO-2026-0001' },
    ]);
  });

  test.each(['0', '-1', 'x', '201', '1.5', '1e9', 'NaN'])('with limit=%s answers 422 and names it', async (limit) => {
    const answer = await get(`history?limit=${limit}`);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path: 'limit' }]);
  });
});

test.each(['balance', 'statistics', 'history', 'payouts/1/records'])('%s needs a session', async (path) => {
  expect((await app.call('GET', `${AREA}/${path}`, { token: null })).status).toBe(401);
});
