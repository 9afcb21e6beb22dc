import { setTimeout } from 'node:timers/promises';
import { startServer } from '../server-process.ts';
import { addReviews, endFreezes } from './admin-traffic.ts';
import { copyOf, type Filled, openPool } from './filled-database.ts';
import { startKeptPostgres } from './kept-postgres.ts';
import { progress } from './progress.ts';
import { asProgram, type Session, signIn } from './sign-in.ts';
import { median, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

// The time of an approval while programs wait for news of the feed, and alone.

const ROUNDS = 10;
const APPROVALS = 20;
/** Two calls of each wait at once. */
const PROGRAMS = 60;
const FEED = '/api/platform/events?limit=1000&wait=8';
/** Between two approvals, milliseconds: each wakes all calls, which have their answers and wait again by then. */
const PAUSE_MS = 300;
const MAX_RATIO = 1.1;

/** Approvals over HTTP, one at a time, on a copy of the database; with and without the waiting calls in turn. */
export async function waitingTable(filled: Filled): Promise<BenchTable> {
  progress('waiting');
  const copy = copyOf(filled);
  const postgres = await startKeptPostgres(copy.directory);
  const { db, close } = openPool(postgres.url, 1);
  const env = { DATABASE_URL: postgres.url, LOG_LEVEL: 'warn', SECOND_PERSON_FROM: '0', RATE_LIMIT: '0' };
  const server = await startServer(env);
  const session = await signIn(server.origin);
  const waiting: Waiting[] = [];
  for (let number = 0; number < PROGRAMS; number++) {
    const program = await asProgram(server.origin, session);
    waiting.push({ program, after: '' }, { program: program.another(), after: '' });
  }
  const took: [alone: number, beside: number][] = [];
  try {
    await endFreezes(db);
    // The first round is a warm-up.
    for (let round = 0; round <= ROUNDS; round++) {
      const ids = await addReviews(db, 2 * APPROVALS);
      const alone = await approve(session, ids.splice(0, APPROVALS));
      const stop = waitTogether(waiting);
      const beside = await approve(session, ids);
      await stop();
      if (round > 0) took.push([alone, beside]);
    }
  } finally {
    session.close();
    for (const { program } of waiting) program.close();
    await close();
    await server.kill();
    postgres.stop();
    copy.remove();
  }
  return tableOf(took);
}

interface Waiting {
  program: Session;
  /** The query of where it goes on in the feed. */
  after: string;
}

/** @returns ends the waiting, when each call that is under way has its answer */
function waitTogether(waiting: Waiting[]): () => Promise<void> {
  let isOver = false;
  const waits = waiting.map(async (one) => {
    while (!isOver) {
      const { body } = await one.program.get(FEED + one.after);
      one.after = `&after=${encodeURIComponent(JSON.parse(body.toString()).next_cursor)}`;
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(waits);
  };
}

/** @returns milliseconds of one approval, the median */
async function approve(session: Session, ids: string[]): Promise<number> {
  const took: number[] = [];
  for (const id of ids) {
    await setTimeout(PAUSE_MS);
    const start = performance.now();
    const { status, body } = await session.post(`/admin/withdrawal/withdrawals/${id}/approve`, {});
    took.push(performance.now() - start);
    if (status !== 200) throw new Error(`An approval was answered with ${status}: ${body}`);
  }
  return median(took);
}

function tableOf(took: [alone: number, beside: number][]): BenchTable {
  const ratio = median(took.map(([alone, beside]) => beside / alone));
  return {
    title: `An approval over HTTP, ms (medians of ${ROUNDS} rounds of ${APPROVALS} in turn)`,
    columns: ['', 'on the clock'],
    rows: [
      ['alone', rounded(median(took.map(([alone]) => alone)))],
      [`beside ${2 * PROGRAMS} waiting calls`, rounded(median(took.map(([, beside]) => beside)))],
    ],
    goals: [
      {
        text: `${2 * PROGRAMS} waiting calls slow an approval by at most a tenth (median of rounds)`,
        reached: ratio <= MAX_RATIO,
        measured: ratio.toFixed(2),
      },
    ],
  };
}
