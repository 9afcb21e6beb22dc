import { type ServerProcess, startServer } from '../server-process.ts';
import { callTable, sizeLabel } from './call-table.ts';
import { embeddedTables } from './embedded.ts';
import { exportTable } from './export.ts';
import { type Filled, filledDatabase, openPool } from './filled-database.ts';
import { type KeptPostgres, startKeptPostgres } from './kept-postgres.ts';
import { type Landmarks, type ListCall, landmarksOf, listCalls } from './list-calls.ts';
import type { BenchOptions } from './options.ts';
import { pagesTable } from './pages-read.ts';
import { progress } from './progress.ts';
import { type Session, signIn } from './sign-in.ts';
import type { BenchTable } from './table.ts';
import { timedCalls } from './timed-calls.ts';

// Every list and figure over HTTP, at several database sizes in turn; the smallest is the baseline.

const FLOOR_ROWS = 10_000;
const MILLION = 1_000_000;

interface Size {
  label: string;
  filled: Filled;
  postgres: KeptPostgres;
  pool: ReturnType<typeof openPool>;
  server: ServerProcess;
  session: Session;
  url: string;
  landmarks: Landmarks;
  calls: ListCall[];
}

export async function run(options: BenchOptions = {}): Promise<BenchTable[]> {
  const asked = options.rows ?? [MILLION, ...(options.full ? [10 * MILLION] : [])];
  const rows = [...new Set([FLOOR_ROWS, ...asked])].toSorted((one, other) => one - other);
  const filled: Filled[] = [];
  for (const size of rows) filled.push(await filledDatabase(size));
  const sizes: Size[] = [];
  try {
    for (const one of filled) sizes.push(await open(one));
    const largest = sizes.at(-1);
    if (!largest) return [];
    progress(`${largest.calls.length} calls at ${sizes.map(({ label }) => label).join(', ')}`);
    const timed = await timedCalls(sizes);
    const tables = [fillTable(filled), callTable(sizes, timed), await pagesTable(sizes)];
    progress('the export');
    tables.push(await exportTable(largest.pool.db, largest.server.origin, largest.session, largest.server.pid));
    progress('the embedded database');
    return [...tables, ...(await embeddedTables(options))];
  } finally {
    for (const size of sizes) await close(size);
  }
}

async function open(filled: Filled): Promise<Size> {
  const postgres = await startKeptPostgres(filled.directory);
  const pool = openPool(postgres.url, 2);
  const server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' });
  const session = await signIn(server.origin);
  const landmarks = await landmarksOf(pool.db);
  const calls = await listCalls(landmarks, session);
  const { url } = postgres;
  return { label: sizeLabel(filled.rows), filled, postgres, pool, server, session, url, landmarks, calls };
}

async function close({ session, server, pool, postgres }: Size): Promise<void> {
  session.close();
  await server.kill();
  await pool.close();
  postgres.stop();
}

function fillTable(filled: Filled[]): BenchTable {
  return {
    title: "The demo's generator on PostgreSQL (when the database was made; kept between runs)",
    columns: [
      'transactions',
      'withdrawals',
      'rows, s',
      'indexes and statistics, s',
      'of cores, s',
      'transactions/s',
      'MB',
    ],
    rows: filled.map(({ rows, withdrawals, seedSeconds, indexSeconds, cpuSeconds, megabytes }) => [
      sizeLabel(rows),
      withdrawals,
      seedSeconds,
      indexSeconds,
      cpuSeconds,
      Math.round(rows / (seedSeconds + indexSeconds)),
      megabytes,
    ]),
    goals: filled
      .filter(({ rows }) => rows === 10 * MILLION)
      .map(({ seedSeconds, indexSeconds }) => ({
        text: '10M transactions are made within 6 minutes',
        reached: seedSeconds + indexSeconds <= 360,
        measured: `${((seedSeconds + indexSeconds) / 60).toFixed(1)} minutes`,
      })),
  };
}
