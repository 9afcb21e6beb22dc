import { sql } from 'drizzle-orm';
import { hashPassword } from '../../server/authentication/passwords.ts';
import { type Connection, connectServer } from '../../server/db/connect.ts';
import type { Database } from '../../server/db/database.ts';
import { admins, games, players } from '../../server/db/schema.ts';
import { brokenInvariants } from '../../server/ledger/books.ts';
import { freePort } from '../postgres.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { createDatabase } from '../shared.ts';

// Several processes of the server over one PostgreSQL, and clients that call them, for the suites of faults.

const PASSWORD = 'a password for faults';

/** What a call came to; undefined when there was no answer: the connection broke, or nobody listened. */
export type Answered = { status: number; text: string } | undefined;

export interface Request {
  method?: string;
  path: string;
  body?: unknown;
  key?: string;
}

export interface Cluster {
  /** The test's own connection, for preparing and for looking. */
  readonly db: Database;
  readonly size: number;
  /** Of each process. */
  readonly origins: string[];
  /** Of a process, by its number; another one after it was started again. */
  pid(process: number): number;
  /** Of the administrator's session. */
  readonly token: string;
  /** Calls one of the processes, by its number. */
  call(process: number, request: Request): Promise<Answered>;
  /** Kills a process at once (SIGKILL) and starts it again on its address. */
  killAndRestart(process: number): Promise<void>;
  /** What the processes wrote, killed ones included. */
  output(): string;
  /** The invariants that do not hold. */
  broken(): Promise<string[]>;
  close(): Promise<void>;
}

interface Options {
  processes?: number;
  env?: Record<string, string>;
  /** Where the processes find the database; the test itself does not go through it. */
  databaseUrl?: string;
  /** Left out: one of its own on the server that the run shares. Removed with the cluster. */
  database?: { url: string; remove(): void | Promise<void> };
}

/** Starts everything, with one administrator signed in, a game and a player. */
export async function startCluster({ processes = 2, env = {}, databaseUrl, ...given }: Options = {}): Promise<Cluster> {
  const database = given.database ?? (await createDatabase());
  const connection = await connectServer(database.url);
  await prepare(connection);
  const settings = {
    DATABASE_URL: databaseUrl ?? database.url,
    PAYMENT_RAIL: 'none',
    // These suites are about what is decided, not about how much an administrator may ask for.
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'warn',
    ...env,
  };
  const ports = await Promise.all(Array.from({ length: processes }, freePort));
  const start = (port: number) => startServer({ ...settings, PORT: String(port) });
  const servers: ServerProcess[] = await Promise.all(ports.map(start));
  const ended: string[] = [];
  const token = await signIn(servers[0]?.origin ?? '');

  return {
    db: connection.db,
    size: processes,
    origins: ports.map((port) => `http://127.0.0.1:${port}`),
    pid: (process) => servers[process]?.pid ?? 0,
    token,
    call: (process, request) => call(`http://127.0.0.1:${ports[process % processes]}`, token, request),
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

/** A process does not come up while the database is down; whoever runs it in earnest starts it again as well. */
async function startAgain(start: () => Promise<ServerProcess>): Promise<ServerProcess> {
  for (let tries = 1; ; tries++) {
    try {
      return await start();
    } catch (error) {
      if (tries === 20) throw error;
    }
  }
}

async function prepare({ db }: Connection): Promise<void> {
  await db.insert(admins).values({ adminId: 'adm_1', username: 'admin', passwordHash: await hashPassword(PASSWORD) });
  const game = { gameName: 'Starfall', developer: 'Ninth Orbit', genre: 'shooter', platformFeeBps: 500 };
  await db.insert(games).values({ ...game, gameId: 'starfall' });
  await db.insert(players).values({ playerId: 'PLR-1', email: 'mara@example.com', displayName: 'Mara' });
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  return (await answer.json()).access_token;
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

/** In an order that depends on `seed` alone. */
export function shuffled<T>(values: readonly T[], seed: number): T[] {
  const random = randomOf(seed);
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ value }) => value);
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many rows a query finds. */
export async function countOf(db: Database, rows: ReturnType<typeof sql>): Promise<number> {
  const [found] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(sql`(${rows}) as found`);
  return found?.count ?? 0;
}
