import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { rowsOf } from '../../server/db/one-row.ts';
import { cpuSecondsOf, forgetPeak, memoryOf } from './process-figures.ts';
import type { Session } from './sign-in.ts';
import { rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// Exporting about a million rows: speed, memory, and how soon it stops when the client disconnects.

const ROWS = 1_000_000;
/** An export that takes longer is broken off; its rate is known by then. */
const MAX_MS = 90_000;
const QUIET_MS = 500;
const MAX_QUIET_MS = 15_000;

export async function exportTable(db: Database, origin: string, session: Session, server: number): Promise<BenchTable> {
  const [first] = await rowsOf<{ day: string }>(
    db,
    sql`select to_char(min(created_at) at time zone 'utc', 'YYYY-MM-DD') as day from (
      select created_at from transactions order by created_at desc, id desc limit ${ROWS}) as newest`,
  );
  const url = `${origin}/api/admin/exports/transactions?date_from=${first?.day}`;
  const idleMb = memoryOf(server).nowMb;
  forgetPeak(server);
  const start = performance.now();
  const whole = await open(url, session);
  const { lines, bytes, ended } = await read(whole, MAX_MS);
  const seconds = (performance.now() - start) / 1000;
  const overIdle = memoryOf(server).peakMb - idleMb;

  whole.destroy();
  const leaving = await open(url, session);
  await read(leaving, 1_000);
  leaving.destroy();
  const quietAfter = await quietDatabase(db);
  const cpuBefore = cpuSecondsOf(server);
  await setTimeout(1_000);
  const busy = cpuSecondsOf(server) - cpuBefore;
  return {
    title: 'The export',
    columns: ['', 'figure'],
    rows: [
      [ended ? 'rows' : `rows, broken off after ${MAX_MS / 1000} s`, lines - 1],
      ['megabytes', rounded(bytes / 1e6)],
      ['seconds', rounded(seconds)],
      ['rows/s', Math.round((lines - 1) / seconds)],
      ['memory of the process, most over idle, MB', Math.round(overIdle)],
      [
        'its client goes away after 1 s: the database is quiet again after, ms',
        quietAfter ?? `not within ${MAX_QUIET_MS}`,
      ],
      ['work of the process in the second after that, s', rounded(busy)],
    ],
    goals: [
      {
        text: 'an export that nobody takes ends within a second',
        reached: (quietAfter ?? 1e9) <= 1_000,
        measured: `${quietAfter ?? '> 15,000'} ms`,
      },
    ],
  };
}

function open(url: string, { headers }: Session): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (answer) => {
      if (answer.statusCode === 200) resolve(answer);
      else reject(new Error(`The export was answered with ${answer.statusCode}`));
    }).on('error', reject);
  });
}

/** @param forMs maximum duration */
async function read(answer: IncomingMessage, forMs: number): Promise<{ lines: number; bytes: number; ended: boolean }> {
  const until = performance.now() + forMs;
  let [lines, bytes] = [0, 0];
  for await (const chunk of answer.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines++;
    if (performance.now() > until) return { lines, bytes, ended: false };
  }
  return { lines, bytes, ended: true };
}

/** Milliseconds until the server's last read of transactions; undefined when it does not stop. */
async function quietDatabase(db: Database): Promise<number | undefined> {
  const start = performance.now();
  let lastSeen = start;
  while (performance.now() - lastSeen < QUIET_MS) {
    if (performance.now() - start > MAX_QUIET_MS) return undefined;
    const [found] = await rowsOf<{ reading: boolean }>(
      db,
      sql`select exists (select from pg_stat_activity where application_name = 'coinop-admin' and query like '%transactions%'
        and (state <> 'idle' or state_change > clock_timestamp() - interval '20 ms')) as reading`,
    );
    if (found?.reading) lastSeen = performance.now();
    await setTimeout(10);
  }
  return Math.round(lastSeen - start);
}
