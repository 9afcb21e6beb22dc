import { asc, eq, max, min, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog } from '../../server/db/schema/audit.ts';
import { payouts, revenueRecords } from '../../server/db/schema/revenue.ts';
import { revenueTransfer } from '../../server/domain/ledger.ts';
import { recordTransfers } from '../../server/ledger/transfers.ts';
import { earn, expectBooksToTieOut, rangeOf } from './revenue-fixtures.ts';
import { serverUnderTest } from './server-under-test.ts';

const app = serverUnderTest();
const AREA = '/api/admin/company-revenue';
const pay = (payout_amount: unknown, more: Record<string, unknown> = {}) =>
  app.call('POST', `${AREA}/process-payout`, { body: { payout_amount, payout_method: 'Bank Transfer', ...more } });
const audit = () =>
  app.db.select().from(auditLog).where(eq(auditLog.action, 'payout.process')).orderBy(auditLog.auditId);
const year = new Date().getUTCFullYear();

async function written() {
  return {
    payouts: await app.db.$count(payouts),
    audit: (await audit()).length,
    records: await app.db.select().from(revenueRecords).orderBy(asc(revenueRecords.id)),
  };
}

describe('a payout', () => {
  test('takes the revenue that was recorded first, the last record in part, and says what it did', async () => {
    const [first, second, third, fourth] = await earn(app.db, [100, 200, 400, 800]);
    const answer = await pay(3.5, { notes: '  March ' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      error: null,
      payout: {
        amount: 3.5,
        payout_method: 'Bank Transfer',
        payout_reference: `PO-${year}-0001`,
        record_count: 3,
        paid_out_by_user: { username: 'admin' },
        notes: 'March',
      },
    });
    const range = { firstRecordId: first, firstCents: 100, lastRecordId: third, lastCents: 50, leftCents: 350 };
    expect(await app.db.select().from(payouts)).toMatchObject([range]);
    await pay(4);
    expect((await app.db.select().from(payouts).orderBy(payouts.id))[1]).toMatchObject({
      firstRecordId: third,
      firstCents: 350,
      lastRecordId: fourth,
      lastCents: 50,
      leftCents: 750,
      recordCount: 2,
    });
    await pay(2.5);
    expect((await app.db.select().from(payouts).orderBy(payouts.id))[2]).toMatchObject({
      firstRecordId: fourth,
      firstCents: 250,
      lastRecordId: fourth,
      lastCents: 250,
      leftCents: 500,
      recordCount: 1,
    });
    expect(second).toBeGreaterThan(first ?? 0);
    await expectBooksToTieOut(app.db);
  });

  test('leaves one audit row with who, how much and under which reference', async () => {
    await earn(app.db, [1_000]);
    const { payout } = (await pay(10)).body;
    const [record] = await app.db.select().from(revenueRecords);
    expect(await audit()).toMatchObject([
      {
        adminId: 'adm_1',
        username: 'admin',
        subjectType: 'payout',
        subjectId: payout.id,
        before: { available_cents: 1_000 },
        after: {
          available_cents: 0,
          amount_cents: 1_000,
          payout_reference: payout.payout_reference,
          payout_method: 'Bank Transfer',
          notes: null,
          first_record_id: record?.id,
          last_record_id: record?.id,
          record_count: 1,
        },
      },
    ]);
  });

  test('may take all there is, and then there is nothing more', async () => {
    await earn(app.db, [1, 2, 3]);
    expect((await pay(0.06)).body.success).toBe(true);
    expect((await pay(0.01)).body).toEqual({
      success: false,
      error: 'Payout amount cannot exceed available balance of $0.00',
      payout: null,
    });
    await expectBooksToTieOut(app.db);
  });

  test.each([1_234.57, 5_000, 99_999_999.99, 500_000_000, 1_000_000_000_000])(
    'of %d beyond the balance is refused in words, and nothing is written',
    async (amount) => {
      await earn(app.db, [100_000, 23_456]);
      const before = await written();
      const answer = await pay(amount);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        success: false,
        error: 'Payout amount cannot exceed available balance of $1,234.56',
        payout: null,
      });
      expect(await written()).toEqual(before);
    },
  );

  test('continues the numbers, over the years and past what others called theirs', async () => {
    const [used = 0] = await earn(app.db, [1, 1_000]);
    const made = { amountCents: 1, payoutMethod: 'ACH', recordCount: 1, ...rangeOf(used) };
    await app.db.insert(payouts).values([
      { ...made, payoutReference: 'PO-2024-0041' },
      { ...made, payoutReference: 'PO-2023-0042' },
      { ...made, payoutReference: 'PO-2024-00x9' },
      { ...made, payoutReference: 'CR-20261118-9999' },
    ]);
    expect((await pay(1)).body.payout.payout_reference).toBe(`PO-${year}-0043`);
    await app.db.insert(payouts).values({ ...made, payoutReference: `PO-${year}-9999` });
    expect((await pay(1)).body.payout.payout_reference).toBe(`PO-${year}-10000`);
    expect((await pay(1)).body.payout.payout_reference).toBe(`PO-${year}-10001`);
  });

  test('is paid out after all that it covers was earned', async () => {
    await earn(app.db, [500], { at: new Date() });
    const { payout } = (await pay(5)).body;
    const [record] = await app.db.select().from(revenueRecords);
    expect(Date.parse(payout.paid_out_at)).toBeGreaterThanOrEqual(record?.createdAt.getTime() ?? 0);
  });

  test.each(['Internal Transfer', 'Bank Transfer', 'ACH', 'Wire Transfer'])('is made by %s', async (method) => {
    await earn(app.db, [500]);
    expect((await pay(5, { payout_method: method })).body.payout.payout_method).toBe(method);
  });

  test('without notes, or with blank ones, has none', async () => {
    await earn(app.db, [500]);
    expect((await pay(1)).body.payout.notes).toBeNull();
    expect((await pay(1, { notes: ' \n' })).body.payout.notes).toBeNull();
  });

  test('needs a session', async () => {
    await earn(app.db, [500]);
    const body = { payout_amount: 5, payout_method: 'ACH' };
    expect((await app.call('POST', `${AREA}/process-payout`, { body, token: null })).status).toBe(401);
    expect((await written()).payouts).toBe(0);
  });
});

