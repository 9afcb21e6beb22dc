import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../demo/seed-demo.ts';
import type { Connection } from '../../server/db/connection/connect.ts';
import { makeFuturePartitions } from '../../server/db/partitions.ts';
import { games } from '../../server/db/schema/catalogue.ts';
import { players } from '../../server/db/schema/players.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { runPartition } from '../server-process.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';

// `npm run partition` on a database with rows. All other tests of the server run on partitions.

let postgres: TestDatabase;
/** A role is of all databases of a PostgreSQL server, and two projects of the tests share one. */
const REPORTING = `reporting_${randomUUID()}`;
let connection: Connection;
let before: unknown;

beforeAll(async () => {
  postgres = await createDatabase();
  connection = await connectPatiently(postgres.url);
  const now = new Date('2026-11-21T12:00:00.000Z');
  await seedDemo(connection.db, { now, transactions: 4_000, demoAdmin: { passwordHash: 'x' } });
  await run(sql`create role ${sql.identifier(REPORTING)}`);
  await run(sql`grant select, update on transactions to ${sql.identifier(REPORTING)}`);
  // Triggers and an index of kinds that the table may have by then.
  await run(sql`create table counted (n bigint)`);
  await run(sql`create function count_rows() returns trigger language plpgsql as $$ begin
    insert into counted select count(*) from changed; return null; end $$`);
  await run(sql`create trigger count_inserts after insert on transactions
    referencing new table as changed for each statement execute function count_rows()`);
  await run(sql`create trigger count_deletes after delete on transactions
    referencing old table as changed for each statement execute function count_rows()`);
  await run(sql`alter table transactions enable always trigger count_deletes`);
  await run(sql`create index transactions_large on transactions (amount_cents desc) where amount_cents > 100000`);
  before = await contents();
});
afterAll(async () => {
  await connection?.close();
  await postgres?.remove();
});

async function run<T = Record<string, unknown>>(query: ReturnType<typeof sql>): Promise<T[]> {
  return ((await connection.db.execute(query)) as unknown as { rows: T[] }).rows;
}
const contents = () => run(sql`select count(*), md5(string_agg(t::text, ';' order by id)) from transactions t`);
const namesOf = async (query: ReturnType<typeof sql>) => (await run<{ name: string }>(query)).map(({ name }) => name);

const partition = async () => (await runPartition({ DATABASE_URL: postgres.url })).output;

/** Inserts a transaction on a given day and returns its id. */
async function insert(transactionId: string, createdAt: Date): Promise<number> {
  const [row] = await connection.db
    .insert(transactions)
    .values({
      transactionId,
      transactionType: 'purchase',
      playerId: (await connection.db.select().from(players).limit(1))[0]?.playerId ?? '',
      gameId: (await connection.db.select().from(games).limit(1))[0]?.gameId ?? '',
      amountCents: 100,
      status: 'pending',
      createdAt,
    })
    .returning();
  return row?.id ?? 0;
}

test('what refers to transactions stops it, and everything is as before', async () => {
  await run(sql`create view recent as select * from transactions`);
  expect(await partition()).toMatch(/^Nothing was changed: cannot drop table .*\nview recent depends on table/);
  await run(sql`drop view recent`);
  await run(sql`create table refunds (of bigint references transactions)`);
  expect(await partition()).toBe('refunds refers to transactions by a foreign key.\n');
  await run(sql`drop table refunds`);
  expect(await contents()).toEqual(before);
});

