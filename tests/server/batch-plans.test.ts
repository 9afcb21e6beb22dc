import { asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, connectConsole } from '../../server/db/connection/connect.ts';
import { isOneOfMany } from '../../server/db/one-of.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { full } from '../faults/suite.ts';
import { createDatabase, type TestDatabase } from '../shared.ts';
import { behindTheTriggers } from './server-under-test.ts';

// How PostgreSQL looks up the ids of a batch. A trigram index can answer equality too, and the planner takes it while a
// table has some 15,000 to 55,000 rows: a batch of a thousand then takes two seconds instead of seventy milliseconds.

let database: TestDatabase;
let connection: Pick<Connection, 'db' | 'close'>;

beforeAll(async () => {
  database = await createDatabase();
  connection = await connectConsole(database.url);
  const { db } = connection;
  await db.execute(sql`insert into games (game_id, game_name, developer, genre, platform_fee_bps)
    values ('starfall', 'Starfall', 'N', 's', 500)`);
  await db.execute(sql`insert into players (player_id, email, display_name) values ('PLR-1', 'mara@example.com', 'M')`);
  for (const table of ['transactions', 'withdrawals']) {
    await db.execute(sql.raw(`alter table ${table} set (autovacuum_enabled = false)`));
  }
});
afterAll(async () => {
  await connection?.close();
  await database?.remove();
});

const rowsOf = async <T>(query: SQL) => ((await connection.db.execute(query)) as unknown as { rows: T[] }).rows;

/** Ids like a counter's, whose trigrams are in many others too. */
const idOf = (number: number) => String(number).padStart(10, '0');

async function fill(from: number, to: number): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${to}::int) as n`;
  await behindTheTriggers(connection.db, async (tx) => {
    await tx.execute(sql`insert into transactions (transaction_id, transaction_type, player_id, game_id, amount_cents, status)
      select 'TXN-' || lpad(n::text, 10, '0'), 'purchase', 'PLR-1', 'starfall', 100, 'completed' from ${numbers}`);
    await tx.execute(sql`insert into withdrawals (withdrawal_id, player_id, game_id, status, requested_cents, fee_cents,
        net_cents, bank_name, account_last4, routing_last4, account_type)
      select 'WDR-' || lpad(n::text, 10, '0'), 'PLR-1', 'starfall', 'pending', 100, 0, 100, 'First Meridian', '1234', '1234', 'checking'
      from ${numbers}`);
  });
}

async function indexesUsed(table: PgTable, id: PgColumn, ids: string[]): Promise<string[]> {
  const batch = connection.db.select({ id }).from(table).where(isOneOfMany(id, ids)).orderBy(asc(id)).for('update');
  const [plan] = await rowsOf<Record<string, unknown>>(sql`explain (format json) ${batch.getSQL()}`);
  return [...JSON.stringify(plan).matchAll(/"Index Name":"([^"]+)"/g)].map(([, name = '']) => name);
}

test('the ids of a batch are never looked up by trigrams, however many rows there are, analysed or not', async () => {
  const used: Record<string, string[]> = {};
  let filled = 0;
  for (const rows of full() ? [10_000, 15_000, 30_000, 100_000] : [15_000, 30_000]) {
    await fill(filled + 1, rows);
    filled = rows;
    for (const state of ['not analysed', 'analysed']) {
      if (state === 'analysed') await connection.db.execute(sql`analyze transactions, withdrawals`);
      for (const [table, id, prefix] of [
        [transactions, transactions.transactionId, 'TXN-'],
        [withdrawals, withdrawals.withdrawalId, 'WDR-'],
      ] as const) {
        const ids = Array.from({ length: 1_000 }, (_, index) => `${prefix}${idOf(index * 977)}`);
        used[`${rows} ${prefix} ${state}`] = await indexesUsed(table, id, ids);
      }
    }
  }
  const byTrigrams = Object.entries(used).filter(([, names]) => names.some((name) => name.includes('trigrams')));
  expect(byTrigrams).toEqual([]);
});

test('a column with unique values has its trigrams in another collation, so that looking up a value cannot use them', async () => {
  const indexes = await rowsOf<{ name: string; collation: string }>(sql`
    select trigrams.indexrelid::regclass::text as name, collname as collation from pg_index as trigrams
    join pg_opclass on pg_opclass.oid = indclass[0] join pg_collation on pg_collation.oid = indcollation[0]
    where opcname = 'gin_trgm_ops' and exists (
      select from pg_index as keys, pg_attribute where keys.indisunique and keys.indrelid = trigrams.indrelid
        and attrelid = keys.indrelid and attnum = keys.indkey[0]
        and pg_get_indexdef(trigrams.indexrelid, 1, true) ~ ('\\m' || attname || '\\M'))
    order by name`);
  expect(indexes).toEqual([
    { name: 'players_email_trigrams', collation: 'C' },
    { name: 'transactions_id_trigrams', collation: 'C' },
    { name: 'withdrawals_id_trigrams', collation: 'C' },
  ]);
});
