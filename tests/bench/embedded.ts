import { hashPassword } from '../../server/authentication/passwords.ts';
import { connectEmbedded } from '../../server/db/connect.ts';
import { DEMO_PASSWORD } from '../../server/demo/demo-admin.ts';
import { seedDemo } from '../../server/demo/seed-demo.ts';
import { startServer, temporaryDirectory } from '../server-process.ts';
import { callTable, sizeLabel } from './call-table.ts';
import { type ListCall, landmarksOf, listCalls } from './list-calls.ts';
import type { BenchOptions } from './options.ts';
import { memoryOf } from './process-figures.ts';
import { signIn } from './sign-in.ts';
import { median, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';
import { type TimedCall, timedCalls } from './timed-calls.ts';

// The embedded database: the duration of a start, with and without creating the demo data, and of the lists.

const SIZES = [10_000, 100_000];
const STARTS = 5;
const WARM_GOAL_MS = 500;
const COLD_GOAL_MS = 2_500;
const MEMORY_GOAL_MB = 350;
/** The minimum for a server of ours without a database: starting Node and loading the modules. */
const FLOOR_SCRIPT = 'tests/bench/listening.ts';

export async function embeddedTables(options: BenchOptions): Promise<BenchTable[]> {
  const sizes = options.embedded ?? [...SIZES, ...(options.full ? [1_000_000] : [])];
  const tables = [await startTable()];
  const measured: { label: string; calls: ListCall[]; times: Map<string, TimedCall[]> }[] = [];
  for (const rows of sizes) measured.push(await listsAt(rows));
  const [first] = measured;
  if (first) {
    const timed = new Map(
      [...first.times.keys()].map((name) => [name, measured.flatMap(({ times }) => times.get(name) ?? [])] as const),
    );
    const table = callTable(measured, timed);
    tables.push({ ...table, title: 'The same on the embedded database, one size after the other, ms' });
  }
  return tables;
}

async function startTable(): Promise<BenchTable> {
  const floor: number[] = [];
  const cold: number[] = [];
  const warm: number[] = [];
  const memory: number[] = [];
  for (let round = 0; round < STARTS; round++) {
    const directory = await temporaryDirectory();
    const env = { DATA_DIR: directory.path, DEMO_TRANSACTIONS: '20000', LOG_LEVEL: 'warn' };
    floor.push((await started({}, FLOOR_SCRIPT)).took);
    cold.push((await started(env)).took);
    const again = await started(env);
    warm.push(again.took);
    memory.push(again.memoryMb);
    await directory.remove();
  }
  const row = (name: string, times: number[]) => [name, rounded(median(times)), rounded(Math.max(...times))];
  const warmMs = median(warm);
  return {
    title: `Starting on the embedded database, ms from the command to being ready (medians of ${STARTS})`,
    columns: ['', 'median', 'most'],
    rows: [
      row('a bare server without a database (floor)', floor),
      row('cold, 20,000 transactions are made', cold),
      row('warm', warm),
      ['memory when warm, MB', Math.round(median(memory)), Math.round(Math.max(...memory))],
    ],
    goals: [
      {
        text: 'a warm start takes at most 0.5 s',
        reached: warmMs <= WARM_GOAL_MS,
        measured: `${Math.round(warmMs)} ms`,
      },
      {
        text: 'the first start, with the demo, takes at most 2.5 s',
        reached: median(cold) <= COLD_GOAL_MS,
        measured: `${Math.round(median(cold))} ms`,
      },
      {
        text: 'the server needs at most 350 MB when it is ready',
        reached: median(memory) <= MEMORY_GOAL_MB,
        measured: `${Math.round(median(memory))} MB`,
      },
    ],
  };
}

async function started(env: Record<string, string>, script?: string): Promise<{ took: number; memoryMb: number }> {
  const start = performance.now();
  const server = await startServer(env, script);
  const took = performance.now() - start;
  const memoryMb = memoryOf(server.pid).nowMb;
  await server.stop();
  return { took, memoryMb };
}

async function listsAt(rows: number): Promise<{ label: string; calls: ListCall[]; times: Map<string, TimedCall[]> }> {
  const directory = await temporaryDirectory();
  try {
    // Only one process can open the database: read its contents before the server does.
    const { db, close } = await connectEmbedded(directory.path);
    const demoAdmin = { passwordHash: await hashPassword(DEMO_PASSWORD) };
    await seedDemo(db, { now: new Date(), transactions: rows, withdrawals: Math.max(2_600, rows / 100), demoAdmin });
    const landmarks = await landmarksOf(db).finally(close);
    const server = await startServer({ DATA_DIR: directory.path, LOG_LEVEL: 'warn' });
    try {
      const session = await signIn(server.origin);
      const calls = await listCalls(landmarks, session);
      const label = sizeLabel(rows);
      return { label, calls, times: await timedCalls([{ label, session, calls }]) };
    } finally {
      await server.stop();
    }
  } finally {
    await directory.remove();
  }
}