describe('what cannot be a payout', () => {
  test.each([
    ['nothing', { payout_amount: 0 }, 'payout_amount'],
    ['less than nothing', { payout_amount: -1 }, 'payout_amount'],
    ['a tenth of a cent', { payout_amount: 0.001 }, 'payout_amount'],
    ['a cent and a bit', { payout_amount: 1.005 }, 'payout_amount'],
    ['a number beyond all', { payout_amount: 1e300 }, 'payout_amount'],
    ['a text', { payout_amount: '5' }, 'payout_amount'],
    ['null', { payout_amount: null }, 'payout_amount'],
    ['a list', { payout_amount: [5] }, 'payout_amount'],
    ['no amount', { payout_amount: undefined }, 'payout_amount'],
    ['another method', { payout_method: 'Carrier Pigeon' }, 'payout_method'],
    ['no method', { payout_method: undefined }, 'payout_method'],
    ['notes that are too long', { notes: 'x'.repeat(1_001) }, 'notes'],
    ['notes with NUL', { notes: 'a\0b' }, 'notes'],
    ['an unknown field', { available: 5 }, 'available'],
  ])('%s answers 422, names the field and writes nothing', async (_, values, path) => {
    await earn(app.db, [100_000]);
    const before = await written();
    const body = { payout_amount: 5, payout_method: 'ACH', ...values };
    const answer = await app.call('POST', `${AREA}/process-payout`, { body });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path }]);
    expect(answer.body.message).toContain(path);
    expect(await written()).toEqual(before);
  });

  test.each(['{"payout_amount": NaN, "payout_method": "ACH"}', '', '[', 'null'])(
    'the body %j answers 4xx and writes nothing',
    async (rawBody) => {
      await earn(app.db, [100_000]);
      const answer = await app.call('POST', `${AREA}/process-payout`, { rawBody });
      expect([400, 422]).toContain(answer.status);
      expect((await written()).payouts).toBe(0);
    },
  );
});

test('20 payouts at once never take more than there is, and tie out', async () => {
  await earn(app.db, [700, 700, 700, 700, 700]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => pay(5)));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(7);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await written()).payouts).toBe(7);
  expect(await audit()).toHaveLength(7);
  await expectBooksToTieOut(app.db);
});

