import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { startServer } from '../server-process.ts';
import { endFreezes } from './admin-traffic.ts';
import { atTheDesk } from './desk-keys.ts';
import { copyOf, filledDatabase, openPool } from './filled-database.ts';
import { type KeptPostgres, SERVING, startKeptPostgres } from './kept-postgres.ts';
import { signAllIn } from './load-run.ts';
import { reviewersTables } from './reviewers.ts';
import type { Session } from './sign-in.ts';
import { streamsTable } from './streams.ts';
import type { BenchTable } from './table.ts';

// The review desk with 50 people and 10,000 requests, over two processes on one PostgreSQL, and what telling screens of changes costs.

const ROWS = 10_000;
const REVIEWERS = 50;
/** Short, so that the end of a lease is within the time of the measurement; 120 by default. */
export const LEASE_SECONDS = 15;

/** The two processes, on a database of their own. */
export interface Desk {
  db: Database;
  postgres: KeptPostgres;
  origins: [one: string, other: string];
  portal: string;
  /** When the processes had started, by `performance.now()`. */
  started: number;
  /** Of as many people, in turn on the one process and on the other. */
  sessions: Session[];
}

export async function run(): Promise<BenchTable[]> {
  const copy = copyOf(await filledDatabase(ROWS));
  const postgres = await startKeptPostgres(copy.directory, [...SERVING, 'shared_preload_libraries=pg_stat_statements']);
  const { db, close } = openPool(postgres.url, 1);
  await db.execute('create extension if not exists pg_stat_statements');
  await endFreezes(db);
  const names = await addPeople(db);
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'error', TRUST_PROXY: '1', DECISION_HOLD: '1' };
  const start = () => startServer({ ...env, REVIEW_LEASE: String(LEASE_SECONDS) });
  const servers = await Promise.all([start(), start()]);
  const [{ origin, portal }, other] = servers;
  const started = performance.now();
  try {
    const sessions = await signAllIn(names, servers);
    const desk: Desk = { db, postgres, origins: [origin, other.origin], portal, started, sessions };
    const tables = [...(await reviewersTables(desk)), await atTheDesk(desk), await streamsTable(desk)];
    for (const session of sessions) session.close();
    return tables;
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await close();
    postgres.stop();
    copy.remove();
  }
}

/** @returns their usernames */
async function addPeople(db: Database): Promise<string[]> {
  await db.execute(sql`insert into admins (admin_id, username, password_hash, role_ids)
    select 'adm_desk_' || number, 'desk' || number, password_hash, role_ids from admins, generate_series(0, ${REVIEWERS - 1}::int) as number
    where username = 'admin'`);
  return Array.from({ length: REVIEWERS }, (_, index) => `desk${index}`);
}
