import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Busy } from '../domain/errors.ts';
import { ClientWithDeadline } from './client-with-deadline.ts';
import type { Database } from './database.ts';

/** Rows per fetch. */
const CHUNK = 1_000;
/** Fetching a chunk may scan a whole table. The transaction may also be idle for this long between two fetches. */
const CHUNK_WITHIN_MS = 60_000;
/** Time limit for connecting and declaring the cursor. */
const OPEN_WITHIN_MS = 5_000;
/** Time limit for closing the connection gracefully. */
const CLOSE_WITHIN_MS = 5_000;
/** Open cursors per process: each costs a connection, and keeps VACUUM from removing dead rows. */
const MAX_AT_ONCE = 3;
/** A cursor is closed after this time, even when its client is still reading. */
const MAX_MS = 10 * 60_000;

/** The rows of one query, from one snapshot. */
export interface Cursor {
  /** The next chunk of rows as the driver returns them, keyed by column name; empty at the end. */
  next(): Promise<Record<string, unknown>[]>;
  /** Closes the cursor at once, even in the middle of a query. Further calls do nothing. */
  close(): Promise<void>;
}

/**
 * @param signal aborted when nobody waits for the rows any more
 * @throws Busy when too many cursors are open
 */
export type OpenCursor = (query: SQL, signal?: AbortSignal) => Promise<Cursor>;

/** Cursors on a PostgreSQL server: each has a read-only, repeatable-read transaction on a connection of its own, outside the pool. */
export function serverCursors(databaseUrl: string): OpenCursor {
  return limited(async (query, signal) => {
    const client = new ClientWithDeadline({
      connectionString: databaseUrl,
      application_name: 'coinop-admin-export',
      connectionTimeoutMillis: 3_000,
      statement_timeout: CHUNK_WITHIN_MS,
      query_timeout: CHUNK_WITHIN_MS + 5_000,
      idle_in_transaction_session_timeout: CHUNK_WITHIN_MS,
      keepAlive: true,
    });
    const db = drizzle(client);
    const open = async () => {
      await client.connect();
      // Makes the server check every second whether the client is still connected; not every operating system supports it.
      await client.query("set client_connection_check_interval = '1s'").catch(() => {});
      await client.query('begin isolation level repeatable read read only');
      await db.execute(sql`declare rows_at_once no scroll cursor for ${query}`);
    };
    try {
      await unlessAborted(open(), [AbortSignal.timeout(OPEN_WITHIN_MS), ...(signal ? [signal] : [])]);
    } catch (error) {
      client.cut();
      throw error;
    }
    return {
      next: async () => (await db.execute(sql`fetch ${sql.raw(String(CHUNK))} from rows_at_once`)).rows,
      // `end` closes the connection, or breaks off a running query. If it does not come back, destroy the socket.
      close: () => unlessAborted(client.end(), [AbortSignal.timeout(CLOSE_WITHIN_MS)]).catch(() => client.cut()),
    };
  });
}

/**
 * Cursors on the embedded database. Its only connection must not be held by a transaction, so the database collects the
 * rows first (WITH HOLD), and chunks of them are fetched between other queries.
 */
export function embeddedCursors(db: Database): OpenCursor {
  let opened = 0;
  return limited(async (query, signal) => {
    // PGlite runs in this thread. Without a turn of the event loop we would not learn that the client has disconnected,
    // and would collect rows for nobody.
    await setImmediate();
    refuseIfAborted(signal);
    const name = sql.identifier(`rows_at_once_${++opened}`);
    await db.execute(sql`declare ${name} no scroll cursor with hold for ${query}`);
    return {
      next: async () => {
        const { rows } = (await db.execute(sql`fetch ${sql.raw(String(CHUNK))} from ${name}`)) as {
          rows: Record<string, unknown>[];
        };
        return rows;
      },
      close: async () => {
        await db.execute(sql`close ${name}`);
      },
    };
  });
}

function refuseIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new Error('nobody waits for the rows any more');
}

/** Limits how many cursors are open at once, and for how long. */
function limited(open: OpenCursor): OpenCursor {
  let taken = 0;
  return async (query, signal) => {
    refuseIfAborted(signal);
    if (taken === MAX_AT_ONCE) throw new Busy('exports', 30);
    taken++;
    let cursor: Cursor;
    try {
      cursor = await open(query, signal);
    } catch (error) {
      taken--;
      throw error;
    }
    let closed: Promise<void> | undefined;
    const close = () => {
      clearTimeout(tooLong);
      closed ??= cursor.close().finally(() => {
        taken--;
      });
      return closed;
    };
    const tooLong = setTimeout(() => void close().catch(() => {}), MAX_MS).unref();
    return { next: cursor.next, close };
  };
}

/**
 * Settles as the work does, or rejects once a signal is aborted. Aborted work may never settle: the driver's `connect`
 * does not after its socket was destroyed.
 */
async function unlessAborted<T>(work: Promise<T>, signals: AbortSignal[]): Promise<T> {
  const signal = AbortSignal.any(signals);
  let giveUp: () => void = () => {};
  const aborted = new Promise<never>((_, reject) => {
    // A signal's reason need not be an error. errors.ts recognizes this message as a database that does not answer.
    giveUp = () => reject(new Error('timeout exceeded, or nobody waits any more', { cause: signal.reason }));
  });
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp);
  work.catch(() => {});
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', giveUp));
}
