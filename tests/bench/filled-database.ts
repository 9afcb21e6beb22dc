import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { DEMO_PASSWORD } from '../../demo/demo-admin.ts';
import { seedDemo } from '../../demo/seed-demo.ts';
import { sealAudit } from '../../server/audit/commands.ts';
import { hashPassword } from '../../server/authentication/passwords.ts';
import type { Database } from '../../server/db/database.ts';
import { migratePg } from '../../server/db/migration/migrate.ts';
import { rowsOf } from '../../server/db/one-row.ts';
import { auditLog } from '../../server/db/schema/audit.ts';
import { ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { revenueRecords } from '../../server/db/schema/revenue.ts';
import { transactions } from '../../server/db/schema/transactions.ts';
import { withoutIndexes } from '../../server/db/without-indexes.ts';
import { makeSearchKeys } from '../../server/records/search-keys.ts';
import { applyDeltaBatch } from '../../server/statistics/rollups.ts';
import { fillAuditLog } from './audit-rows.ts';
import { fillBusyPlayer } from './busy-player.ts';
import { FILLING, type KeptPostgres, startKeptPostgres } from './kept-postgres.ts';
import { cpuSecondsOfTree } from './process-figures.ts';
import { progress } from './progress.ts';

// Databases filled with demo data, of the requested sizes, which are kept between runs.

const KEPT = join(tmpdir(), 'coinop-bench');
const KEPT_HOURS = 24;
/** Fifty pages of fifty need this many, however small the database is. */
const MIN_WITHDRAWALS = 2_600;
/** The tables that are filled row by row; each grows with the number of transactions. */
const LARGE = [transactions, revenueRecords, ledgerTransfers, auditLog];

export interface Filled {
  directory: string;
  rows: number;
  withdrawals: number;
  /** The duration of creating it: the rows, then their indexes and the statistics. */
  seedSeconds: number;
  indexSeconds: number;
  /** CPU time used, in Node and in the database: on an otherwise idle machine the duration would be between this and half of it. */
  cpuSeconds: number;
  megabytes: number;
  filledAt: string;
}

/**
 * The directory of a stopped PostgreSQL server with a demo of that many transactions and entries of the audit log, and a withdrawal for every
 * hundred of them. It is created if it is missing, if the sources of its data have changed, or if it is a day old,
 * because the figures of the last days would be empty.
 */
export async function filledDatabase(rows: number): Promise<Filled> {
  const directory = join(KEPT, `${rows}-${sourcesHash()}`);
  const known = readFilled(directory);
  if (known) return known;
  for (const name of existsSync(KEPT) ? readdirSync(KEPT) : []) {
    // A directory with a running server belongs to a benchmark of another working copy, or to one that was killed.
    const inUse = existsSync(join(KEPT, name, 'data', 'postmaster.pid'));
    if (name.startsWith(`${rows}-`) && !inUse) rmSync(join(KEPT, name), { recursive: true, force: true });
  }
  mkdirSync(KEPT, { recursive: true });
  progress(`filling a database with ${rows} transactions, once`);
  const postgres = await startKeptPostgres(directory, FILLING);
  try {
    const filled = await fill(postgres, directory, rows);
    writeFileSync(join(directory, 'filled.json'), JSON.stringify(filled));
    return filled;
  } finally {
    postgres.stop();
  }
}

/** A copy for benchmarks that write. */
export function copyOf({ directory }: Filled): { directory: string; remove(): void } {
  const copy = join(KEPT, `copy-${process.pid}`);
  rmSync(copy, { recursive: true, force: true });
  execFileSync('cp', ['-a', '--reflink=auto', directory, copy]);
  return { directory: copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}

async function fill(postgres: KeptPostgres, directory: string, rows: number): Promise<Filled> {
  const withdrawals = Math.max(MIN_WITHDRAWALS, Math.round(rows / 100));
  await migratePg(postgres.url);
  const { db, close } = openPool(postgres.url, 2);
  try {
    const now = new Date();
    const demoAdmin = { passwordHash: await hashPassword(DEMO_PASSWORD) };
    const cpu = () => process.cpuUsage().user / 1e6 + cpuSecondsOfTree(postgres.pid());
    const cpuBefore = cpu();
    const start = performance.now();
    let seeded = start;
    await withoutIndexes(db, LARGE, async () => {
      await seedDemo(db, { now, transactions: rows, withdrawals, demoAdmin });
      seeded = performance.now();
      await fillBusyPlayer(db, rows);
      await fillAuditLog(db, rows);
    });
    // Otherwise the server would do so while it is measured.
    while ((await applyDeltaBatch(db, rows)) !== 0);
    while ((await makeSearchKeys(db)) > 0);
    await sealAudit(db);
    await db.execute('vacuum (analyze)');
    const seconds = (from: number, to: number) => Math.round((to - from) / 100) / 10;
    const [size] = await rowsOf<{ mb: number }>(db, 'select (pg_database_size(current_database()) / 1e6)::int as mb');
    return {
      directory,
      rows,
      withdrawals,
      seedSeconds: seconds(start, seeded),
      indexSeconds: seconds(seeded, performance.now()),
      cpuSeconds: Math.round(cpu() - cpuBefore),
      megabytes: size?.mb ?? 0,
      filledAt: now.toISOString(),
    };
  } finally {
    await close();
  }
}

/** Connections without the server's statement timeout. */
export function openPool(url: string, max: number): { db: Database; pool: Pool; close(): Promise<void> } {
  const pool = new Pool({ connectionString: url, max });
  pool.on('error', () => {});
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

function readFilled(directory: string): Filled | undefined {
  const file = join(directory, 'filled.json');
  if (!existsSync(file)) return undefined;
  const filled: Filled = JSON.parse(readFileSync(file, 'utf8'));
  return Date.now() - Date.parse(filled.filledAt) < KEPT_HOURS * 3_600_000 ? filled : undefined;
}

/** A hash of all sources that determine the rows and their order. */
function sourcesHash(): string {
  const hash = createHash('sha256');
  for (const own of ['audit-rows.ts', 'busy-player.ts'])
    hash.update(readFileSync(fileURLToPath(new URL(own, import.meta.url))));
  for (const folder of ['demo', 'server/db/migrations']) {
    const path = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
    for (const name of readdirSync(path).toSorted()) {
      if (/\.(ts|sql)$/.test(name)) hash.update(name).update(readFileSync(join(path, name)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
