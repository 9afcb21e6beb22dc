import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../server/db/connection/connect.ts';
import { insertFirstRecords } from '../server/server-under-test.ts';
import { runBooks, temporaryDirectory } from '../server-process.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';

// `npm run books` as an operator uses it.

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let postgres: TestDatabase;
let connection: Connection;

beforeAll(async () => {
  directory = await temporaryDirectory();
  postgres = await createDatabase();
  connection = await connectPatiently(postgres.url);
});
afterAll(async () => {
  await connection?.close();
  await postgres?.remove();
  await directory?.remove();
});

test('adopt says what it booked, what awaits its review now, and the check what is left', async () => {
  await insertFirstRecords(connection.db);
  await connection.db.execute(sql`
    insert into withdrawals (withdrawal_id, player_id, game_id, requested_cents, fee_cents, net_cents, status,
      bank_name, account_last4, routing_last4, account_type)
    select 'WDR-SQL-' || n, 'PLR-1', 'starfall', 5000, 100, 4900, (array['approved', 'pending', 'failed'])[n],
      'Bank', '1234', '5678', 'checking' from generate_series(1, 3) n`);
  const { code, output } = await runBooks({ DATABASE_URL: postgres.url, DATA_DIR: directory.path }, 'adopt');
  const [booked, review, ...left] = output.trimEnd().split('\n');
  expect(booked).toBe('Adopted 2 withdrawals: WDR-SQL-1, WDR-SQL-2.');
  expect(review).toBe('Inserted as approved, but not approved by anybody here, so awaiting review now: WDR-SQL-1.');
  expect(left.map((line) => /^(I\d+): .*: (.*)\.$/.exec(line)?.slice(1))).toEqual([
    ['I4', 'WDR-SQL-3'],
    ['I6', 'WDR-SQL-3'],
  ]);
  expect(code).toBe(1);
});

test('where there is no database none is made, and the books of none are not balanced', async () => {
  const nowhere = `${directory.path}/nowhere`;
  expect(await runBooks({ DATA_DIR: nowhere })).toEqual({
    code: 2,
    output: `There is no database in ${nowhere}. Name one by DATABASE_URL, or its directory by DATA_DIR.\n`,
  });
});
