import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database.ts';
import { rowsOf } from '../../server/db/one-row.ts';
import { counted } from '../../src/lib/words.ts';
import { addReviews } from './admin-traffic.ts';
import { readChanges } from './change-reader.ts';
import type { Desk } from './desk.ts';
import { cpuSecondsOfTree } from './process-figures.ts';
import { progress } from './progress.ts';
import { rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// The cost of open streams for the database: while nothing happens, and while the other process decides once a second.

const OPEN = [1, 200];
/** As often as a process looks for alerts, and looks up the sessions of its streams: each measurement has these once. */
const SECONDS = 30;
/** Decisions before the measurement: from a sum on, further ones of a person read their second factor. */
const WARM_UP = 20;
/** Milliseconds after which the servers have done their first housekeeping, two minutes after their start, which is none of the streams' work. */
const TIDIED_MS = 130_000;
/** Until the last one's work is over, and the streams have looked once. */
const SETTLE_MS = 3_000;
const MAX_RATIO = 1.1;

interface Cost {
  /** Statements per second. */
  queries: number;
  /** Milliseconds per second. */
  work: number;
}

export async function streamsTable(desk: Desk): Promise<BenchTable> {
  await setTimeout(Math.max(0, desk.started + TIDIED_MS - performance.now()));
  const still = await costsOf(desk, () => setTimeout(1_000));
  const ids = await addReviews(desk.db, WARM_UP + OPEN.length * SECONDS);
  for (const id of ids.splice(0, WARM_UP)) await approve(desk, id);
  const deciding = await costsOf(desk, async () => {
    await Promise.all([setTimeout(1_000), approve(desk, ids.pop() ?? '')]);
  });
  return tableOf(still, deciding);
}

/** With each number of streams. @param second what happens in each second */
async function costsOf(desk: Desk, second: () => Promise<void>): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const open of OPEN) {
    progress(`streams: ${open}`);
    const ends = await Promise.all(
      Array.from({ length: open }, (_, index) => readChanges(desk.origins[1], personOf(desk, index))),
    );
    await setTimeout(SETTLE_MS);
    costs.push(await costOf(desk, second));
    for (const end of ends) end();
  }
  return costs;
}

/** The sessions are on the one process and on the other in turn, and each is known to both. */
function personOf({ sessions }: Desk, index: number) {
  const session = sessions[index % sessions.length];
  if (!session) throw new Error('Nobody is signed in.');
  return session;
}

async function approve(desk: Desk, id: string): Promise<void> {
  const { status, body } = await personOf(desk, 0).post(`/admin/withdrawal/withdrawals/${id}/approve`, {});
  if (status !== 200) throw new Error(`An approval was answered with ${status}: ${body}`);
}

async function costOf({ db, postgres }: Desk, second: () => Promise<void>): Promise<Cost> {
  const began = performance.now();
  const [queries, work] = [await statements(db), cpuSecondsOfTree(postgres.pid())];
  for (let count = 0; count < SECONDS; count++) await second();
  const seconds = (performance.now() - began) / 1_000;
  return {
    queries: ((await statements(db)) - queries) / seconds,
    work: (1_000 * (cpuSecondsOfTree(postgres.pid()) - work)) / seconds,
  };
}

/** All statements that the database has run, without those that are parts of others. */
async function statements(db: Database): Promise<number> {
  const [row] = await rowsOf<{ calls: number }>(
    db,
    sql`select sum(calls)::int as calls from pg_stat_statements where toplevel`,
  );
  return row?.calls ?? Number.NaN;
}

function tableOf(still: Cost[], deciding: Cost[]): BenchTable {
  const goal = (what: string, [one, many]: Cost[]) => {
    const ratio = one && many ? many.queries / one.queries : Number.NaN;
    return {
      text: `${OPEN.at(-1)} streams cost the database at most ${MAX_RATIO} x the statements of one, ${what}`,
      reached: ratio <= MAX_RATIO,
      measured: `${ratio.toFixed(2)} x`,
    };
  };
  return {
    title: `Streams of changes on one process: the database's statements per second, and its processor time in ms per second (${SECONDS} s each)`,
    columns: [
      'open',
      'statements, nothing happens',
      'processor time, nothing happens',
      'statements, a decision a second',
      'processor time, a decision a second',
    ],
    rows: OPEN.map((open, place) => [
      counted(open, 'stream'),
      ...[still[place], deciding[place]].flatMap((cost) => (cost ? [rounded(cost.queries), rounded(cost.work)] : [])),
    ]),
    goals: [goal('while nothing happens', still), goal('with a decision a second', deciding)],
  };
}
