import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { type Client, Pool, type PoolClient } from 'pg';
import { ClientWithDeadline } from '../client-with-deadline.ts';
import { embeddedCursors, type OpenCursor, serverCursors } from '../cursor.ts';
import type { Database } from '../database.ts';
import { migratePg, migratePglite, newestMigration } from '../migration/migrate.ts';
import { checkSchema } from '../migration/schema-check.ts';
import { refuseTransactionMode } from '../pooler.ts';
import { checkReady } from '../readiness.ts';
import { checkSession } from '../session-check.ts';
import { SESSION_SETTINGS } from '../session-settings.ts';
import { lockDirectory } from './lock-directory.ts';

/**
 * The queries of the screens are small: starting parallel workers or JIT compilation takes longer than running them.
 */
const NO_JIT_NO_PARALLEL = '-c max_parallel_workers_per_gather=0 -c jit=off';

/** One connection applies the pending changes of the rollups, one runs other slow background work. */
const BACKGROUND_CONNECTIONS = 2;

/** Extensions that PostgreSQL ships with, but PGlite has to be given. */
export const EXTENSIONS = { pg_trgm };

/** PostgreSQL numbers its own simple types below; from here on are the row types of its catalog and of our tables. */
const FIRST_ROW_TYPE = 10_000;

/** The operating system caches the files as well; PostgreSQL's default of 128 MB is filled sooner or later, and stays. */
export const START_PARAMETERS = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

/** Time limits in milliseconds: until a connection is free, of a query, and between the statements of a transaction. */
export interface TimeLimits {
  connectMs: number;
  queryMs: number;
  idleMs: number;
}

/** Those of what a request waits for. */
const OF_REQUESTS: TimeLimits = { connectMs: 3_000, queryMs: 4_000, idleMs: 8_000 };

/** Time limit of queries that update the rollups or check the books. */
const BACKGROUND_QUERY_MS = 60_000;

/** Time limit of housekeeping: deleting old rows and vacuuming, in tables of any size. */
const UPKEEP_QUERY_MS = 30 * 60_000;

/** A database to read rows from. */
export interface Source {
  db: Database;
  /** For results that are too large to be collected in memory for one answer. */
  openCursor: OpenCursor;
}

export interface Connection extends Source {
  /** For background work that may take a minute. The same as `db` where there is only one connection. */
  backgroundDb: Database;
  /**
   * For housekeeping, a statement of which may take half an hour. The same as `db` where there is only one connection.
   */
  upkeep: Database;
  /** Resolves when the database answers and can be written to; rejects when it does not, with NotReady when it cannot. */
  ping(): Promise<void>;
  /** Resolves when the database has the schema of this version of the server. @throws NotReady */
  checkSchema(): Promise<void>;
  /** Resolves when the sessions have their settings. @throws LostSettings */
  checkSession(): Promise<void>;
  /** How busy the connections for requests are. Omitted where there is only one connection. */
  poolState?(): { inUse: number; waiting: number; size: number };
  /** The whole database at one moment, as a tar file. Omitted where a database server makes its own backups. */
  dump?(): Promise<Blob>;
  /** Waits for the queries of requests, and breaks off those of background work. */
  close(): Promise<void>;
}

/** Migrates a PostgreSQL server to the newest schema, if the role of the address may do so, and connects to it. */
export async function connectServer(...address: Parameters<typeof openServer>): Promise<Connection> {
  await migratePg(address[0], { ifPermitted: true });
  return openServer(...address);
}

/**
 * Connects to a PostgreSQL server, whatever schema it has. Several processes may share it.
 *
 * Every wait has a time limit (3 s to connect, 4 s for a query), so that a request gets its answer within ten seconds
 * even when the database is down.
 *
 * @param connections size of the pool for requests, which wait up to 3 s for a free connection. Background work has two
 * more, housekeeping one.
 * @param limits longer ones only in tests that are about something else
 */
export function openServer(databaseUrl: string, connections = 10, limits = OF_REQUESTS): Connection {
  const pool = openPool(databaseUrl, connections, limits);
  const background = openBackgroundPool(databaseUrl, BACKGROUND_CONNECTIONS, {
    ...limits,
    queryMs: BACKGROUND_QUERY_MS,
  });
  const upkeep = openBackgroundPool(databaseUrl, 1, { ...limits, queryMs: UPKEEP_QUERY_MS });
  const db = drizzlePg(pool);
  return {
    db,
    openCursor: serverCursors(databaseUrl),
    backgroundDb: drizzlePg(background.pool),
    upkeep: drizzlePg(upkeep.pool),
    ping: () => checkReady(db, newestMigration()),
    checkSchema: () => checkSchema(db),
    checkSession: async () => {
      await refuseTransactionMode(databaseUrl);
      await checkSession(db, limitsOf(limits));
    },
    poolState: () => ({ inUse: pool.totalCount - pool.idleCount, waiting: pool.waitingCount, size: connections }),
    close: async () => void (await Promise.all([pool.end(), background.cut(), upkeep.cut()])),
  };
}

