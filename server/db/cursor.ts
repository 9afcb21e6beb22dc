import { setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Busy } from '../domain/errors.ts';
import type { Database } from './database.ts';
import { ImpatientClient } from './impatient-client.ts';

/** Rows that are handed out at a time. */
const CHUNK = 1_000;
/** Reading them may take a search through a whole table; the transaction waits for the next question no longer either. */
const CHUNK_WITHIN_MS = 60_000;
/** Until the rows can be asked for. */
const OPEN_WITHIN_MS = 5_000;
/** A goodbye that gets no answer ends by itself. */
const CLOSE_WITHIN_MS = 5_000;
/** At once in a process; each costs a connection, and holds back what the database may clear away. */
const MOST_AT_ONCE = 3;
/** However slowly its rows are taken. */
const LONGEST_MS = 10 * 60_000;

/** The rows of one query, all as they were at one moment. */
export interface Cursor {
  /** The next rows as the driver gives them, keys as the columns are called; none at the end. */
  next(): Promise<Record<string, unknown>[]>;
  /** Ends it at once, in the middle of a query too; again it does nothing. */
  close(): Promise<void>;
}

/**
 * @param gone aborted when nobody waits for the rows any more
 * @throws Busy when too many are open
 */
export type OpenCursor = (query: SQL, gone?: AbortSignal) => Promise<Cursor>;

/**
 * On a PostgreSQL server: one read-only transaction on a connection of its own, beside those of the pool. What others commit
 * meanwhile does not show.
 */
export function serverCursors(databaseUrl: string): OpenCursor {
  return limited(async (query, gone) => {
    const client = new ImpatientClient({
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
      // The database then notices within the second that nobody waits for a query any more; not every system can.
      await client.query("set client_connection_check_interval = '1s'").catch(() => {});
      await client.query('begin isolation level repeatable read read only');
      await db.execute(sql`declare rows_at_once no scroll cursor for ${query}`);
    };
    try {
      await unlessAborted(open(), [AbortSignal.timeout(OPEN_WITHIN_MS), ...(gone ? [gone] : [])]);
    } catch (error) {
      client.cut();
      throw error;
    }
    return {
      next: async () => (await db.execute(sql`fetch ${sql.raw(String(CHUNK))} from rows_at_once`)).rows,
      // The driver says goodbye, or cuts the line where a query is running; where it cannot do either, so do we.
      close: () => unlessAborted(client.end(), [AbortSignal.timeout(CLOSE_WITHIN_MS)]).catch(() => client.cut()),
    };
  });
}

/**
 * On the embedded database, whose one connection a transaction would keep from everybody else: the rows are collected within the
 * database first, and handed out from there between the queries of others.
 */
export function embeddedCursors(db: Database): OpenCursor {
  let opened = 0;
  return limited(async (query, gone) => {
    // The database works in this very thread: without a turn of the event loop nobody would learn that a client has gone, and rows would be
    // collected for nobody while others wait.
    await setImmediate();
    refuseIfGone(gone);
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

function refuseIfGone(gone: AbortSignal | undefined): void {
  if (gone?.aborted) throw new Error('nobody waits for the rows any more');
}

/** Few at once, and none for ever. */
function limited(open: OpenCursor): OpenCursor {
  let taken = 0;
  return async (query, gone) => {
    refuseIfGone(gone);
    if (taken === MOST_AT_ONCE) throw new Busy('exports', 30);
    taken++;
    let cursor: Cursor;
    try {
      cursor = await open(query, gone);
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
    const tooLong = setTimeout(() => void close().catch(() => {}), LONGEST_MS).unref();
    return { next: cursor.next, close };
  };
}

/**
 * What the work comes to, or the reason of the first signal that is aborted. The work may then never end, as the driver's connecting
 * does that was told to stop: nobody may wait for it alone.
 */
async function unlessAborted<T>(work: Promise<T>, signals: AbortSignal[]): Promise<T> {
  const signal = AbortSignal.any(signals);
  let giveUp: () => void = () => {};
  const aborted = new Promise<never>((_, reject) => {
    // A reason need not be an error; these words stand for a database that does not answer (errors.ts).
    giveUp = () => reject(new Error('timeout exceeded, or nobody waits any more', { cause: signal.reason }));
  });
  if (signal.aborted) giveUp();
  signal.addEventListener('abort', giveUp);
  work.catch(() => {});
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', giveUp));
}
