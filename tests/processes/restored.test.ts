import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../../server/db/connection/connect.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { openRestore } from '../../server/ledger/restore-mode.ts';
import type { ListedPayments } from '../../server/payments/rail/listed-payments.ts';
import { aWithdrawal, insertFirstRecords } from '../server/server-under-test.ts';
import { runRestored, temporaryDirectory } from '../server-process.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';

// `npm run restored` as an operator uses it; what it guarantees is in tests/server/restore.test.ts.

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let postgres: TestDatabase;
let connection: Connection;
let list: ListedPayments = { payments: [], next: null };
const rail = createServer((_, response) => response.end(JSON.stringify(list)));

beforeAll(async () => {
  directory = await temporaryDirectory();
  postgres = await createDatabase();
  connection = await connectPatiently(postgres.url);
  rail.listen(0, '127.0.0.1');
  await once(rail, 'listening');
});
afterAll(async () => {
  rail.close();
  await connection?.close();
  await postgres?.remove();
  await directory?.remove();
});

test('it leads from what the rail has paid to a new feed, and ends nothing before that is booked', async () => {
  const { db } = connection;
  const { port } = rail.address() as AddressInfo;
  const env = {
    DATABASE_URL: postgres.url,
    DATA_DIR: directory.path,
    PAYMENT_RAIL: `http://127.0.0.1:${port}`,
  };
  const restored = (...args: string[]) => runRestored(env, ...args);
  await insertFirstRecords(db);
  const id = await aWithdrawal(db, { status: 'approved' });
  const key = `withdrawal:${id}:1`;
  list = {
    payments: [{ key, reference: 'R-1', amount_cents: 24_375, paid_at: new Date().toISOString(), status: 'paid' }],
    next: null,
  };

  const begun = await restored('begin');
  expect([begun.code, begun.output]).toEqual([1, expect.stringContaining('An operator said so')]);
  const status = await restored();
  expect([status.code, status.output]).toEqual([
    1,
    expect.stringContaining(`Paid, and not known here: ${key}, $243.75, `),
  ]);
  expect(await restored('end')).toEqual({
    code: 1,
    output: 'The payments on the rail’s list are not booked yet: npm run restored -- book\n',
  });
  expect(await restored('book')).toEqual({
    code: 0,
    output: `Booked: ${key}, $243.75\n1 payment booked.\nThe books are balanced.\nNext: npm run restored -- end\n`,
  });
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.withdrawalId, id));
  expect(row).toMatchObject({ status: 'completed', attempt: 1 });
  const ended = await restored('end', '--since', '2026-11-20T02:00:04Z');
  expect([ended.code, ended.output]).toEqual([0, expect.stringContaining('since 2026-11-20T02:00:04.000Z')]);
  expect(await openRestore(db)).toBeUndefined();
});
