import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { rowsOf } from '../../server/db/one-row.ts';
import { startServer } from '../server-process.ts';
import { sizeLabel } from './call-table.ts';
import { copyOf, filledDatabase, openPool } from './filled-database.ts';
import { startKeptPostgres } from './kept-postgres.ts';
import type { BenchOptions } from './options.ts';
import { copySeconds, sentTransaction } from './platform-rows.ts';
import { memoryOf } from './process-figures.ts';
import { progress } from './progress.ts';
import { asProgram, type Session, signIn } from './sign-in.ts';
import { median, quantile, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// The platform's records: by calls, by an import, and how soon the platform hears of a decision.

const FILLED = 20_000;
const IMPORTED = 1_000_000;
const BATCH = 1_000;
const BATCHES = 15;
const SINGLE = 300;
const DECISIONS = 300;
const COPIED = 20_000;

export async function run(options: BenchOptions = {}): Promise<BenchTable[]> {
  const filled = await filledDatabase(FILLED);
  const copy = copyOf(filled);
  const postgres = await startKeptPostgres(copy.directory);
  const { db, close } = openPool(postgres.url, 2);
  const server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' });
  const session = await signIn(server.origin);
  const program = await asProgram(server.origin, session);
  try {
    progress('records by calls');
    const calls = await callTable(program, db, postgres.url);
    progress('lag of the feed');
    const feed = await feedTable(session, program, db);
    const count = options.rows?.[0] ?? IMPORTED;
    progress(`an import of ${sizeLabel(count)}`);
    return [calls, await importTable(session, db, postgres.url, count), feed];
  } finally {
    session.close();
    program.close();
    await server.kill();
    await close();
    postgres.stop();
    copy.remove();
  }
}

async function callTable(session: Session, db: Database, url: string): Promise<BenchTable> {
  const send = async (records: object[]) => {
    const start = performance.now();
    const { status, body } = await session.post('/api/platform/transactions', { records });
    const counts = status === 200 ? JSON.parse(body.toString()).counts : {};
    if (counts.created !== records.length) throw new Error(`${status}: ${JSON.stringify(counts)}`);
    return (performance.now() - start) / 1_000;
  };
  let made = 0;
  const some = (count: number) => Array.from({ length: count }, () => sentTransaction('CALL', made++));
  // The server's first calls of a kind are slower than all later ones.
  await send(some(BATCH));
  // In turn, so that other load on the machine affects both alike.
  const batches: number[] = [];
  const copies: { bare: number; indexed: number }[] = [];
  for (let round = 0; round < BATCHES; round++) {
    batches.push(await send(some(BATCH)));
    if (round % 5 === 0) copies.push(await copySeconds(db, url, COPIED));
  }
  const single: number[] = [];
  for (let call = 0; call < SINGLE; call++) single.push(await send(some(1)));
  const perSecond = {
    single: 1 / median(single),
    batch: BATCH / median(batches),
    bare: COPIED / median(copies.map(({ bare }) => bare)),
    indexed: COPIED / median(copies.map(({ indexed }) => indexed)),
  };
  return {
    title: `Transactions with their revenue and transfers, records/s (one client; fsync is off; ${sizeLabel(FILLED)} there before)`,
    columns: ['', 'records/s', 'of COPY into the bare table', 'of COPY with the same indexes'],
    rows: (
      [
        ['COPY into the bare table', perSecond.bare],
        ['COPY into a table with the same indexes', perSecond.indexed],
        [`batches of ${sizeLabel(BATCH)}`, perSecond.batch],
        ['one by one', perSecond.single],
      ] as const
    ).map(([name, rate]) => [
      name,
      Math.round(rate),
      rounded(rate / perSecond.bare),
      rounded(rate / perSecond.indexed),
    ]),
    goals: [
      {
        text: 'batches reach 0.25 of COPY into the bare table',
        reached: perSecond.batch >= perSecond.bare / 4,
        measured: (perSecond.batch / perSecond.bare).toFixed(2),
      },
    ],
  };
}

/** The calls that others make during an import. */
const LISTS = [
  '/api/admin/transactions?limit=20',
  '/api/admin/transactions?status=pending&limit=20',
  '/admin/withdrawal/withdrawals?limit=50',
  '/api/admin/dashboard/stats?days=30',
];

/** Milliseconds of each call, one after the other, until `ended` says so; at least forty of each. */
async function listTimes(session: Session, ended: () => boolean): Promise<number[][]> {
  const times: number[][] = LISTS.map(() => []);
  for (let round = 0; round < 40 || !ended(); round++) {
    for (const [index, path] of LISTS.entries()) {
      const start = performance.now();
      const { status } = await session.get(path);
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      times[index]?.push(performance.now() - start);
    }
    // As somebody who looks at what is shown.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return times;
}

async function importTable(session: Session, db: Database, url: string, count: number): Promise<BenchTable> {
  const file = join(tmpdir(), `coinop-import-${process.pid}.ndjson`);
  const lines = function* () {
    for (let number = 0; number < count; number++) yield `${JSON.stringify(sentTransaction('FILE', number))}\n`;
  };
  await pipeline(Readable.from(lines()), createWriteStream(file));
  try {
    const before = await listTimes(session, () => true);
    const start = performance.now();
    const child = spawn(process.execPath, ['server/cli/import.ts', 'transactions', file], {
      env: { ...process.env, DATABASE_URL: url },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let said = '';
    let peakMb = 0;
    child.stdout.on('data', (text) => {
      said += text;
    });
    const watching = setInterval(() => {
      peakMb = Math.max(peakMb, memoryOf(child.pid ?? 0).peakMb || 0);
    }, 500);
    const exited = once(child, 'exit');
    let isOver = false;
    void exited.then(() => {
      isOver = true;
    });
    const during = await listTimes(session, () => isOver);
    await exited;
    clearInterval(watching);
    const seconds = (performance.now() - start) / 1_000;
    if (!said.startsWith(`${count.toLocaleString('en-US')} created.`)) throw new Error(said);
    const appliedAfter = await secondsUntilApplied(db);
    const slower = LISTS.map((_, index) => median(during[index] ?? []) / median(before[index] ?? []));
    const ofAll = (times: number[][], share: number) => rounded(quantile(times.flat(), share));
    return {
      title: `Import of ${sizeLabel(count)} transactions by npm run import, while a server answers lists`,
      columns: ['', 'figure'],
      rows: [
        ['seconds, rollups included', rounded(seconds + appliedAfter)],
        ['records/s', Math.round(count / seconds)],
        ['seconds until the rollups are up to date after it', rounded(appliedAfter)],
        ['memory of the import at most, MB', Math.round(peakMb)],
        ['lists before, ms: median, p95', `${ofAll(before, 0.5)}, ${ofAll(before, 0.95)}`],
        ['lists meanwhile, ms: median, p95', `${ofAll(during, 0.5)}, ${ofAll(during, 0.95)}`],
        ['slowest list, times as slow (medians)', rounded(Math.max(...slower))],
      ],
      goals: [
        {
          text: 'a million within 3 minutes',
          reached: (seconds + appliedAfter) * (1e6 / count) <= 180,
          measured: `${Math.round((seconds + appliedAfter) * (1e6 / count))} s for a million`,
        },
        {
          text: 'lists at most twice as slow meanwhile',
          reached: Math.max(...slower) <= 2,
          measured: `${rounded(Math.max(...slower))} times`,
        },
      ],
    };
  } finally {
    rmSync(file, { force: true });
  }
}

async function secondsUntilApplied(db: Database): Promise<number> {
  const start = performance.now();
  for (;;) {
    const [row] = await rowsOf<{ pending: boolean }>(db, 'select exists (select from rollup_deltas) as pending');
    if (!row?.pending) return (performance.now() - start) / 1_000;
  }
}

async function feedTable(session: Session, program: Session, db: Database): Promise<BenchTable> {
  const ids = (
    await rowsOf<{ id: string }>(
      db,
      sql`select id::text from transactions where status = 'pending' and transaction_type <> 'withdrawal' limit ${DECISIONS}`,
    )
  ).map(({ id }) => id);
  const reader = program.another();
  const decider = session.another();
  const read = async (after: string, wait: number) => {
    const { body } = await reader.get(`/api/platform/events?wait=${wait}&limit=1000${after && `&after=${after}`}`);
    return JSON.parse(body.toString()) as { events: { subject_id: string }[]; next_cursor: string };
  };
  let { next_cursor: after } = await read('', 0);
  const lags: number[] = [];
  for (const id of ids) {
    const waiting = read(after, 8);
    const decided = await put(decider, `/api/admin/transactions/${id}/status`, { status: 'completed' });
    const page = await waiting;
    // From the answer, which comes right after the commit.
    lags.push(Math.max(0, performance.now() - decided));
    after = page.next_cursor;
  }
  reader.close();
  decider.close();
  const [p50, p99] = [quantile(lags, 0.5), quantile(lags, 0.99)];
  return {
    title: `From a decision to the platform that waits for it, ms (${lags.length} decisions, one at a time)`,
    columns: ['', 'median', 'p99'],
    rows: [['lag', rounded(p50), rounded(p99)]],
    goals: [{ text: 'p99 at most 200 ms', reached: p99 <= 200, measured: `${rounded(p99)} ms` }],
  };
}

/** @returns when the answer came */
async function put(session: Session, path: string, body: object): Promise<number> {
  const { status } = await session.put(path, body);
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
  return performance.now();
}
