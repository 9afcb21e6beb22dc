import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runPg } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as runPglite } from 'drizzle-orm/pglite/migrator';
import { ADVISORY_LOCK } from '../advisory-lock.ts';
import { ClientWithDeadline } from '../client-with-deadline.ts';
import { checkApplied } from './applied-migrations.ts';
import { applyRepeatableSql } from './repeatable-sql.ts';

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

let newest: number | undefined;

/** `when` of the newest migration that this server has, in milliseconds. */
export function newestMigration(): number {
  newest ??= Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  return newest;
}

/** Applies pending migrations and changed functions. Processes that start at the same time wait for one another. @throws UnknownMigration */
export async function migratePg(databaseUrl: string): Promise<void> {
  const client = new ClientWithDeadline({ connectionString: databaseUrl, connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK.migrations]);
    const db = drizzle(client);
    await checkApplied(db, readMigrationFiles({ migrationsFolder }));
    await runPg(db, { migrationsFolder });
    await applyRepeatableSql({
      run: (statements) => client.query(statements),
      rows: async <T>(query: string) => (await client.query(query)).rows as T[],
    });
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}

/** Applies pending migrations and changed functions. The lock on the data directory keeps other processes out. @throws UnknownMigration */
export async function migratePglite(db: PgliteDatabase & { $client: PGlite }): Promise<void> {
  await checkApplied(db, readMigrationFiles({ migrationsFolder }));
  await runPglite(db, { migrationsFolder });
  const { $client: client } = db;
  await applyRepeatableSql({
    run: (statements) => client.exec(statements),
    rows: async <T>(query: string) => (await client.query<T>(query)).rows,
  });
}
