import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../server/db/connection/connect.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { admins } from '../../server/db/schema/people.ts';
import { payouts, revenueBlocks, revenueRecords, revenueReversals } from '../../server/db/schema/revenue.ts';
import { revenueTransfer } from '../../server/domain/ledger.ts';
import { recordRevenue } from '../../server/ledger/revenue.ts';
import { recordTransfers } from '../../server/ledger/transfers.ts';
import { TEST_MS } from '../patience.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { earn, expectBooksToTieOut } from './revenue-fixtures.ts';
import { aSession, behindTheTriggers } from './server-under-test.ts';
import { appOn } from './test-app.ts';
import { waitingForLock } from './waiting-for-lock.ts';

// Payouts by two servers on one PostgreSQL, each with connections of its own, where they are really concurrent.

let postgres: TestDatabase;
let connection: Connection;
let other: Connection;
let servers: ReturnType<typeof appOn>[];
let token: string;

beforeAll(async () => {
  postgres = await createDatabase();
  [connection, other] = [await connectPatiently(postgres.url), await connectPatiently(postgres.url)];
  await connection.db.insert(admins).values({
    adminId: 'adm_1',
    username: 'admin',
    passwordHash: 'none',
    roleIds: ['administrator'],
  });
  servers = [connection, other].map(({ db, ping }) =>
    appOn({ db, ping, log: pino({ level: 'silent' }), portalDir: 'no-portal', answerWithinMs: TEST_MS }),
  );
  token = await aSession(connection.db);
});
afterAll(async () => {
  await Promise.all([connection?.close(), other?.close()]);
  await postgres?.remove();
});
beforeEach(async () => {
  await behindTheTriggers(connection.db, (tx) =>
    tx.execute(
      sql`truncate ${revenueRecords}, ${revenueReversals}, ${revenueBlocks}, ${payouts}, ${auditLog}, ${ledgerTransfers}`,
    ),
  );
});

/** Calls alternate between the servers. */
async function ask(index: number, path: string, init: RequestInit): Promise<Response> {
  const server = servers[index % servers.length];
  if (!server) throw new Error('no server has been created');
  return server.request(path, init, {});
}

async function payAtOnce(amounts: number[]) {
  return Promise.all(
    amounts.map(async (payout_amount, index) => {
      const answer = await ask(index, '/api/admin/company-revenue/process-payout', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ payout_amount, payout_method: 'Wire Transfer' }),
      });
      return { status: answer.status, body: await answer.json() };
    }),
  );
}

test('of two payouts of the whole balance at once exactly one is made, time and again', async () => {
  for (let round = 1; round <= 10; round++) {
    await earn(connection.db, [1_111, 2_222, 6_667]);
    const answers = await payAtOnce([100, 100]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.success).toSorted()).toEqual([false, true]);
    expect(answers.find(({ body }) => !body.success)?.body.error).toBe(
      'Payout amount cannot exceed available balance of $0.00',
    );
    expect(await connection.db.$count(payouts)).toBe(round);
  }
  await expectBooksToTieOut(connection.db);
});

test('20 at once, while revenue comes in, are never more than there is, and each has a number of its own', async () => {
  await earn(
    connection.db,
    Array.from({ length: 50 }, () => 199),
  );
  const amounts = Array.from({ length: 20 }, (_, index) => 10 + index / 100);
  const [answers] = await Promise.all([
    payAtOnce(amounts),
    // Older than the existing revenue: it must not appear between what a payout counts and what it takes.
    ...Array.from({ length: 10 }, () => earn(connection.db, [37, 41], { at: new Date('2026-01-01T00:00:00Z') })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(amounts.map(() => 200));
  const made = answers.filter(({ body }) => body.success);
  // The incoming 99.50 and 7.80 cover nine or ten payouts of 10.00 to 10.19.
  expect([9, 10]).toContain(made.length);
  expect(new Set(made.map(({ body }) => body.payout.payout_reference)).size).toBe(made.length);
  expect(await connection.db.$count(payouts)).toBe(made.length);
  // Each of the others is audited too, as refused.
  const noted = (action: string) => connection.db.$count(auditLog, eq(auditLog.action, action));
  expect(await noted('payout.process')).toBe(made.length);
  expect(await noted('payout.process_refused')).toBe(amounts.length - made.length);
  await expectBooksToTieOut(connection.db);
});

test('their order in time is that of their numbers', async () => {
  await earn(connection.db, [10_000]);
  await payAtOnce(Array.from({ length: 10 }, () => 1));
  const rows = await connection.db.select().from(payouts).orderBy(payouts.paidOutAt);
  expect(rows.map((row) => row.payoutReference)).toEqual(rows.map((row) => row.payoutReference).toSorted());
});

test('a payout waits for revenue that is being recorded, and leaves none of it behind', async () => {
  await earn(connection.db, [100]);
  let recorded: () => void = () => {};
  const mayCommit = new Promise<void>((resolve) => {
    recorded = resolve;
  });
  let inserted: () => void = () => {};
  const isInserted = new Promise<void>((resolve) => {
    inserted = resolve;
  });
  // Its record has an id, and is committed only after a record with a higher one.
  const slow = connection.db.transaction(async (tx) => {
    await recordRevenue(tx, [{ revenueType: 'other', sourceType: 'test', sourceId: 'slow', amountCents: 200 }]);
    inserted();
    await mayCommit;
  });
  await isInserted;
  await earn(connection.db, [300]);
  const paying = payAtOnce([6]);
  await waitingForLock(connection.db);
  recorded();
  await slow;
  const [answer] = await paying;
  expect(answer?.body).toMatchObject({ success: true, payout: { amount: 6, record_count: 3 } });
  await expectBooksToTieOut(connection.db);
});

test('a payout of 100,000 records is made, while others read', async () => {
  await connection.backgroundDb.execute(sql`alter table ${revenueRecords} disable trigger user`);
  await connection.backgroundDb.execute(sql`insert into ${revenueRecords} (revenue_type, source_type, source_id, amount_cents)
    select 'other', 'test', 'bulk-' || number, 10 from generate_series(1, 100000) as number`);
  await connection.backgroundDb.execute(sql`alter table ${revenueRecords} enable trigger user`);
  await connection.db.transaction((tx) => recordTransfers(tx, [revenueTransfer(0, 1_000_000)]));
  const reading = Array.from({ length: 6 }, (_, index) =>
    ask(index, '/api/admin/company-revenue/balance', {
      headers: { authorization: `Bearer ${token}` },
    }).then(({ status }) => status),
  );
  const [answer] = await payAtOnce([9_999.95]);
  expect(answer?.body).toMatchObject({ success: true, payout: { record_count: 100_000 } });
  expect(await Promise.all(reading)).toEqual(Array(6).fill(200));
  await expectBooksToTieOut(connection.db);
});
