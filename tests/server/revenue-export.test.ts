import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { someRevenue } from './dashboard-fixtures.ts';
import { aPurchase, dayStart } from './game-fixtures.ts';
import { aSession, aWithdrawal, bankReturns, serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const EXPORT = '/api/admin/company-revenue/export';

async function lines(query = ''): Promise<string[]> {
  const headers = { authorization: `Bearer ${await aSession(app.db)}` };
  const response = await app.fetch(EXPORT + query, { headers });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return (await response.text()).trimEnd().split('\r\n');
}
/** Each line without the time, which is today's for all but the purchase. */
const entriesOf = async (query = '') => (await lines(query)).slice(1).map((line) => line.replace(/,\d{4}-[^,]*/, ''));

const EARNED = 'earned,withdrawal_fee,withdrawal,W-1,starfall,6.25';
const REVERSED = 'reversed,withdrawal_fee,withdrawal,W-1,starfall,-6.25';
const PURCHASE = expect.stringMatching(/^earned,purchase_fee,transaction,TXN-\d+,starfall,5\.00$/);
const PAID = expect.stringMatching(/^paid_out,,,[^,]+,,-2\.50$/);

describe('the export of revenue', () => {
  beforeEach(async () => {
    await aPurchase(app.db, { feeCents: 500, createdAt: dayStart(3, -1) });
    const body = { payout_amount: 2.5, payout_method: 'ACH' };
    await app.call('POST', '/api/admin/company-revenue/process-payout', { body });
    await aWithdrawal(app.db, { withdrawalId: 'W-1', status: 'completed' });
    await bankReturns(app.db, 'W-1');
  });

  test('has what was earned, reversed and paid out, newest first, or what its filters ask for; together it is the balance', async () => {
    expect((await lines())[0]).toBe('entry,created_at,revenue_type,source_type,source_id,game_id,amount');
    expect(await entriesOf()).toEqual([REVERSED, EARNED, PAID, PURCHASE]);
    const { body } = await app.call('GET', '/api/admin/company-revenue/balance');
    expect(body.total_available_usd).toBe(2.5);
    const dayAgo = (daysAgo: number) => dayStart(daysAgo).toISOString().slice(0, 10);
    expect(await entriesOf('?entries=revenue')).toEqual([REVERSED, EARNED, PURCHASE]);
    expect(await entriesOf('?entries=payouts')).toEqual([PAID]);
    expect(await entriesOf('?type=withdrawal_fee')).toEqual([REVERSED, EARNED]);
    expect(await entriesOf('?game_id=starfall')).toEqual([REVERSED, EARNED, PURCHASE]);
    expect(await entriesOf('?game_id=nobody-has-this')).toEqual([]);
    expect(await entriesOf('?entries=payouts&type=purchase_fee')).toEqual([]);
    expect(await entriesOf(`?date_to=${dayAgo(4)}`)).toEqual([PURCHASE]);
    expect(await entriesOf(`?date_from=${dayAgo(3)}`)).toEqual([REVERSED, EARNED, PAID]);
  });

  test('is noted in the audit log, with its filters and the number of its rows', async () => {
    await lines('?entries=payouts');
    const [row] = await app.db.select().from(auditLog).orderBy(desc(auditLog.auditId)).limit(1);
    expect(row).toMatchObject({
      action: 'revenue.export',
      username: 'admin',
      after: { filters: { entries: 'payouts' }, rows: 1, complete: true },
    });
  });
});

test('it is refused with a filter that makes no sense, and nothing is noted', async () => {
  const wrong = ['?entries=fees', '?type=fee', '?date_from=2026-02-30', '?entries=revenue&entries=payouts'];
  for (const query of wrong) expect((await app.call('GET', EXPORT + query)).status).toBe(422);
  expect(await app.db.select().from(auditLog).where(eq(auditLog.action, 'revenue.export'))).toEqual([]);
});

test('what belongs to no game, and to a month of one', async () => {
  await someRevenue(app.db, '-1 hour', 300, { sourceType: 'other', sourceId: 'LIC-1', revenueType: 'other' });
  await someRevenue(app.db, '-2 hours', 250, {
    sourceType: 'game',
    sourceId: 'starfall_2026-10',
    revenueType: 'platform_fee',
  });
  expect(await entriesOf()).toEqual([
    'earned,other,other,LIC-1,,3.00',
    'earned,platform_fee,game,starfall_2026-10,starfall,2.50',
  ]);
});
