import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runPg } from 'drizzle-orm/node-postgres/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as runPglite } from 'drizzle-orm/pglite/migrator';
import { Client } from 'pg';
import { ADVISORY_LOCK } from '../advisory-lock.ts';
import { ClientWithDeadline } from '../client-with-deadline.ts';
import { checkApplied } from './applied-migrations.ts';
import { applyRepeatableSql, type SqlSession } from './repeatable-sql.ts';
import { grantToServer, privilegesOfRole } from './server-privileges.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

let newest: number | undefined;

/** `when` of the newest migration that this server has, in milliseconds. */
export function newestMigration(): number {
  newest ??= Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  return newest;
}

/** A migration that waits for a table keeps all queries of that table waiting. Requests wait for a query a little longer than this. */
const LOCK_TIMEOUT = '3s';

interface MigrationRoles {
  /** Does nothing when the role of the address may not create tables: it is the server's alone, and `npm run migrate` has another one. */
  ifPermitted?: boolean;
  /** The server's address. If its role is another one, that gets the privileges that the server needs, and no others. */
  serverUrl?: string;
}

/**
 * Applies pending migrations and changed functions. Processes that start at the same time wait for one another.
 *
 * @returns the role that got the server's privileges; undefined when the server's role is the owner
 * @throws UnknownMigration
 */
export async function migratePg(
  databaseUrl: string,
  { ifPermitted, serverUrl = databaseUrl }: MigrationRoles = {},
): Promise<string | undefined> {
  const client = new ClientWithDeadline({ connectionString: databaseUrl, connectionTimeoutMillis: 3_000 });
  const session: SqlSession = {
    run: (statements) => client.query(statements),
    rows: async <T>(query: string) => (await client.query(query)).rows as T[],
  };
  await client.connect();
  try {
    const db = drizzle(client);
    if (ifPermitted && !(await privilegesOfRole(db)).mayMigrate) return;
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK.migrations]);
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await checkApplied(db, readMigrationFiles({ migrationsFolder }));
    await runPg(db, { migrationsFolder });
    await applyRepeatableSql(session);
    const serverRole = new Client({ connectionString: serverUrl }).user;
    if (serverRole === undefined || serverRole === client.user) return;
    await grantToServer(session, client.escapeIdentifier(serverRole));
    return serverRole;
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}

/** Applies pending migrations and changed functions. The lock on the data directory keeps other processes out. @throws UnknownMigration */
export async function migratePglite(db: PgliteDatabase & { $client: PGlite }): Promise<void> {
  const { $client: client } = db;
  // The database is in a folder of DATA_DIR, where its files are too.
  const beginAnew = `Delete the folder ${dirname(client.dataDir ?? '')} to begin with an empty one`;
  await checkApplied(db, readMigrationFiles({ migrationsFolder }), beginAnew);
  await runPglite(db, { migrationsFolder });
  await applyRepeatableSql({
    run: (statements) => client.exec(statements),
    rows: async <T>(query: string) => (await client.query<T>(query)).rows,
  });
}
