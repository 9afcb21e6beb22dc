import { DEMO_PASSWORD } from '../../demo/demo-admin.ts';
import { seedDemo } from '../../demo/seed-demo.ts';
import { hashPassword } from '../../server/authentication/passwords.ts';
import { connectEmbedded } from '../../server/db/connection/connect.ts';
import { startServer, temporaryDirectory } from '../server-process.ts';
import { callTable, sizeLabel } from './call-table.ts';
import { type ListCall, landmarksOf, listCalls } from './list-calls.ts';
import type { BenchOptions } from './options.ts';
import { signIn } from './sign-in.ts';
import type { BenchTable } from './table.ts';
import { type TimedCall, timedCalls } from './timed-calls.ts';

// Lists and figures on the embedded database.

const SIZES = [10_000, 100_000];

export async function embeddedTables(options: BenchOptions): Promise<BenchTable[]> {
  const sizes = options.embedded ?? [...SIZES, ...(options.full ? [1_000_000] : [])];
  const tables: BenchTable[] = [];
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
