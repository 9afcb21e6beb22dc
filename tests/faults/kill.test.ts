import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../postgres.ts';
import { type Answered, type Cluster, type Request, startCluster } from './cluster.ts';
import * as payouts from './payouts.ts';
import * as reviews from './reviews.ts';
import { report, size } from './suite.ts';
import { killWithinHolds, severalOutcomes } from './undo-kills.ts';

const KILLS = size(1, 30);
const CRASHES = size(1, 3);
/** Within the time in which a decision can be undone. */
const HOLD_KILLS = size(1, 100);
const KILL_EVERY_MS = 600;
/** Payouts of each client in a round, while the clients decide some withdrawals. */
const PAYOUTS = size(2, 8);
/** Once no more processes are killed, a client that keeps retrying must get an answer within this time. */
const STUCK_AFTER_MS = 60_000;

/** When the last killed process was up again; before that, no answer is guaranteed. */
let aloneSince = Number.POSITIVE_INFINITY;

let postgres: Postgres;
let cluster: Cluster;
beforeAll(async () => {
  postgres = await startPostgres();
  cluster = await startCluster({ processes: size(2, 3), database: postgres });
});
afterAll(() => cluster?.close());

/** Calls one process after the other, with the same key, until there is an answer. */
async function askUntilAnswered(client: number, request: Request): Promise<Answered> {
  for (let process = client; Date.now() < aloneSince + STUCK_AFTER_MS; process++) {
    const answer = await cluster.call(process, request);
    if (answer && answer.status < 500) return answer;
    // A process that is down refuses at once; retrying without a pause would slow down the others.
    await after(20);
  }
  return undefined;
}

/** Kills one process after the other on schedule, whether or not the previous one is up again. */
async function killInTurn(): Promise<void> {
  const restarts: Promise<void>[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    await after(KILL_EVERY_MS);
    // The process whose restart began first; it must be up again, or there is nothing to kill.
    await restarts[kill - cluster.size];
    restarts.push(cluster.killAndRestart(kill % cluster.size));
    if ((kill + 1) % Math.ceil(KILLS / CRASHES) === 0) await postgres.crash();
  }
  await Promise.all(restarts);
}

test('whatever is killed meanwhile, what was acknowledged is there, and nothing happened twice', async () => {
  const killed = killInTurn().finally(() => {
    aloneSince = Date.now();
  });
  const reviewed: reviews.Decided[] = [];
  const paidOut: payouts.PaidOut[] = [];
  for (let round = 0; Date.now() < aloneSince; round++) {
    const ids = await untilUp((tries) => reviews.someWithdrawals(cluster, `KILL${round}-${tries}`, size(4, 20)));
    await untilUp(() => payouts.someRevenue(cluster, 100_000, `KILL${round}`));
    const first = round * PAYOUTS;
    const [decided, paid] = await Promise.all([
      reviews.decideAll(ids, askUntilAnswered),
      payouts.payOut(PAYOUTS, askUntilAnswered, first),
    ]);
    reviewed.push(decided);
    paidOut.push(paid);
  }
  await killed;

  const found = [
    ...(await Promise.all(reviewed.map((decided) => reviews.compare(cluster, decided)))),
    ...(await Promise.all(paidOut.map((paid) => payouts.compare(cluster, paid)))),
  ];
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const outcome = {
    lost: sum(found.map(({ lost }) => lost)),
    double: sum(found.map(({ double }) => double)) + sum(paidOut.map(({ different }) => different)),
    stuck: sum([...reviewed, ...paidOut].map(({ stuck }) => stuck)),
  };
  const broken = await cluster.broken();
  report('kill', {
    operations: sum([...reviewed, ...paidOut].map(({ operations }) => operations)),
    faults: KILLS + CRASHES,
    ...outcome,
    books: broken.length === 0 ? 'balanced' : 'not balanced',
  });
  expect(broken).toEqual([]);
  expect(outcome).toEqual({ lost: 0, double: 0, stuck: 0 });
  expect(cluster.output().match(/.*(unhandled|uncaught).*/gi)).toBeNull();
});

test('a decision that can be undone has exactly one outcome, whoever is killed meanwhile: it stands, or it was undone', async () => {
  aloneSince = Number.POSITIVE_INFINITY;
  const told = await killWithinHolds(cluster, HOLD_KILLS, askUntilAnswered);
  aloneSince = Date.now();
  const wrong = await severalOutcomes(cluster, told);
  const broken = await cluster.broken();
  const books = broken.length === 0 ? 'balanced' : 'not balanced';
  report('kill within the hold', { operations: told.size, faults: HOLD_KILLS, lost: wrong.length, books });
  expect(wrong).toEqual([]);
  expect(broken).toEqual([]);
});

/**
 * The test's own preparation may also fail because the database crashed. Each attempt uses new records, because the
 * previous one may have created some.
 */
async function untilUp<T>(prepare: (tries: number) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await prepare(tries);
    } catch (error) {
      if (tries === 20) throw error;
      await after(100);
    }
  }
}
