import { setTimeout as after } from 'node:timers/promises';
import { adminTraffic } from './admin-traffic.ts';
import type { BenchOptions } from './options.ts';
import { progress } from './progress.ts';
import { asProgram, signIn } from './sign-in.ts';
import { type Backlog, backlogOf, figuresAt, type MetricsText, verdictOf } from './soak-figures.ts';
import { callTable, processTable, type Sample, sampleOf } from './soak-tables.ts';
import {
  administrate,
  exportTables,
  followChanges,
  payOut,
  readFeed,
  type Soak,
  sendPlayers,
  sendTransactions,
  sendWithdrawals,
} from './soak-work.ts';
import { type SoakWorld, startWorld } from './soak-world.ts';
import type { BenchTable } from './table.ts';
import { Tally } from './tally.ts';

// An hour with everything on: two processes, administrators who look, review, pay out and export, the platform's batches and its feed, payments
// by a rail that now and then loses an answer, webhooks, open screens, and metrics that are scraped.

const SECONDS = 3_600;
const ROWS = 20_000;
const SESSIONS = 30;
const STREAMS = 20;
const SCRAPE_EVERY_MS = 5_000;
const SAMPLE_EVERY_MS = 30_000;
const EMPTY_WITHIN_MS = 120_000;

export async function run({ seconds = SECONDS, sessions = SESSIONS, rows }: BenchOptions = {}): Promise<BenchTable[]> {
  const world = await startWorld(rows?.[0] ?? ROWS);
  try {
    return await soak(world, seconds, sessions);
  } finally {
    await world.close();
  }
}

async function soak(world: SoakWorld, seconds: number, sessions: number): Promise<BenchTable[]> {
  const { db, origin, username, rail, receiver } = world;
  const [exporting, ...admins] = await Promise.all(
    Array.from({ length: sessions + 1 }, (_, index) => signIn(origin(index), username(index), `10.7.0.${index + 1}`)),
  );
  if (!exporting) throw new Error('somebody exports');
  const program = await asProgram(origin(0), exporting);
  const { status } = await exporting.post('/api/admin/system/webhooks', { url: receiver.url });
  if (status !== 201) throw new Error(`A webhook target was answered with ${status}`);
  await sendPlayers(program);
  const reviews: string[] = [];
  const traffic = await adminTraffic(db, reviews);

  const tally = new Tally();
  const began = performance.now();
  const second = () => (performance.now() - began) / 1_000;
  const loading: Soak = { tally, isOver: () => second() >= seconds };
  let isEmpty = false;
  /** Also until all that the load has left is done. */
  const listening: Soak = { tally, isOver: () => isEmpty };
  progress(`everything on, ${seconds} s`);
  const streams = await Promise.all(
    Array.from({ length: STREAMS }, (_, index) =>
      followChanges(listening, origin(index), admins[index % admins.length] ?? exporting),
    ),
  );
  const feed = readFeed(listening, program.another());
  const scrapes: MetricsText[] = [];
  const scraping = scrape(world, listening, scrapes);
  const sending = [sendTransactions(loading, program.another()), sendWithdrawals(loading, program.another(), reviews)];
  while (reviews.length === 0) await after(100);
  const [samples] = await Promise.all([
    sampled(world, loading, second),
    ...admins.map((session) => administrate(loading, session, traffic)),
    payOut(loading, exporting),
    exportTables(loading, origin(1), exporting),
    ...sending,
  ]);
  progress('the load has ended');
  const backlog = await emptied(world);
  isEmpty = true;
  await Promise.all([feed.ended, scraping]);
  const told = streams.reduce((sum, count) => sum + count(), 0);
  const verdict = await verdictOf(db, rail, { scrapes, received: receiver.ids(), fed: feed.events() });
  return [callTable({ tally, seconds, sessions, told, backlog, verdict }), processTable(samples, seconds)];
}

async function scrape({ servers }: SoakWorld, { tally, isOver }: Soak, scrapes: MetricsText[]): Promise<void> {
  while (!isOver()) {
    for (const { metricsPort } of servers) {
      await figuresAt(metricsPort).then(
        (figures) => scrapes.push(figures),
        (error: Error) => tally.fail(`metrics: ${error.message}`),
      );
    }
    await after(SCRAPE_EVERY_MS);
  }
}

/** The memory of each process, from time to time. */
async function sampled({ servers }: SoakWorld, { tally, isOver }: Soak, second: () => number): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (!isOver()) {
    for (const [index, { inspector, pid }] of servers.entries()) {
      samples.push(sampleOf(index, pid, second(), await inspector.heapAfterCollection()));
    }
    progress(`${Math.round(second())} s, ${tally.all.count} calls, ${tally.failed} failed`);
    await after(SAMPLE_EVERY_MS);
  }
  return samples;
}

/** Waits until nothing is left to be done. @returns what is left, and after how many seconds nothing was */
async function emptied({ db, servers }: SoakWorld): Promise<Backlog & { seconds: number }> {
  const began = performance.now();
  const ports = servers.map(({ metricsPort }) => metricsPort);
  for (;;) {
    const backlog = await backlogOf(db, ports);
    const took = performance.now() - began;
    const isEmpty = Object.values(backlog).every((left) => left === 0);
    if (isEmpty || took > EMPTY_WITHIN_MS) return { ...backlog, seconds: Math.round(took / 1_000) };
    await after(SCRAPE_EVERY_MS);
  }
}
