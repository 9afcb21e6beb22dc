import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { games } from '../../server/db/schema/catalogue.ts';
import { players } from '../../server/db/schema/players.ts';
import { revenueRecords } from '../../server/db/schema/revenue.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import {
  activePlayers,
  applyRollupDeltas,
  type RollupFilter,
  type RollupSource,
  rollup,
} from '../../server/statistics/rollups.ts';
import { conditions, NEWEST_FIRST, type TransactionFilter } from '../../server/transactions/page-queries.ts';
import { transactionPage } from '../../server/transactions/queries.ts';
import { behindTheTriggers } from './server-under-test.ts';

// Random histories of the counted tables, and comparisons of every count with count(*).

const STATUSES = ['pending', 'completed', 'failed', 'cancelled'] as const;
const TYPES = ['purchase', 'transfer', 'item_purchase'] as const;
const GAMES = ['starfall', 'caravan'];
const PLAYERS = ['PLR-1', 'PLR-2', 'PLR-3'];
const FIRST_DAY = Date.UTC(2026, 9, 1);
const HOUR = 3_600_000;
const DAYS = 6;

const moment = fc
  .integer({ min: 0, max: DAYS * 24 * 4 - 1 })
  .map((quarter) => new Date(FIRST_DAY + (quarter * HOUR) / 4));
const aTransaction = fc.record({
  transactionType: fc.constantFrom(...TYPES),
  playerId: fc.constantFrom(...PLAYERS),
  gameId: fc.constantFrom(...GAMES),
  itemId: fc.constantFrom(null, 'ITM-1', 'ITM-2'),
  amountCents: fc.integer({ min: 1, max: 5_000 }),
  status: fc.constantFrom(...STATUSES),
  createdAt: moment,
});

