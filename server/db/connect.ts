import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { type Client, Pool, type PoolClient } from 'pg';
import { embeddedCursors, type OpenCursor, serverCursors } from './cursor.ts';
import type { Database } from './database.ts';
import { ImpatientClient } from './impatient-client.ts';
import { lockDirectory } from './lock-directory.ts';
import { migratePg, migratePglite } from './migrate.ts';
import * as schema from './schema.ts';
import { SESSION_SETTINGS } from './session-settings.ts';

/** What the screens ask for is small: starting further processes for it, or compiling it, takes longer than doing it. */
const PLAIN_PLANS = '-c max_parallel_workers_per_gather=0 -c jit=off';

/** One to fold the tallies by, and one for what takes longer. */
const PATIENT_CONNECTIONS = 2;

/** What a PostgreSQL server brings along and the embedded one has to be given. */
export const EXTENSIONS = { pg_trgm };

/** For how long a query may run that somebody waits for. */
const LONGEST_QUERY_MS = 4_000;

/** The same for what brings figures up to date and checks the books. */
const BACKGROUND_QUERY_MS = 60_000;

/** The same for removing what is old and giving its room back, in tables of any size. */
const UPKEEP_QUERY_MS = 30 * 60_000;

/** Where rows are read. */
export interface Source {
  db: Database;
  /** For more rows than an answer should wait for. */
  openCursor: OpenCursor;
}

export interface Connection extends Source {
  /** For work that nobody waits for and that may take a minute. The same as `db` where there is only one connection. */
  patient: Database;
  /** For upkeep, a statement of which may take half an hour. The same as `db` where there is only one connection. */
  upkeep: Database;
  /** Resolves when the database answers; rejects when it does not. */
  ping(): Promise<void>;
  /** Waits for the queries that somebody waited for, and cuts all others. */
  close(): Promise<void>;
}

/**
 * A PostgreSQL server, migrated to the newest schema. Several processes may share it.
 *
 * Every wait has an end (connecting 3 s, a query 4 s), so that a request to a database that is down gets its answer
 * within ten seconds.
 *
 * @param connections at most so many at once; who needs a further one waits for it for 3 s. Background work has two more, upkeep one.
 */
export async function connectServer(databaseUrl: string, connections = 10): Promise<Connection> {
  await migratePg(databaseUrl);
  const pool = openPool(databaseUrl, connections, LONGEST_QUERY_MS);
  const background = openBackgroundPool(databaseUrl, PATIENT_CONNECTIONS, BACKGROUND_QUERY_MS);
  const upkeep = openBackgroundPool(databaseUrl, 1, UPKEEP_QUERY_MS);
  const db = drizzlePg(pool, { schema });
  return {
    db,
    openCursor: serverCursors(databaseUrl),
    patient: drizzlePg(background.pool, { schema }),
    upkeep: drizzlePg(upkeep.pool, { schema }),
    ping: () => pingOf(db),
    close: async () => void (await Promise.all([pool.end(), background.cut(), upkeep.cut()])),
  };
}

/** The same server for what is started from the console: a query may take as long as it takes. */
export async function connectConsole(databaseUrl: string): Promise<Pick<Connection, 'db' | 'close'>> {
  await migratePg(databaseUrl);
  const pool = openPool(databaseUrl, 1, 0);
  return { db: drizzlePg(pool, { schema }), close: () => pool.end() };
}

/**
 * A streaming replica of a PostgreSQL server, to read from. It need not be there yet.
 *
 * @param replicaUrl of one replica: behind an address of several, one would be asked what it has and another be read from
 */
export function connectReplica(replicaUrl: string, connections = 10): Source & Pick<Connection, 'close'> {
  const pool = openPool(replicaUrl, connections, LONGEST_QUERY_MS);
  return { db: drizzlePg(pool, { schema }), openCursor: serverCursors(replicaUrl), close: () => pool.end() };
}

function openPool(url: string, connections: number, queryMs: number): Pool {
  const pool = new Pool({
    Client: ImpatientClient,
    connectionString: url,
    application_name: 'coinop-admin',
    max: connections,
    connectionTimeoutMillis: 3_000,
    query_timeout: queryMs,
    statement_timeout: queryMs,
    idle_in_transaction_session_timeout: 8_000,
    keepAlive: true,
    options: PLAIN_PLANS,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}

/** A pool that can be ended at once: a statement that is running is broken off, and its transaction with it. */
function openBackgroundPool(url: string, connections: number, queryMs: number): { pool: Pool; cut(): Promise<void> } {
  const pool = openPool(url, connections, queryMs);
  const inUse = new Set<PoolClient>();
  pool.on('acquire', (client) => inUse.add(client));
  pool.on('release', (_, client) => inUse.delete(client));
  return {
    pool,
    cut: async () => {
      const ended = pool.end();
      for (const client of inUse) void (client as unknown as Client).end();
      await ended;
    },
  };
}

const embeddedIn = (dataDir: string) => join(dataDir, 'pglite');

/** Whether `connectEmbedded` has made a database in `dataDir` before. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(embeddedIn(dataDir));

/**
 * The embedded database in `dataDir`, migrated to the newest schema; in memory without one.
 *
 * @throws DirectoryInUse when another process has it open
 */
export async function connectEmbedded(dataDir?: string): Promise<Connection> {
  if (dataDir === undefined) return openEmbedded(new PGlite({ extensions: EXTENSIONS }));
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDirectory(dataDir);
  try {
    const connection = await openEmbedded(new PGlite(embeddedIn(dataDir), { extensions: EXTENSIONS }));
    return { ...connection, close: () => connection.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** An embedded database that was made with `EXTENSIONS`, migrated to the newest schema. */
export async function openEmbedded(client: PGlite): Promise<Connection> {
  const db = drizzlePglite(client, { schema });
  for (const [name, value] of Object.entries(SESSION_SETTINGS)) {
    await db.execute(sql`select set_config(${name}, ${value}, false)`);
  }
  await migratePglite(db);
  return {
    db,
    openCursor: embeddedCursors(db),
    patient: db,
    upkeep: db,
    ping: () => pingOf(db),
    close: () => client.close(),
  };
}

async function pingOf(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