test('every row, index, trigger, check, key and right is there again', async () => {
  const indexes = sql`select indexname as name from pg_indexes where tablename = 'transactions' order by 1`;
  const constraints = sql`select conname || ' ' || contype::text as name from pg_constraint
    where conrelid = 'transactions'::regclass order by 1`;
  const triggers = sql`select tgname || ' ' || tgenabled::text as name from pg_trigger
    where tgrelid = 'transactions'::regclass and not tgisinternal and tgname not like 'transaction_ids_%' order by 1`;
  const rights = sql`select privilege_type as name from information_schema.role_table_grants
    where table_name = 'transactions' and grantee = ${REPORTING} order by 1`;
  const all = async () => [
    await namesOf(indexes),
    await namesOf(constraints),
    await namesOf(triggers),
    await namesOf(rights),
  ];
  const had = await all();
  expect(had[2]).toEqual(expect.arrayContaining(['count_deletes A', 'transactions_rollup_update O']));
  expect(await partition()).toBe('4,000 transactions are partitioned by month now.\n');
  expect(await all()).toEqual(had);
  expect(await contents()).toEqual(before);
  // Half a year of demo data spans seven months, followed by the months ahead.
  expect(
    await namesOf(sql`select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'transactions'::regclass and inhrelid::regclass::text <= 'transactions_2026_11' order by 1`),
  ).toEqual(['05', '06', '07', '08', '09', '10', '11'].map((month) => `transactions_2026_${month}`));
  expect(await partition()).toBe('The transactions are already partitioned.\n');
});

test('ids go on where they were, and the triggers fire once a statement', async () => {
  const [{ newest } = { newest: 0 }] = await run<{ newest: number }>(
    sql`select max(id)::int as newest from transactions`,
  );
  await run(sql`truncate counted`);
  expect(await insert('TXN-NEW', new Date())).toBe(newest + 1);
  await run(sql`insert into transactions (transaction_id, transaction_type, player_id, game_id, amount_cents, status, created_at)
    select 'TXN-NEW-' || n, 'purchase', (select min(player_id) from players), (select min(game_id) from games), 100, 'pending',
      timestamptz '2026-11-20' - n * interval '20 days' from generate_series(1, 5) n`);
  await run(sql`delete from transactions where transaction_id like 'TXN-NEW%'`);
  const counted = (await run<{ n: string }>(sql`select n from counted`)).map(({ n }) => Number(n));
  expect(counted).toEqual([1, 5, 6]);
});

test('a transaction_id is given once, in whichever month, until its transaction is deleted', async () => {
  const id = await insert('TXN-ONCE', new Date('2026-08-10T00:00:00Z'));
  await expect(insert('TXN-ONCE', new Date('2026-11-10T00:00:00Z'))).rejects.toMatchObject({
    cause: { code: '23505' },
  });
  await expect(run(sql`update transactions set transaction_id = 'TXN-OTHER' where id = ${id}`)).rejects.toMatchObject({
    cause: { message: 'the transaction_id of a transaction stays as it is' },
  });
  await run(sql`update transactions set status = 'completed' where id = ${id}`);
  await run(sql`delete from transactions where id = ${id}`);
  expect(await insert('TXN-ONCE', new Date('2026-11-10T00:00:00Z'))).toBeGreaterThan(id);
});

test('the months to come are made ahead, by any number of processes at once', async () => {
  const ahead = () =>
    namesOf(sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = 'transactions'::regclass
      and inhrelid::regclass::text > to_char(now() at time zone 'utc', '"transactions_"YYYY_MM') collate "C"
      and inhrelid::regclass::text ~ '[0-9]$' order by 1`);
  const all = await ahead();
  expect(all).toHaveLength(6);
  for (const name of all.slice(3)) await run(sql`drop table ${sql.identifier(name)}`);
  await Promise.all([1, 2, 3].map(() => makeFuturePartitions(connection.db)));
  expect(await ahead()).toEqual(all);
  // With the same indexes as the others.
  const [{ count } = { count: 0 }] = await run<{ count: number }>(sql`
    select count(distinct indexes)::int from (select count(*) as indexes from pg_indexes
      where tablename like 'transactions_20%' group by tablename) of_each`);
  expect(count).toBe(1);
});

test('the newest rows are read from the newest partitions, without a look into the others', async () => {
  const plan = await run<Record<string, string>>(sql`explain (analyze, costs off)
    select id from transactions where created_at <= '2026-11-30' order by created_at desc, id desc limit 25`);
  const lines = plan.map((line) => line['QUERY PLAN'] ?? '');
  const read = lines.filter((line) => /Scan .* on transactions_2/.test(line) && !line.includes('never executed'));
  expect(read).toHaveLength(1);
  expect(read[0]).toContain('transactions_2026_11');
});
