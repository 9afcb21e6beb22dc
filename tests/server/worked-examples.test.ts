import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity, rollupDeltas, rollups } from '../../server/db/schema/statistics.ts';
import { nextRange } from '../../server/ledger/revenue-line.ts';
import { applyRollupDeltas } from '../../server/statistics/rollups.ts';
import { transactionPage } from '../../server/transactions/queries.ts';
import { earn } from './revenue-fixtures.ts';
import { serverUnderTest } from './server-under-test.ts';
import { aTransaction } from './transaction-fixtures.ts';

// The worked examples in the comments of the functions that are hardest to read: apply_rollup_deltas(), nextRange and
// pageWithoutSearch. When one of these tests changes, so does the comment.

const app = serverUnderTest();

const rowsOf = async (query: ReturnType<typeof sql>) =>
  ((await app.db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

test('apply_rollup_deltas: a purchase, before and after its deltas are applied, and when it fails', async () => {
  await aTransaction(app.db, {
    gameId: 'starfall',
    amountCents: 500,
    feeCents: 0,
    status: 'pending',
    createdAt: new Date('2026-05-03T10:20:00Z'),
  });
  const deltas = () =>
    app.db
      .select({ status: rollupDeltas.status, count: rollupDeltas.count, cents: rollupDeltas.cents })
      .from(rollupDeltas)
      .where(eq(rollupDeltas.source, 'transactions'));
  const counts = () =>
    rowsOf(sql`
    select concat_ws(' ', grain, to_char(starts_at at time zone 'utc', 'DD HH24:MI'), status, type, game_id) as row, count::int, cents::int
    from ${rollups} where count <> 0 and source = 'transactions' order by 1`);

  expect(await deltas()).toEqual([{ status: 'pending', count: 1, cents: 500 }]);
  expect(await counts()).toEqual([]);

  await applyRollupDeltas(app.db);
  expect(await deltas()).toEqual([]);
  const applied = (status: string) =>
    [
      'day 03 00:00 * * *',
      'day 03 00:00 * * starfall',
      'day 03 00:00 * purchase *',
      `day 03 00:00 ${status} * *`,
      `day 03 00:00 ${status} purchase starfall`,
      'hour 03 10:00 * * *',
      `hour 03 10:00 ${status} * *`,
    ].map((row) => ({ row, count: 1, cents: 500 }));
  expect(new Set(await counts())).toEqual(new Set(applied('pending')));

  await rowsOf(sql`update transactions set status = 'failed'`);
  expect(new Set(await deltas())).toEqual(
    new Set([
      { status: 'pending', count: -1, cents: -500 },
      { status: 'failed', count: 1, cents: 500 },
    ]),
  );
  await applyRollupDeltas(app.db);
  expect(new Set(await counts())).toEqual(new Set(applied('failed')));
});

test('apply_rollup_deltas: active on 1, 3 and 7 May, and then on the 5th', async () => {
  const on = (day: number) =>
    aTransaction(app.db, { gameId: 'starfall', createdAt: new Date(Date.UTC(2026, 4, day, 12)) });
  const chain = () =>
    rowsOf(sql`
    select extract(day from day at time zone 'utc')::int as day, to_char(previous_day at time zone 'utc', 'FMDD') as previous, players::int
    from ${activity} where game_id = '*' and players <> 0 order by day`);
  for (const day of [7, 1, 3]) await on(day);
  await applyRollupDeltas(app.db);
  const [first] = await chain();
  expect(first).toMatchObject({ day: 1, players: 1 });
  expect((await chain()).slice(1)).toEqual([
    { day: 3, previous: '1', players: 1 },
    { day: 7, previous: '3', players: 1 },
  ]);
  // Active from the 2nd to the 6th: once, on the first active day within.
  const active = async () =>
    (
      await rowsOf(sql`select sum(players)::int as players from ${activity} where game_id = '*'
      and day between '2026-05-02 00:00Z' and '2026-05-06 00:00Z' and previous_day < '2026-05-02 00:00Z'`)
    )[0]?.players;
  expect(await active()).toBe(1);
  await on(5);
  await applyRollupDeltas(app.db);
  expect((await chain()).slice(1)).toEqual([
    { day: 3, previous: '1', players: 1 },
    { day: 5, previous: '3', players: 1 },
    { day: 7, previous: '5', players: 1 },
  ]);
  expect(await active()).toBe(1);
});

test('nextRange: $6 of records of $1, $2, $3 and $4, after a payout of $2', async () => {
  const [one, two, three, four] = (await earn(app.db, [100, 200, 300, 400])) as [number, number, number, number];
  const pay = (payout_amount: number) =>
    app.call('POST', '/api/admin/company-revenue/process-payout', {
      body: { payout_amount, payout_method: 'ACH' },
      headers: { 'Idempotency-Key': `worked-${payout_amount}` },
    });
  expect(await nextRange(app.db, 200)).toMatchObject({
    firstRecordId: one,
    firstCents: 100,
    lastRecordId: two,
    lastCents: 100,
    leftCents: 100,
    recordCount: 2,
  });
  await pay(2);
  expect(await nextRange(app.db, 600)).toEqual({
    firstRecordId: two,
    firstCents: 100,
    lastRecordId: four,
    lastCents: 200,
    leftCents: 200,
    recordCount: 3,
  });
  expect(three).toBe(two + 1);
  expect(await nextRange(app.db, 801)).toBeUndefined();
});

test('pageWithoutSearch: the second page of three, of seven transactions on two days', async () => {
  const at = (day: number, hour: number, minute: number) => new Date(Date.UTC(2026, 4, day, hour, minute));
  const times = [at(3, 9, 0), at(3, 10, 5), at(3, 10, 10), at(3, 10, 20), at(3, 10, 30), at(4, 8, 0), at(4, 8, 1)];
  for (const createdAt of times) await aTransaction(app.db, { createdAt });
  await applyRollupDeltas(app.db);
  const { rows, total } = await transactionPage(app.db, {}, 2, 3);
  expect(total).toBe(7);
  expect(rows.map(({ transaction }) => transaction.createdAt)).toEqual([times[3], times[2], times[1]]);
});