/** One statement, or applying the pending changes. The affected rows are drawn as a remainder of their ids. */
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('insert' as const),
      rows: fc.array(aTransaction, { minLength: 1, maxLength: 12 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('status' as const),
      part: fc.integer({ min: 2, max: 5 }),
      to: fc.constantFrom(...STATUSES),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('move' as const),
      part: fc.integer({ min: 2, max: 5 }),
      to: moment,
      player: fc.constantFrom(...PLAYERS),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('delete' as const), part: fc.integer({ min: 2, max: 5 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('earn' as const), cents: fc.integer({ min: 2, max: 900 }), at: moment }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('correct' as const), cents: fc.integer({ min: 0, max: 3 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('request' as const),
      cents: fc.integer({ min: 2, max: 900 }),
      at: moment,
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('approve' as const) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('apply' as const) }) },
);

export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
export const aHistory = fc.array(step, { minLength: 3, maxLength: 25 });

let made = 0;

export async function take(db: Database, one: Step): Promise<void> {
  const id = () => `N-${String(++made).padStart(6, '0')}`;
  switch (one.does) {
    case 'insert':
      await db.insert(transactions).values(one.rows.map((row) => ({ ...row, transactionId: id() })));
      return;
    case 'status':
      await db.update(transactions).set({ status: one.to }).where(sql`id % ${one.part}::int = 0`);
      return;
    case 'move':
      await db
        .update(transactions)
        .set({ createdAt: one.to, playerId: one.player })
        .where(sql`id % ${one.part}::int = 1`);
      return;
    case 'delete':
      await db.delete(transactions).where(sql`id % ${one.part}::int = 0`);
      return;
    case 'earn':
      await db
        .insert(revenueRecords)
        .values({
          revenueType: 'platform_fee',
          sourceType: 'game',
          sourceId: `starfall_2026-${String((made++ % 90) + 10)}`,
          amountCents: one.cents,
          createdAt: one.at,
        })
        .onConflictDoNothing();
      return;
    case 'correct':
      await db.update(revenueRecords).set({ amountCents: sql`amount_cents + ${one.cents}::int` });
      return;
    case 'request':
      await db.insert(withdrawals).values({
        withdrawalId: id(),
        playerId: 'PLR-1',
        gameId: 'starfall',
        status: 'pending',
        requestedCents: one.cents,
        feeCents: 1,
        netCents: one.cents - 1,
        bankName: 'First Harbor',
        accountLast4: '1234',
        routingLast4: '5678',
        accountType: 'checking',
        createdAt: one.at,
      });
      return;
    case 'approve':
      await db.update(withdrawals).set({ status: 'approved' });
      return;
    case 'apply':
      await applyRollupDeltas(db);
  }
}

/** Deletes all rows except the three players and two games that the histories use. */
export async function startOver(db: Database): Promise<void> {
  await behindTheTriggers(db, (tx) =>
    tx.execute(
      sql`truncate games, players, revenue_records, revenue_blocks, rollups, rollup_deltas, activity, player_totals cascade`,
    ),
  );
  await db.insert(games).values(
    GAMES.map((gameId) => ({
      gameId,
      gameName: gameId,
      developer: 'Ninth Orbit',
      genre: 'trade',
      platformFeeBps: 500,
    })),
  );
  await db
    .insert(players)
    .values(
      PLAYERS.map((playerId) => ({ playerId, email: `${playerId.toLowerCase()}@example.com`, displayName: playerId })),
    );
}

/** Days or hours whose rollup differs from the sum of the rows. */
async function wrong(
  db: Database,
  {
    source,
    grain = 'day',
    filter = {},
    of,
  }: { source: RollupSource; grain?: 'day' | 'hour'; filter?: RollupFilter; of: SQL },
): Promise<unknown[]> {
  const found = await db.execute(sql`
    select ${source} as source, ${JSON.stringify(filter)} as filter, starts_at, kept.count as kept, real.count as real,
      kept.cents as kept_cents, real.cents as real_cents
    from (${rollup(source, grain, filter)}) as kept
    full join (select date_trunc(${grain}, created_at, 'UTC') as starts_at, count(*), sum(cents) as cents from (${of}) as rows group by 1) as real
      using (starts_at)
    where kept.count is distinct from real.count or kept.cents is distinct from real.cents`);
  return (found as unknown as { rows: unknown[] }).rows;
}

const orAny = <T>(values: readonly T[]) => [undefined, ...values];

/** Compares every rollup that the screens read, and every page found through them, with the tables. */
export async function expectCountsToBeRight(db: Database): Promise<void> {
  const found: unknown[] = [];
  for (const status of orAny(STATUSES)) {
    for (const type of orAny(TYPES)) {
      for (const gameId of orAny(GAMES)) {
        const filter = { status, type, gameId };
        const of = sql`select created_at, amount_cents as cents from ${transactions} where ${conditions(filter) ?? sql`true`}`;
        found.push(...(await wrong(db, { source: 'transactions', filter, of })));
        if (!type && !gameId) found.push(...(await wrong(db, { source: 'transactions', grain: 'hour', filter, of })));
      }
    }
  }
  const revenue = sql`select created_at, amount_cents as cents from ${revenueRecords}`;
  found.push(...(await wrong(db, { source: 'revenue', of: revenue })));
  found.push(...(await wrong(db, { source: 'revenue', filter: { type: 'platform_fee' }, of: revenue })));
  found.push(...(await wrong(db, { source: 'revenue', filter: { gameId: 'starfall' }, of: revenue })));
  found.push(...(await wrong(db, { source: 'players', of: sql`select created_at, 0 as cents from ${players}` })));
  for (const status of orAny(['pending', 'approved'])) {
    const of = sql`select created_at, requested_cents as cents from ${withdrawals} where ${status ? sql`status = ${status}` : sql`true`}`;
    found.push(...(await wrong(db, { source: 'withdrawals', filter: { status }, of })));
  }
  expect(found).toEqual([]);
}

/** Active players, in each game and in all, between any two days. Only applied changes are included. */
export async function expectActivityToBeRight(db: Database): Promise<void> {
  await applyRollupDeltas(db);
  const day = (number: number) => sql`${new Date(FIRST_DAY + number * 24 * HOUR).toISOString()}::timestamptz`;
  for (const game of ['*', ...GAMES]) {
    for (let from = 0; from < DAYS; from++) {
      for (let to = from + 1; to <= DAYS; to++) {
        const [row] = await db
          .select({
            kept: activePlayers(game, day(from), day(to)),
            real: sql`(select count(distinct player_id) from ${transactions} where created_at >= ${day(from)} and created_at < ${day(to)}
              and ${game} in ('*', game_id))`.mapWith(Number),
          })
          .from(sql`(select) as nothing`);
        expect({ game, from, to, active: row?.kept }).toEqual({ game, from, to, active: row?.real });
      }
    }
  }
}

/** Checks that all pages of the list, one after the other, are the table in its order. */
export async function expectPagesToBeRight(db: Database, filter: TransactionFilter, limit: number): Promise<void> {
  const all = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(conditions(filter))
    .orderBy(NEWEST_FIRST);
  const pages = Math.ceil(all.length / limit);
  const paged: number[] = [];
  for (let page = 1; page <= pages + 1; page++) {
    const { rows, total } = await transactionPage(db, filter, page, limit);
    expect(total).toBe(all.length);
    paged.push(...rows.map((row) => row.transaction.id));
  }
  expect(paged).toEqual(all.map(({ id }) => id));
}

export const aFilter: fc.Arbitrary<TransactionFilter> = fc.record(
  {
    status: fc.constantFrom(...STATUSES),
    type: fc.constantFrom(...TYPES),
    gameId: fc.constantFrom(...GAMES),
    dateFrom: fc.constantFrom('2026-10-02', '2026-10-04'),
    dateTo: fc.constantFrom('2026-10-03', '2026-10-05'),
  },
  { requiredKeys: [] },
);

/** All rollups, so that two ways of computing them can be compared. */
export async function everythingKept(db: Database): Promise<unknown> {
  const rows = async (query: SQL) => ((await db.execute(query)) as unknown as { rows: unknown[] }).rows;
  return {
    rollups: await rows(sql`select * from rollups where count <> 0 or cents <> 0 order by 1, 2, 3, 4, 5, 6, 7`),
    // When somebody was seen last is not lowered when rows are deleted.
    totals:
      await rows(sql`select player_id, transaction_count, withdrawal_count, spent_cents, waiting_cents, on_hold_cents, withdrawn_cents,
      rejected_cents from player_totals where transaction_count <> 0 or withdrawal_count <> 0 order by 1`),
    activity: await rows(sql`select * from activity where players <> 0 order by 1, 2, 3`),
    changes: await rows(sql`select * from rollup_deltas`),
  };
}