/**
 * Connects a command of the console to the same server, without a time limit for queries.
 *
 * @param migrates whether it migrates the database, if the role of the address may do so
 * @throws NotReady when the database has another schema
 */
export async function connectConsole(databaseUrl: string, migrates = true): Promise<Pick<Connection, 'db' | 'close'>> {
  if (migrates) await migratePg(databaseUrl, { ifPermitted: true });
  const limits = { ...OF_REQUESTS, queryMs: 0 };
  const pool = openPool(databaseUrl, 1, limits);
  const db = drizzlePg(pool);
  try {
    await refuseTransactionMode(databaseUrl);
    await checkSession(db, limitsOf(limits));
    await checkSchema(db);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db, close: () => pool.end() };
}

/** The limits of a pool that the database keeps. */
const limitsOf = ({ queryMs, idleMs }: TimeLimits) => ({
  statement_timeout: queryMs,
  idle_in_transaction_session_timeout: idleMs,
});

function openPool(url: string, connections: number, { connectMs, queryMs, idleMs }: TimeLimits): Pool {
  const pool = new Pool({
    Client: ClientWithDeadline,
    connectionString: url,
    application_name: 'coinop-admin',
    max: connections,
    connectionTimeoutMillis: connectMs,
    query_timeout: queryMs,
    statement_timeout: queryMs,
    idle_in_transaction_session_timeout: idleMs,
    keepAlive: true,
    options: NO_JIT_NO_PARALLEL,
  });
  // The pool replaces an idle connection that breaks; without a listener the event would end the process.
  pool.on('error', () => {});
  return pool;
}

/** A pool that can be closed at once: running statements are broken off and their transactions rolled back. */
function openBackgroundPool(
  url: string,
  connections: number,
  limits: TimeLimits,
): { pool: Pool; cut(): Promise<void> } {
  const pool = openPool(url, connections, limits);
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

export const embeddedIn = (dataDir: string) => join(dataDir, 'pglite');

/** Whether `dataDir` already has an embedded database. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(embeddedIn(dataDir));

/**
 * V8's optimising compiler needs 600 MB and seconds for a single function of PGlite, at every start. Without it, most
 * queries take as long; one that reads thousands of rows takes up to twice as long.
 */
export function disableOptimiser(): void {
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}

/**
 * Opens the embedded database in `dataDir`, or in memory without one, and migrates it to the newest schema.
 *
 * @throws DirectoryInUse when another process has it open
 */
export async function connectEmbedded(dataDir?: string): Promise<Connection> {
  disableOptimiser();
  if (dataDir === undefined) return openEmbedded(new PGlite({ extensions: EXTENSIONS }));
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDirectory(dataDir);
  try {
    const connection = await openEmbedded(
      new PGlite(embeddedIn(dataDir), { extensions: EXTENSIONS, startParams: START_PARAMETERS }),
    );
    return { ...connection, close: () => connection.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Takes over an embedded database that was created with `EXTENSIONS`, and migrates it to the newest schema. */
export async function openEmbedded(client: PGlite): Promise<Connection> {
  const db = drizzlePglite(client);
  const settings = Object.entries(SESSION_SETTINGS).map(([name, value]) => sql`set_config(${name}, ${value}, false)`);
  await db.execute(sql`select ${sql.join(settings, sql`, `)}`);
  // PGlite copies its parsers for every query, which takes longer than a small query itself. No query reads an array of rows.
  for (const type in client.parsers) if (Number(type) >= FIRST_ROW_TYPE) delete client.parsers[type];
  await migratePglite(db);
  return {
    db,
    openCursor: embeddedCursors(db),
    backgroundDb: db,
    upkeep: db,
    ping: () => checkReady(db, newestMigration()),
    checkSchema: async () => {},
    checkSession: async () => {},
    dump: () => dumpOf(client),
    close: () => client.close(),
  };
}

/** The files of the database between two transactions, with everything that was committed. Nobody is served meanwhile. */
export const dumpOf = (client: PGlite): Promise<Blob> =>
  client.transaction(async (tx) => {
    await tx.exec('checkpoint');
    return client.dumpDataDir('none');
  });
