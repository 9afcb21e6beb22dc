import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { selectValues } from '../../server/db/one-row.ts';
import { rebuildRollups } from '../../server/statistics/rollups.ts';
import { FIGURES } from '../../src/generated/figures.ts';
import { size } from '../faults/suite.ts';
import { connectPatiently, createDatabase } from '../shared.ts';
import { aPlayer, dayBefore } from './dashboard-fixtures.ts';
import {
  figureHistory,
  makePayout,
  makeRevenue,
  makeTransaction,
  makeWithdrawal,
  moveSteps,
  PLAYERS,
} from './figure-histories.ts';
import { type Ask, expectEveryFigure, type Unlisted } from './figure-sums.ts';
import { aGame } from './game-fixtures.ts';
import { aSession, serverUnderTest } from './server-under-test.ts';
import { appOn } from './test-app.ts';

const app = serverUnderTest();

/** What no list has, counted from the tables and not as the product does. */
function unlistedIn(db: Database): Unlisted {
  const number = async (value: SQL) => (await selectValues(db, { number: value.mapWith(Number) })).number;
  return {
    'Withdrawals that awaited review then': ({ days = 0 }) =>
      number(sql`(select count(*) from (
          select distinct on (withdrawal_id) to_status from withdrawal_history
          where created_at <= now() - ${Number(days)}::int * interval '24 hours' order by withdrawal_id, id desc
        ) as newest where to_status in ('pending', 'pending_review'))`),
    'Complete months': () =>
      number(sql`(select least(12, count(*)) from generate_series(
          (select date_trunc('month', min(created_at) at time zone 'utc') from revenue_records),
          date_trunc('month', now() at time zone 'utc') - interval '1 microsecond', interval '1 month') as month)`),
    /** All records in their order: payouts have taken the first of their amounts, and reversals hold back the last. */
    'Revenue records': async () => {
      const { rows } = (await db.execute(sql`select amount_cents from revenue_records order by id`)) as unknown as {
        rows: { amount_cents: unknown }[];
      };
      const paid = await number(sql`(select coalesce(sum(amount_cents), 0) from payouts)`);
      const reversed = await number(sql`(select coalesce(sum(amount_cents), 0) from revenue_reversals)`);
      const amounts = rows.map(({ amount_cents }) => Number(amount_cents));
      const last = amounts.reduce((sum, cents) => sum + cents, 0) - reversed;
      let end = 0;
      return amounts.filter((cents) => {
        const begin = end;
        end += cents;
        return end > paid && begin < last && paid < last;
      }).length;
    },
  };
}

/** Once more where the day has turned meanwhile. */
async function expectFigures(db: Database, ask: Ask, periods: readonly number[]): Promise<Set<string>> {
  const today = await dayBefore(db, 0);
  try {
    return await expectEveryFigure(ask, today, unlistedIn(db), periods);
  } catch (error) {
    if ((await dayBefore(db, 0)) === today) throw error;
    return expectFigures(db, ask, periods);
  }
}

test('every figure of the demo is the sum of the records that the portal opens for it', async () => {
  const { url, remove } = await createDatabase('demo');
  const { db, openCursor, ping, close } = await connectPatiently(url);
  onTestFinished(async () => {
    await close();
    await remove();
  });
  const demo = appOn({ db, openCursor, ping, log: pino({ level: 'silent' }), portalDir: 'no-portal' });
  const { adminId } = await selectValues(db, {
    adminId: sql<string>`(select admin_id from admins where 'administrator' = any(role_ids) limit 1)`,
  });
  const headers = { authorization: `Bearer ${await aSession(db, adminId)}` };
  const compared = await expectFigures(db, async (path) => (await demo.request(path, { headers }, {})).text(), [30]);
  expect([...compared].sort()).toEqual(Object.keys(FIGURES).sort());
});

test('every figure of any history is the sum of its records, at the edges of days and months too', async () => {
  const { db } = app;
  await aGame(db, { gameId: 'caravan' });
  for (const player of PLAYERS.slice(1)) await aPlayer(db, player, player === 'PLR-2' ? '0 days' : '-1 microsecond');
  const headers = { authorization: `Bearer ${await aSession(db)}` };
  const ask: Ask = async (path) => (await app.fetch(path, { headers })).text();
  // Each history comes on top of those before it.
  await fc.assert(
    fc.asyncProperty(figureHistory, async ({ made, withdrawn, earned, paid, madeLater, withdrawnLater }) => {
      for (const one of made) await makeTransaction(db, one);
      for (const one of earned) await makeRevenue(db, one);
      for (const one of withdrawn) await moveSteps(db, await makeWithdrawal(db, one), one.moments);
      for (const one of paid) await makePayout(app, one);
      await rebuildRollups(db);
      // Whose changes the rollups do not have yet.
      for (const one of madeLater) await makeTransaction(db, one);
      for (const one of withdrawnLater) await makeWithdrawal(db, one);
      await expectFigures(db, ask, [7, 30, 90]);
    }),
    { numRuns: size(1, 5), endOnFailure: true },
  );
});
