import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../../server/db/connection/connect.ts';
import { wrongSampledSums, wrongSums } from '../../server/statistics/rollup-check.ts';
import {
  applyDeltaBatch,
  applyRollupDeltas,
  countPendingDeltas,
  rebuildRollups,
} from '../../server/statistics/rollups.ts';
import { full, size } from '../faults/suite.ts';
import { runRollups } from '../server-process.ts';
import { connectPatiently, createDatabase, createEmbedded } from '../shared.ts';
import {
  aFilter,
  aHistory,
  everythingKept,
  expectActivityToBeRight,
  expectCountsToBeRight,
  expectPagesToBeRight,
  startOver,
  take,
} from './rollup-histories.ts';

// The rollups equal their tables, whatever was done to these, by one writer or several at once.

interface Opened {
  connection: Connection;
  /** Set when it is a server. */
  url?: string;
  remove: () => void | Promise<void>;
}

const CONNECTED: Record<string, () => Promise<Opened>> = {
  'the embedded database': async () => ({ connection: await createEmbedded(), remove: () => {} }),
  PostgreSQL: async () => {
    const postgres = await createDatabase();
    return { connection: await connectPatiently(postgres.url), url: postgres.url, remove: () => postgres.remove() };
  },
};

/** The statements are the same on both: the short form takes the one that several writers can use at once. */
const NAMES = full() ? Object.keys(CONNECTED) : ['PostgreSQL'];

