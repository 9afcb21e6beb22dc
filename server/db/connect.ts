import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { embeddedCursors, type OpenCursor, serverCursors } from './cursor.ts';
import type { Database } from './database.ts';
import { ImpatientClient } from './impatient-client.ts';
import { lockDirectory } from './lock-directory.ts';
import { migratePg, migratePglite } from './migrate.ts';
import * as schema from './schema.ts';

/** Where rows are read. */
export interface Source {
  db: Database;
  /** For more rows than an answer should wait for. */
  openCursor: OpenCursor;
}

const LONGEST_QUERY_MS = 4_000;

export interface Connection extends Source {
  /** Resolves when the database answers; rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A PostgreSQL server, migrated to the newest schema. Several processes may share it.
 *
 * Every wait has an end (connecting 3 s, a query 4 s), so that a request to a database that is down gets its answer
 * within ten seconds.
 *
 * @param connections at most so many at once; who needs a further one waits for it for 3 s
 * @param longestMs how long a query may take; 0: as long as it takes, for what is started from the console
 */
export async function connectServer(
  databaseUrl: string,
  connections = 10,
  { longestMs = LONGEST_QUERY_MS } = {},
): Promise<Connection> {
  await migratePg(databaseUrl);
  return openPool(databaseUrl, connections, longestMs);
}

/**
 * A streaming replica of a PostgreSQL server, to read from. It need not be there yet.
 *
 * @param replicaUrl of one replica: behind an address of several, one would be asked what it has and another be read from
 */
export function connectReplica(replicaUrl: string, connections = 10): Connection {
  return openPool(replicaUrl, connections, LONGEST_QUERY_MS);
}

function openPool(url: string, connections: number, longestMs: number): Connection {
  const pool = new Pool({
    Client: ImpatientClient,
    connectionString: url,
    application_name: 'coinop-admin',
    max: connections,
    connectionTimeoutMillis: 3_000,
    query_timeout: longestMs,
    statement_timeout: longestMs,
    idle_in_transaction_session_timeout: 8_000,
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const db = drizzlePg(pool, { schema });
  return { db, openCursor: serverCursors(url), ping: () => pingOf(db), close: () => pool.end() };
}

/**
 * The embedded database in `dataDir`, migrated to the newest schema; in memory without one.
 *
 * @throws DirectoryInUse when another process has it open
 */
export async function connectEmbedded(dataDir?: string): Promise<Connection> {
  if (dataDir === undefined) return openEmbedded(new PGlite());
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockDirectory(dataDir);
  try {
    const connection = await openEmbedded(new PGlite(join(dataDir, 'pglite')));
    return { ...connection, close: () => connection.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openEmbedded(client: PGlite): Promise<Connection> {
  const db = drizzlePglite(client, { schema });
  await migratePglite(db);
  return { db, openCursor: embeddedCursors(db), ping: () => pingOf(db), close: () => client.close() };
}

async function pingOf(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
