import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import type { Connection } from '../../server/db/connection/connect.ts';
import { games } from '../../server/db/schema/catalogue.ts';
import { admins } from '../../server/db/schema/people.ts';
import { players } from '../../server/db/schema/players.ts';
import { revenueRecords } from '../../server/db/schema/revenue.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import type { Actor } from '../../server/domain/actor.ts';
import { importRecords } from '../../server/platform/imports/import-records.ts';
import { INTAKES } from '../../server/platform/kinds.ts';
import { PLAYERS, playerRecord } from '../../server/players/record-kind.ts';
import type { RecordKind } from '../../server/records/record-kind.ts';
import type { SentRecord } from '../../server/records/records.ts';
import { storeBatch } from '../../server/records/store-batch.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { TRANSACTIONS, transactionRecord } from '../../server/transactions/record-kind.ts';
import { REQUESTS, requestRecord } from '../../server/withdrawals/record-kind.ts';
import { PlatformTransaction, PlatformWithdrawal } from '../../src/generated/coinopAdminAPI.schemas.zod.ts';
import { randomOf, shuffled } from '../faults/cluster.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { aSentPlayer, aSentTransaction, aSentWithdrawal } from './platform-fixtures.ts';

// Concurrent writers that repeat, reorder and contradict each other, on a real PostgreSQL.

const WRITERS = 4;
const BATCHES_EACH = 12;
const RECORDS = 120;
const NOW = new Date();
const BY: Actor = { adminId: 'adm_1', username: 'platform', address: null, requestId: null };

async function storeAll<R, Row>(connection: Connection, kind: RecordKind<R, Row>, records: R[], seed: number) {
  const outcomes = new Map<string, number>();
  const random = randomOf(seed);
  await Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      for (let batch = 0; batch < BATCHES_EACH; batch++) {
        const size = 1 + Math.floor(random() * 60);
        const values = shuffled(records, seed + writer * 1_000 + batch).slice(0, size);
        const sent: SentRecord<R>[] = values.map((value, index) => ({ index, id: kind.idOf(value), value }));
        const { results } = await storeBatch(connection.db, BY, kind, { sent, allOrNothing: false, force: false });
        expect(results).toHaveLength(sent.length);
        for (const { outcome } of results) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    }),
  );
  // Finally sends what was not drawn, newest first.
  const sent: SentRecord<R>[] = records.toReversed().map((value, index) => ({ index, id: kind.idOf(value), value }));
  await storeBatch(connection.db, BY, kind, { sent, allOrNothing: false, force: false });
  return outcomes;
}

const at = (minute: number) => new Date(Date.UTC(2026, minute % 11, 3, 0, minute)).toISOString();

/** Three versions of each: pending, an edit of it, and completed. */
const someTransactions = Array.from({ length: RECORDS }, (_, number) =>
  [0, 1, 2].map((version) =>
    transactionRecord(
      PlatformTransaction.parse(
        aSentTransaction({
          transaction_id: `TXN-${number}`,
          player_id: `PLR-${number % 20}`,
          amount: 10 + number,
          status: version === 2 ? 'completed' : 'pending',
          notes: `version ${version}`,
          occurred_at: at(number),
          updated_at: new Date(Date.UTC(2026, 10, 1, 0, version)).toISOString(),
        }),
      ),
      NOW,
    ),
  ),
).flat();

describe('transactions', () => {
  let database: TestDatabase;
  let connection: Connection;
  beforeAll(async () => {
    database = await createDatabase();
    connection = await connectPatiently(database.url);
    const { db } = connection;
    await db
      .insert(admins)
      .values({ adminId: 'adm_1', username: 'platform', passwordHash: 'none', roleIds: ['administrator'] });
    const game = { gameName: 'Starfall', developer: '', genre: '', platformFeeBps: 500 };
    await db.insert(games).values({ ...game, gameId: 'starfall' });
  });
  afterAll(async () => {
    await connection?.close();
    await database?.remove();
  });

  test('two files with the same players in opposite order are stored once, at the same time', async () => {
    const { db } = connection;
    const sent = Array.from({ length: 3_000 }, (_, number) =>
      aSentPlayer({ player_id: `P-${number}`, email: `file${number}@example.com` }),
    );
    const stored = async (all: object[]) => {
      async function* records() {
        yield all.map((record, at) => ({ line: at + 1, length: 100, record }));
      }
      let counts: Record<string, number> = {};
      for await (const { progress } of importRecords({ db, by: BY, intake: INTAKES.players, records: records() }))
        counts = progress.counts;
      return counts;
    };
    const [one, other] = await Promise.all([stored(sent), stored(sent.toReversed())]);
    expect((one?.created ?? 0) + (other?.created ?? 0)).toBe(3_000);
    expect((one?.unchanged ?? 0) + (other?.unchanged ?? 0)).toBe(3_000);
    await db.delete(players);
  });

  test('of many writers at once are there once each, in their newest version, with what belongs to them', async () => {
    const { db } = connection;
    const sentPlayers = Array.from({ length: 20 }, (_, number) =>
      playerRecord(aSentPlayer({ player_id: `PLR-${number}`, email: `p${number}@example.com` }), NOW),
    );
    const ofPlayers = await storeAll(connection, PLAYERS, sentPlayers, 1);
    expect(ofPlayers.get('created')).toBe(20);
    expect(await db.$count(players)).toBe(20);

    const outcomes = await storeAll(connection, TRANSACTIONS, someTransactions, 2);
    expect([...outcomes.keys()].filter((outcome) => !['created', 'updated', 'unchanged'].includes(outcome))).toEqual(
      [],
    );
    expect(outcomes.get('created')).toBeLessThanOrEqual(RECORDS);
    expect(await db.$count(transactions)).toBe(RECORDS);
    expect(await db.$count(transactions, sql`status = 'completed' and notes = 'version 2'`)).toBe(RECORDS);
    expect(await db.$count(revenueRecords)).toBe(RECORDS);

    const requests = Array.from({ length: 40 }, (_, number) =>
      requestRecord(
        PlatformWithdrawal.parse(aSentWithdrawal({ withdrawal_id: `WDR-${number}`, player_id: 'PLR-3' })),
        NOW,
      ),
    );
    const ofRequests = await storeAll(connection, REQUESTS, requests, 3);
    expect([...ofRequests.keys()].sort()).toEqual(['created', 'unchanged']);
    expect(await db.$count(withdrawals)).toBe(40);
    expect(await brokenInvariants(db)).toEqual([]);
    expect(await wrongSums(db)).toEqual([]);
  });
});