describe.each(NAMES)('on %s', (name) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await (CONNECTED[name] as (typeof CONNECTED)[string])();
  });
  afterAll(async () => {
    await opened?.connection.close();
    await opened?.remove();
  });

  test('counts, active players and pages are right after any history', async () => {
    const { db } = opened.connection;
    await fc.assert(
      fc.asyncProperty(aHistory, aFilter, fc.integer({ min: 1, max: 7 }), async (history, filter, limit) => {
        await startOver(db);
        for (const one of history) await take(db, one);
        await expectCountsToBeRight(db);
        await expectPagesToBeRight(db, filter, limit);
        await expectActivityToBeRight(db);
        await expectCountsToBeRight(db);
      }),
      { numRuns: size(2, 12) },
    );
  });

  test('applying deltas step by step gives the same as rebuilding', async () => {
    const { db } = opened.connection;
    await fc.assert(
      fc.asyncProperty(aHistory, async (history) => {
        await startOver(db);
        for (const one of history) await take(db, one);
        await applyRollupDeltas(db);
        const applied = await everythingKept(db);
        await rebuildRollups(db);
        expect(await everythingKept(db)).toEqual(applied);
      }),
      { numRuns: size(2, 20) },
    );
  });

  test('applying deltas in batches of any size gives the same, and every count is right after each of them', async () => {
    const { db } = opened.connection;
    await fc.assert(
      fc.asyncProperty(aHistory, fc.integer({ min: 1, max: 6 }), async (history, most) => {
        await startOver(db);
        for (const one of history) if (one.does !== 'apply') await take(db, one);
        let left = Number.POSITIVE_INFINITY;
        for (let batches = 1; left > 0; batches++) {
          const before = left;
          left = (await applyDeltaBatch(db, most)) ?? Number.NaN;
          expect(left).toBeLessThan(before);
          expect(await wrongSums(db)).toEqual([]);
          if (batches === 1) await expectCountsToBeRight(db);
        }
        const applied = await everythingKept(db);
        await rebuildRollups(db);
        expect(await everythingKept(db)).toEqual(applied);
      }),
      { numRuns: size(2, 10) },
    );
  });

  test('a backlog is applied in batches, however long it is', async () => {
    const { db } = opened.connection;
    await startOver(db);
    await db.execute(sql`
      insert into transactions (transaction_id, transaction_type, player_id, game_id, amount_cents, status, created_at)
      select 'B-' || n, 'purchase', 'PLR-' || n % 3 + 1, 'starfall', n, 'completed', timestamptz '2026-10-01Z' + n * interval '1 minute'
      from generate_series(1, 3000) n`);
    await db.execute(sql`
      insert into withdrawals (withdrawal_id, player_id, game_id, status, requested_cents, fee_cents, net_cents, bank_name,
        account_last4, routing_last4, account_type, created_at)
      select 'B-' || n, 'PLR-1', 'starfall', 'pending', 100, 1, 99, 'First Harbor', '1234', '5678', 'checking',
        timestamptz '2026-10-01Z' + n * interval '1 minute'
      from generate_series(1, 3000) n`);
    // Readers of figures do not wait for it.
    await applyRollupDeltas(db);
    expect(await countPendingDeltas(db, 10_000)).toBe(6_003);
    const left = await applyDeltaBatch(db, 600);
    // A player is never split: of three, one is taken; of the withdrawals about a tenth.
    expect(left).toBeGreaterThan(3_000);
    expect(left).toBeLessThan(6_003);
    expect(await wrongSums(db)).toEqual([]);
    while (((await applyDeltaBatch(db, 600)) ?? 0) > 0) expect(await wrongSums(db)).toEqual([]);
    await expectCountsToBeRight(db);
  });

  test('I14: a sum and an active player that the tables do not have are found, today’s while others are served', async () => {
    const { db } = opened.connection;
    await startOver(db);
    const now = new Date();
    await take(db, { does: 'earn', cents: 500, at: now });
    await take(db, {
      does: 'insert',
      rows: [
        {
          transactionType: 'purchase',
          playerId: 'PLR-1',
          gameId: 'starfall',
          itemId: 'ITM-1',
          amountCents: 700,
          status: 'completed',
          createdAt: new Date(Date.UTC(2026, 9, 2)),
        },
      ],
    });
    const daysAgo = Math.floor(now.getTime() / 86_400_000) - Date.UTC(2026, 9, 2) / 86_400_000;
    // With pending changes and without.
    for (const apply of [false, true]) {
      if (apply) await applyRollupDeltas(db);
      expect(await wrongSums(db)).toEqual([]);
      expect(await wrongSampledSums(db, daysAgo)).toEqual([]);
    }
    await db.execute(
      sql`update rollups set cents = cents + 1 where source in ('sales', 'revenue') and type in ('*', 'platform_fee')`,
    );
    const today = now.toISOString().slice(0, 10);
    const old = 'Sums of a day differ from the records (1): sales 2026-10-02.';
    expect(await wrongSampledSums(db, daysAgo)).toEqual([
      { invariant: 'I14', message: `Sums of a day differ from the records (1): revenue ${today}.` },
      { invariant: 'I14', message: old },
    ]);
    expect(await wrongSampledSums(db, daysAgo + 1)).toHaveLength(1);
    await rebuildRollups(db);
    await db.execute(sql`update activity set players = players + 1 where game_id = 'starfall'`);
    expect(await wrongSums(db)).toEqual([
      { invariant: 'I14', message: 'Sums of a day differ from the records (1): active players 2026-10-02.' },
    ]);
    await rebuildRollups(db);
    expect(await wrongSums(db)).toEqual([]);
  });

  // The embedded database has one connection, so its writers take turns.
  if (name !== 'PostgreSQL') return;
  test('npm run rollups finds a wrong sum, and rebuilds all', async () => {
    const { db } = opened.connection;
    const rollups = (command: string) => runRollups({ DATABASE_URL: opened.url ?? '' }, command);
    await startOver(db);
    await take(db, { does: 'request', cents: 500, at: new Date(Date.UTC(2026, 9, 2)) });
    await applyRollupDeltas(db);
    await db.execute(sql`update rollups set cents = 400 where source = 'withdrawals' and status = '*'`);
    expect(await rollups('check')).toEqual({
      code: 1,
      output: 'I14: Sums of a day differ from the records (1): withdrawals 2026-10-02.\n',
    });
    expect(await rollups('rebuild')).toEqual({ code: 0, output: 'All rollups were recomputed.\n' });
    expect(await wrongSums(db)).toEqual([]);
  });

  test('counts are right after several histories at once', async () => {
    const { db } = opened.connection;
    await fc.assert(
      fc.asyncProperty(fc.array(aHistory, { minLength: 4, maxLength: 4 }), async (histories) => {
        await startOver(db);
        const walk = async (history: (typeof histories)[number]) => {
          for (const one of history) await take(db, one).catch(retryable);
        };
        await Promise.all(histories.map(walk));
        await expectCountsToBeRight(db);
        await expectActivityToBeRight(db);
      }),
      { numRuns: size(1, 8) },
    );
  });
});

/** Two statements that change the same rows in a different order: the database aborts one of them completely. */
function retryable(error: { cause?: { code?: string } }): void {
  if (error.cause?.code !== '40P01') throw error;
}
