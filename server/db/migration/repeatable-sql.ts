import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInTransaction, type SqlSession } from './sql-session.ts';

/**
 * Functions, views and triggers of the database: each file stands beside the code that uses it, and can be run again at
 * any time. What a migration creates stays as it is; these files are edited like any other source.
 */
const FILES = [
  'audit/append-only.sql',
  'audit/decided-facts.sql',
  'audit/person-facts.sql',
  'audit/request-ends.sql',
  'db/migration/oldest-server.sql',
  'db/partitions.sql',
  'db/search-keys.sql',
  'ledger/append-only.sql',
  'payments/payment-claims.sql',
  'review/review-queue.sql',
  'second-person/second-person.sql',
  'statements/append-only.sql',
  'statements/open-differences.sql',
  'statistics/rollup-deltas.sql',
  'statistics/rollups.sql',
  'withdrawals/history-player.sql',
];

/**
 * Runs the files that differ from the ones that were run last, in their order. Call it after the migrations. A file is noted with its last
 * part, so one that was broken off is run again.
 */
export async function applyRepeatableSql({ run, rows }: SqlSession): Promise<void> {
  await run('create table if not exists drizzle.repeatable_sql (file text primary key, hash text not null)');
  const applied = await rows<{ file: string; hash: string }>('select file, hash from drizzle.repeatable_sql');
  const hashes = new Map(applied.map(({ file, hash }) => [file, hash]));
  for (const { file, text, hash } of repeatableFiles()) {
    if (hashes.get(file) === hash) continue;
    for (const part of partsOf(text)) await runInTransaction(run, part);
    const noted = `('${file}', '${hash}') on conflict (file) do update set hash = excluded.hash`;
    await run(`insert into drizzle.repeatable_sql (file, hash) values ${noted}`);
  }
}

/**
 * The parts of a file, each of which is a transaction of its own. A trigger locks its table until the transaction ends, and servers are at
 * work meanwhile. With two tables locked at a time, a server that writes to them in another order would be in a deadlock. A `do` block
 * may read for long, so no table is locked for it.
 */
const partsOf = (text: string): string[] => text.split(/^(?=CREATE OR REPLACE TRIGGER |DO )/m);

export const repeatableFiles = () =>
  FILES.map((file) => {
    const text = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
    return { file, text, hash: createHash('sha256').update(text).digest('hex') };
  });
