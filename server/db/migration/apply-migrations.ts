import type { MigrationMeta } from 'drizzle-orm/migrator';
import { runInTransaction, type SqlSession } from './sql-session.ts';

/**
 * Applies pending migrations, each as a whole: a process that is killed leaves none half applied. Only one that builds indexes beside the work
 * (`create index concurrently`) cannot be in a transaction; it can be run again. In place of Drizzle's migrator, which puts all of them into one.
 *
 * @param known in their order
 */
export async function applyMigrations({ run, rows }: SqlSession, known: readonly MigrationMeta[]): Promise<void> {
  await run(`create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  const applied = await rows<{ at: string }>('select created_at::text as at from drizzle.__drizzle_migrations');
  const times = new Set(applied.map(({ at }) => Number(at)));
  for (const { sql: statements, hash, folderMillis } of known) {
    if (times.has(folderMillis)) continue;
    const noted = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`;
    if (statements.some(isConcurrent)) await runWithoutLockTimeout({ run, rows }, [...statements, noted]);
    else await runInTransaction(run, [...statements, noted].join('\n'));
  }
}

/** One by one. What builds an index concurrently waits for all transactions that are older, such as exports, and nobody waits for it. */
async function runWithoutLockTimeout({ run, rows }: SqlSession, statements: readonly string[]): Promise<void> {
  const [before] = await rows<{ lock_timeout: string }>('show lock_timeout');
  await run('set lock_timeout = 0');
  for (const statement of statements) await run(statement);
  await run(`set lock_timeout = '${before?.lock_timeout}'`);
}

export const isConcurrent = (statement: string): boolean =>
  /^(create|drop)\s+(unique\s+)?index\s+concurrently\s/im.test(statement);
