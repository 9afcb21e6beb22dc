import { dirname } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { Client } from 'pg';
import { ADVISORY_LOCK } from '../advisory-lock.ts';
import { ClientWithDeadline } from '../client-with-deadline.ts';
import { refuseTransactionMode } from '../pooler.ts';
import { checkSession } from '../session-check.ts';
import { checkApplied } from './applied-migrations.ts';
import { applyMigrations } from './apply-migrations.ts';
import { applyRepeatableSql } from './repeatable-sql.ts';
import { grantNewTablesToServer, grantToServer, privilegesOfRole } from './server-privileges.ts';
import type { SqlSession } from './sql-session.ts';

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

let newest: number | undefined;

/** `when` of the newest migration that this server has, in milliseconds. */
export function newestMigration(): number {
  newest ??= Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  return newest;
}

/** A migration that waits for a table keeps all queries of that table waiting. Requests wait for a query a little longer than this. */
const LOCK_TIMEOUT = '3s';

/**
 * Lets PostgreSQL look every second whether this process is still there. Otherwise the session of one that was killed while it built an index keeps the
 * lock until all older transactions are over, and the next `npm run migrate` waits too. PostgreSQL on Windows cannot.
 */
const LOOK_FOR_CLIENT = `do $$ begin
  perform set_config('client_connection_check_interval', '1s', false);
exception when invalid_parameter_value then null;
end $$`;

interface MigrationRoles {
  /** Does nothing when the role of the address may not create tables: it is the server's alone, and `npm run migrate` has another one. */
  ifPermitted?: boolean;
  /** The server's address. If its role is another one, that gets the privileges that the server needs, and no others. */
  serverUrl?: string;
}

export interface Migrated {
  /** The role that got the server's privileges; undefined when the server's role is the owner. */
  serverRole?: string;
  /** A newer version has migrated the database, and this one works with it as it is: nothing was changed. */
  isNewer?: true;
}

/** How often a process looks whether another one has finished migrating. */
const LOOK_EVERY_MS = 100;

/**
 * Applies pending migrations and changed functions. Processes that start at the same time wait for one another.
 *
 * @throws UnknownMigration
 */
export async function migratePg(
  databaseUrl: string,
  { ifPermitted, serverUrl = databaseUrl }: MigrationRoles = {},
): Promise<Migrated> {
  await refuseTransactionMode(databaseUrl);
  const client = new ClientWithDeadline({ connectionString: databaseUrl, connectionTimeoutMillis: 3_000 });
  const session: SqlSession = {
    run: (statements) => client.query(statements),
    rows: async <T>(query: string) => (await client.query(query)).rows as T[],
  };
  await client.connect();
  try {
    const db = drizzle(client);
    await checkSession(db);
    if (ifPermitted && !(await privilegesOfRole(db)).mayMigrate) return {};
    await session.run(LOOK_FOR_CLIENT);
    await lockMigrations(session);
    await session.run(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    const known = readMigrationFiles({ migrationsFolder });
    if (await checkApplied(db, known)) return { isNewer: true };
    const { user } = new Client({ connectionString: serverUrl });
    const serverRole = user === undefined || user === client.user ? undefined : client.escapeIdentifier(user);
    if (serverRole) await grantNewTablesToServer(session, serverRole);
    await applyMigrations(session, known);
    await applyRepeatableSql(session);
    if (!serverRole) return {};
    await grantToServer(session, serverRole);
    return { serverRole: user };
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}

/** Not by a statement that waits: an index that is built concurrently would wait for that statement, which waits for the index. */
async function lockMigrations({ rows }: SqlSession): Promise<void> {
  const lock = `select pg_try_advisory_lock(${ADVISORY_LOCK.migrations}) as "isOurs"`;
  while (!(await rows<{ isOurs: boolean }>(lock))[0]?.isOurs) await after(LOOK_EVERY_MS);
}

/** Applies pending migrations and changed functions. The lock on the data directory keeps other processes out. @throws UnknownMigration */
export async function migratePglite(db: PgliteDatabase & { $client: PGlite }): Promise<void> {
  const { $client: client } = db;
  // The database is in a folder of DATA_DIR, where its files are too.
  const beginAnew = `Delete the folder ${dirname(client.dataDir ?? '')} to begin with an empty one`;
  const known = readMigrationFiles({ migrationsFolder });
  if (await checkApplied(db, known, beginAnew)) return;
  const session: SqlSession = {
    run: (statements) => client.exec(statements),
    rows: async <T>(query: string) => (await client.query<T>(query)).rows,
  };
  await applyMigrations(session, known);
  await applyRepeatableSql(session);
}