describe('a payout of many records', () => {
  /** Revenue records of one cent each, with a single ledger transfer: these tests read records and not the ledger. */
  async function earnCents(count: number): Promise<void> {
    await app.db.execute(sql`insert into revenue_records (revenue_type, source_type, source_id, amount_cents)
      select 'other', 'test', 'bulk-' || ${count}::int || '-' || number || clock_timestamp(), 1 from generate_series(1, ${count}::int) as number`);
    const [newest] = await app.db.select({ id: max(revenueRecords.id) }).from(revenueRecords);
    await app.db.transaction((tx) => recordTransfers(tx, [revenueTransfer(newest?.id ?? 0, count)]));
  }

  test('writes one row, however many it uses, and leaves the records alone', async () => {
    await earnCents(2_500);
    const before = await written();
    expect((await pay(23.45)).body.payout).toMatchObject({ amount: 23.45, record_count: 2_345 });
    expect(await written()).toEqual({ ...before, payouts: 1, audit: 1 });
    expect((await app.call('GET', `${AREA}/balance`)).body).toEqual({
      total_available_usd: 1.55,
      total_records: 155,
      owed_usd: 0,
    });
    await expectBooksToTieOut(app.db);
  });

  test('ties out wherever it ends: within a thousand, at its end, behind it, and with the last record', async () => {
    await earn(app.db, [1_000]);
    await earnCents(3_000);
    const [oldest] = await app.db.select({ id: min(revenueRecords.id) }).from(revenueRecords);
    const first = oldest?.id ?? 0;
    const toEndOfBlock = 1_000 - (first % 1_000) - 1;
    // Part of the first record, the rest of it, everything up to the end of its thousand, one more, a thousand more, the rest.
    const amounts = [400, 600, toEndOfBlock, 1, 1_000, 1_999 - toEndOfBlock];
    let left = 4_000;
    for (const cents of amounts) {
      expect((await pay(cents / 100)).body).toMatchObject({ success: true });
      left -= cents;
      const { body } = await app.call('GET', `${AREA}/balance`);
      expect(body.total_available_usd).toBe(left / 100);
      expect(body.total_records).toBe(left > 3_000 ? 3_001 : left);
      await expectBooksToTieOut(app.db);
    }
    expect(left).toBe(0);
    expect((await pay(0.01)).body.success).toBe(false);
    await earn(app.db, [7]);
    expect((await pay(0.07)).body.payout.record_count).toBe(1);
    await expectBooksToTieOut(app.db);
  });
});

describe('the records of a payout', () => {
  const recordsOf = (id: string, query = '') => app.call('GET', `${AREA}/payouts/${id}/records${query}`);

  test('are what it used, oldest first, and add up to it over all pages', async () => {
    await earn(app.db, [150, 275, 30, 999, 5], { at: new Date('2026-05-01T12:00:00Z') });
    await pay(2);
    const { payout } = (await pay(7)).body;
    const found = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await recordsOf(payout.id, `?limit=2&cursor=${cursor}`);
      found.push(...body.records);
      expect(body.records.length).toBeLessThanOrEqual(2);
      cursor = body.next_cursor;
    }
    expect(found).toMatchObject([
      { total_amount: 2.75, used_amount: 2.25, revenue_type: 'purchase_fee' },
      { total_amount: 0.3, used_amount: 0.3 },
      { total_amount: 9.99, used_amount: 4.45 },
    ]);
    for (const { source_id } of found) expect(source_id).toMatch(/^TXN-/);
    expect(found).toHaveLength(payout.record_count);
    expect(found.reduce((cents, row) => cents + Math.round(row.used_amount * 100), 0)).toBe(700);
    expect(found.map((row) => row.earned_at)).toEqual(found.map((row) => row.earned_at).toSorted());
    expect((await recordsOf(payout.id)).body).toEqual({ records: found, next_cursor: null });
  });

  test('page through records of one and the same moment', async () => {
    for (let i = 0; i < 5; i++) await earn(app.db, [10], { at: new Date('2026-05-01T12:00:00.123Z') });
    const { payout } = (await pay(0.5)).body;
    const first = (await recordsOf(payout.id, '?limit=3')).body;
    const rest = (await recordsOf(payout.id, `?limit=3&cursor=${first.next_cursor}`)).body;
    const ids = [...first.records, ...rest.records].map((row) => row.record_id);
    expect(new Set(ids).size).toBe(5);
    expect(rest.next_cursor).toBeNull();
  });

  test.each(['999999', 'PAY-0001', '0', '-1', '01', '9'.repeat(64)])('of %s answer 404', async (id) => {
    expect((await recordsOf(id)).status).toBe(404);
  });

  test.each([
    ['%F0%9F%98%80', '', 'id'],
    ['x'.repeat(65), '', 'id'],
    ['1', '?limit=0', 'limit'],
    ['1', '?limit=201', 'limit'],
    ['1', '?limit=x', 'limit'],
    ['1', '?cursor=nonsense', 'cursor'],
    ['1', `?cursor=${'x'.repeat(201)}`, 'cursor'],
    ['1', `?cursor=${Buffer.from('2026-02-30T00:00:00.000000Z|1').toString('base64url')}`, 'cursor'],
    ['1', `?cursor=${Buffer.from('0000-01-01T00:00:00.000000Z|1').toString('base64url')}`, 'cursor'],
    ['1', `?cursor=${Buffer.from('2026-02-01T00:00:00.000000Z|x').toString('base64url')}`, 'cursor'],
  ])('of %s with %s answer 422 and name %s', async (id, query, path) => {
    const answer = await recordsOf(id, query);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toMatchObject([{ path }]);
  });
});
