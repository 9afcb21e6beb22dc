import { sql } from 'drizzle-orm';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import type { Database } from '../../server/db/database.ts';
import { freePort } from '../postgres.ts';
import { aProgram, insertFirstRecords, signInAt } from '../server/server-under-test.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { connectPatiently, createDatabase } from '../shared.ts';

// Several server processes on one PostgreSQL, and clients that call them, for the fault suites.

/** The answer to a call; undefined when there was none: the connection broke, or nobody listened. */
export type Answered = { status: number; text: string } | undefined;

export interface Request {
  method?: string;
  path: string;
  body?: unknown;
  key?: string;
}

export interface Cluster {
  /** The test's own connection, to prepare and inspect data. */
  readonly db: Database;
  readonly size: number;
  /** One per process. */
  readonly origins: string[];
  /** The process id of a process, by index; changes when it is restarted. */
  pid(process: number): number;
  /** The token of the administrator's session. */
  readonly token: string;
  /** Calls one of the processes, by index. */
  call(process: number, request: Request): Promise<Answered>;
  /** Kills a process at once (SIGKILL) and restarts it on the same address. */
  killAndRestart(process: number): Promise<void>;
  /** The output of all processes, including killed ones. */
  output(): string;
  /** The invariants that are broken. */
  broken(): Promise<string[]>;
  close(): Promise<void>;
}

interface Options {
  processes?: number;
  env?: Record<string, string>;
  /** The URL by which the processes reach the database; the test itself connects directly. */
  databaseUrl?: string;
  /** By default a new one on the server that the run shares. Removed with the cluster. */
  database?: { url: string; remove(): void | Promise<void> };
}

/** Starts everything, with a signed-in administrator, a game and a player. */
export async function startCluster({ processes = 2, env = {}, databaseUrl, ...given }: Options = {}): Promise<Cluster> {
  const database = given.database ?? (await createDatabase());
  const connection = await connectPatiently(database.url);
  await insertFirstRecords(connection.db);
  const settings = {
    DATABASE_URL: databaseUrl ?? database.url,
    PAYMENT_RAIL: 'none',
    // These suites are about decisions, not about rate limits.
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'warn',
    ...env,
  };
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const start = (port: number) => startServer({ ...settings, PORT: String(port) });
  const servers: ServerProcess[] = await Promise.all(ports.map(start));
  const ended: string[] = [];
  const token = await signInAt(servers[0]?.origin ?? '');
  const program = await aProgram(connection.db, 'adm_1');

  return {
    db: connection.db,
    size: processes,
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    pid: (process) => servers[process]?.pid ?? 0,
    token,
    call: (process, request) => {
      const isPlatforms = request.path.startsWith('/api/platform/');
      return call(`http://127.0.0.1:${ports[process % processes]}`, isPlatforms ? program.token : token, request);
    },
    killAndRestart: async (process) => {
      const server = servers[process];
      await server?.kill();
      ended.push(server?.output() ?? '');
      servers[process] = await startAgain(() => start(ports[process] ?? 0));
    },
    output: () => [...ended, ...servers.map((server) => server.output())].join('\n'),
    broken: async () =>
      (await brokenInvariants(connection.db)).map(({ invariant, message }) => `${invariant} ${message}`),
    close: async () => {
      await Promise.all(servers.map((server) => server.kill()));
      await connection.close();
      await database.remove();
    },
  };
}

/** A process cannot start while the database is down; in production, a supervisor would restart it as well. */
async function startAgain(start: () => Promise<ServerProcess>): Promise<ServerProcess> {
  for (let tries = 1; ; tries++) {
    try {
      return await start();
    } catch (error) {
      if (tries === 20) throw error;
    }
  }
}

async function call(origin: string, token: string, { method = 'POST', path, body, key }: Request): Promise<Answered> {
  try {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return undefined;
  }
}

/** Runs `work` for each number below `count`, `width` at a time. */
export async function each(count: number, width: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/** Shuffles in an order that depends only on `seed`. */
export function shuffled<T>(values: readonly T[], seed: number): T[] {
  const random = randomOf(seed);
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

/** Pseudo-random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The number of rows that a query returns. */
export async function countOf(db: Database, rows: ReturnType<typeof sql>): Promise<number> {
  const [found] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(sql`(${rows}) as found`);
  return found?.count ?? 0;
}
