import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../../server/authentication/passwords.ts';
import { type Connection, connectServer } from '../../server/db/connect.ts';
import {
  admins,
  auditLog,
  ledgerTransfers,
  payoutAllocations,
  payouts,
  revenueRecords,
} from '../../server/db/schema.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { createDatabase, type TestDatabase } from '../shared.ts';
import { earn, expectBooksToTieOut } from './revenue-fixtures.ts';
import { behindTheTriggers, PASSWORD } from './server-under-test.ts';

// Payouts of two processes over one PostgreSQL, where they really happen at once.

let postgres: TestDatabase;
let connection: Connection;
let servers: ServerProcess[];
let token: string;

beforeAll(async () => {
  postgres = await createDatabase();
  connection = await connectServer(postgres.url);
  await connection.db.insert(admins).values({
    adminId: 'adm_1',
    username: 'admin',
    passwordHash: await hashPassword(PASSWORD),
  });
  servers = await Promise.all([1, 2].map(() => startServer({ DATABASE_URL: postgres.url })));
  const answer = await fetch(`${servers[0]?.origin}/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  token = (await answer.json()).access_token;
}, 180_000);
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.kill()));
  await connection?.close();
  await postgres?.remove();
});
beforeEach(async () => {
  await behindTheTriggers(connection.db, (tx) =>
    tx.execute(sql`truncate ${revenueRecords}, ${payouts}, ${payoutAllocations}, ${auditLog}, ${ledgerTransfers}`),
  );
});

/** Each call goes to the next process. */
async function payAtOnce(amounts: number[]) {
  return Promise.all(
    amounts.map(async (payout_amount, index) => {
      const answer = await fetch(
        `${servers[index % servers.length]?.origin}/api/admin/company-revenue/process-payout`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ payout_amount, payout_method: 'Wire Transfer' }),
        },
      );
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
    // Older than what is there: it must not come between what a payout counts and what it takes.
    ...Array.from({ length: 10 }, () => earn(connection.db, [37, 41], { at: new Date('2026-01-01T00:00:00Z') })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(amounts.map(() => 200));
  const made = answers.filter(({ body }) => body.success);
  // 99.50 and 7.80 that came in hold nine or ten of 10.00 to 10.19.
  expect([9, 10]).toContain(made.length);
  expect(new Set(made.map(({ body }) => body.payout.payout_reference)).size).toBe(made.length);
  expect(await connection.db.$count(payouts)).toBe(made.length);
  // Each of the others is noted too, as refused.
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
