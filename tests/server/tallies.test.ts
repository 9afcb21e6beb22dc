import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Connection, connectServer } from '../../server/db/connect.ts';
import { foldTallies, rebuildTallies } from '../../server/db/tallies.ts';
import { createDatabase, createEmbedded } from '../shared.ts';
import {
  aFilter,
  aHistory,
  everythingKept,
  expectActivityToBeRight,
  expectCountsToBeRight,
  expectPagesToBeRight,
  startOver,
  take,
} from './tally-histories.ts';

// What is counted beside the tables is what the tables hold, whatever was done to them, by one writer or by several at once.

const CONNECTED: Record<string, () => Promise<{ connection: Connection; remove: () => void }>> = {
  'the embedded database': async () => ({ connection: await createEmbedded(), remove: () => {} }),
  PostgreSQL: async () => {
    const postgres = await createDatabase();
    return { connection: await connectServer(postgres.url), remove: () => postgres.remove() };
  },
};

describe.each(Object.keys(CONNECTED))('on %s', (name) => {
  let opened: { connection: Connection; remove: () => void };
  beforeAll(async () => {
    opened = await (CONNECTED[name] as (typeof CONNECTED)[string])();
  }, 180_000);
  afterAll(async () => {
    await opened?.connection.close();
    opened?.remove();
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
      { numRuns: 12 },
    );
  }, 240_000);

  test('folding step by step comes to the same as counting all anew', async () => {
    const { db } = opened.connection;
    await fc.assert(
      fc.asyncProperty(aHistory, async (history) => {
        await startOver(db);
        for (const one of history) await take(db, one);
        await foldTallies(db);
        const folded = await everythingKept(db);
        await rebuildTallies(db);
        expect(await everythingKept(db)).toEqual(folded);
      }),
      { numRuns: 20 },
    );
  }, 240_000);

  // The embedded database has one connection, and its writers take turns.
  if (name !== 'PostgreSQL') return;
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
      { numRuns: 8 },
    );
  }, 240_000);
});

/** Two statements that change the same rows in another order: the database gives one of them up, whole. */
function retryable(error: { cause?: { code?: string } }): void {
  if (error.cause?.code !== '40P01') throw error;
}
