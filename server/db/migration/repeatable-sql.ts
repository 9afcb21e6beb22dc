import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInTransaction } from './apply-migrations.ts';

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
  'ledger/append-only.sql',
  'review/review-queue.sql',
  'second-person/second-person.sql',
  'statistics/rollup-deltas.sql',
  'statistics/rollups.sql',
  'withdrawals/history-player.sql',
];

/** A connection on which nobody else runs statements meanwhile. */
export interface SqlSession {
  /** Runs any number of statements. */
  run(statements: string): Promise<unknown>;
  rows<T>(query: string): Promise<T[]>;
}

/** Runs the files that differ from those that were run last, in one transaction. Call it after the migrations. */
export async function applyRepeatableSql({ run, rows }: SqlSession): Promise<void> {
  await run('create table if not exists drizzle.repeatable_sql (file text primary key, hash text not null)');
  const applied = await rows<{ file: string; hash: string }>('select file, hash from drizzle.repeatable_sql');
  const hashes = new Map(applied.map(({ file, hash }) => [file, hash]));
  const changed = repeatableFiles().filter(({ file, hash }) => hashes.get(file) !== hash);
  if (changed.length === 0) return;
  const noted = changed.map(({ file, hash }) => `('${file}', '${hash}')`).join(', ');
  await runInTransaction(
    run,
    `${changed.map(({ text }) => text).join('\n')}
      insert into drizzle.repeatable_sql (file, hash) values ${noted} on conflict (file) do update set hash = excluded.hash`,
  );
}

export const repeatableFiles = () =>
  FILES.map((file) => {
    const text = readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');
    return { file, text, hash: createHash('sha256').update(text).digest('hex') };
  });
