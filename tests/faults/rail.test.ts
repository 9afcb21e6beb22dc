import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import type { Connection } from '../../server/db/connection/connect.ts';
import { games } from '../../server/db/schema/catalogue.ts';
import { ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { players } from '../../server/db/schema/players.ts';
import { withdrawalHistory, withdrawals } from '../../server/db/schema/withdrawals.ts';
import { SYSTEM } from '../../server/domain/actor.ts';
import type { WorkerPoint } from '../../server/payments/payment-worker.ts';
import { type JournalEntry, readEntries } from '../../server/payments/rail/journal.ts';
import { changeWithdrawal, changeWithdrawals } from '../../server/withdrawals/commands.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { QUICKLY, type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';
import { report, size } from './suite.ts';

// Withdrawals are paid while workers and the rail are killed, and the rail leaves one call in five unanswered.

const POINTS: WorkerPoint[] = ['sending', 'sent', 'asking', 'answered', 'settled'];
const WORKERS = 3;
const WITHDRAWALS = size(30, 500);
const KILLS = size(5, 100);
const RAIL_KILLS = size(1, 8);
/** Only against what never ends, and less than the test may take, so that it says which withdrawals are stuck. */
const WAIT = { timeout: 1_000_000, interval: 200 };

let postgres: TestDatabase;
let connection: Connection;
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let rail: ServerProcess;
let journalPath: string;

beforeAll(async () => {
  directory = await temporaryDirectory();
  journalPath = join(directory.path, 'journal.jsonl');
  [postgres, rail] = await Promise.all([createDatabase(), startRail('0')]);
  connection = await connectPatiently(postgres.url);
  const { db } = connection;
  await db.insert(games).values({
    gameId: 'starfall',
    gameName: 'Starfall',
    developer: 'Ninth Orbit',
    genre: 'shooter',
    platformFeeBps: 500,
  });
  await db.insert(players).values(
    Array.from({ length: 10 }, (_, player) => ({
      playerId: `PLR-${player}`,
      email: `player-${player}@example.com`,
      displayName: `Player ${player}`,
    })),
  );
});
afterAll(async () => {
  await rail?.kill();
  await connection?.close();
  await postgres?.remove();
  await directory?.remove();
});

function startRail(port: string, silent = '0.1'): Promise<ServerProcess> {
  const env = { JOURNAL: journalPath, RAIL_PORT: port, DELAY_MS: '20', REFUSED: String(size(0.2, 0.1)) };
  return startServer(
    { ...env, SILENT_AFTER: silent, SILENT_BEFORE: silent },
    'server/payments/rail/serve-simulator.ts',
  );
}

/** A worker that kills itself at a given point, or runs until it is stopped. */
function startWorker(killAt?: { point: WorkerPoint; nth: number }) {
  const child = spawn(process.execPath, [...QUICKLY, 'tests/faults/worker-process.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      PAYMENT_RAIL: rail.origin,
      PAYMENT_LEASE: '1.5',
      ...(killAt && { KILL_AT: killAt.point, KILL_NTH: String(killAt.nth) }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const closed = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  return { closed, stop: () => void child.kill('SIGTERM'), kill: () => void child.kill('SIGKILL') };
}

const idOf = (index: number) => `WDR-${String(index + 1).padStart(5, '0')}`;

async function requestAndApprove(index: number): Promise<void> {
  const requestedCents = 5_000 + index * 37;
  await requestWithdrawal(connection.db, {
    withdrawalId: idOf(index),
    playerId: `PLR-${index % 10}`,
    gameId: 'starfall',
    status: 'pending_review',
    requestedCents,
    feeCents: 100 + (index % 50),
    bankName: 'First Meridian Bank',
    accountLast4: '4417',
    routingLast4: '0248',
  });
  await changeWithdrawal(connection.db, SYSTEM, idOf(index), { action: 'approve' });
}

/** Retries the withdrawals that the rail refused, as an administrator would. */
async function retryFailed(): Promise<void> {
  const failed = await connection.db
    .select({ id: withdrawals.withdrawalId })
    .from(withdrawals)
    .where(eq(withdrawals.status, 'failed'));
  if (failed.length === 0) return;
  await changeWithdrawals(
    connection.db,
    SYSTEM,
    failed.map(({ id }) => id),
    { action: 'retry' },
  );
}

const unpaid = () => connection.db.$count(withdrawals, sql`${withdrawals.status} <> 'completed'`);

const times = <T>(values: T[]): Map<T, number> => {
  const counted = new Map<T, number>();
  for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1);
  return counted;
};
const moreThanOnce = <T>(values: T[]) => [...times(values)].filter(([, count]) => count > 1).map(([value]) => value);

test('every withdrawal is paid exactly once, whenever a worker or the rail is killed', async () => {
  const { db } = connection;
  const kills: WorkerPoint[] = [];
  const living = new Set<ReturnType<typeof startWorker>>();
  let planned = 0;
  let railKills = 0;
  let made = 0;

  const beKilledAgainAndAgain = async () => {
    while (planned < KILLS) {
      const point = POINTS[planned % POINTS.length] as WorkerPoint;
      const nth = 1 + (planned % 2);
      planned += 1;
      const worker = startWorker({ point, nth });
      living.add(worker);
      const { signal, output } = await worker.closed;
      living.delete(worker);
      expect({ signal, output }).toEqual({ signal: 'SIGKILL', output: `the worker runs\nkilled at ${point}\n` });
      kills.push(point);
    }
  };
  // Keeps some withdrawals approved, so that workers reach every point, but not more than the kills need.
  const administrate = async () => {
    while (kills.length < KILLS || made < WITHDRAWALS) {
      const waiting = await db.$count(withdrawals, eq(withdrawals.status, 'approved'));
      const due = Math.ceil((WITHDRAWALS * (kills.length + 1)) / KILLS);
      if (made < Math.min(due, WITHDRAWALS) || waiting === 0) await requestAndApprove(made++);
      await retryFailed();
      // Looking all the time takes more of the processor than all workers do.
      await after(20);
      if (made > 20 * WITHDRAWALS) throw new Error('the kills do not come to an end');
    }
  };
  const restartRail = async (silent?: string) => {
    const { port } = new URL(rail.origin);
    await rail.kill();
    rail = await startRail(port, silent);
    railKills += 1;
  };
  const killRail = async () => {
    while (railKills < RAIL_KILLS) {
      const nextAt = ((railKills + 1) * KILLS) / (RAIL_KILLS + 1);
      await expect.poll(() => kills.length, { ...WAIT, interval: 50 }).toBeGreaterThanOrEqual(nextAt);
      await restartRail();
    }
  };

  try {
    await Promise.all([administrate(), killRail(), ...Array.from({ length: WORKERS }, beKilledAgainAndAgain)]);
    const last = Array.from({ length: WORKERS }, () => startWorker());
    for (const worker of last) living.add(worker);
    await expect.poll(() => retryFailed().then(unpaid), WAIT).toBeLessThan(made / 2);
    // A payment without an answer is asked about again after as long as it has waited already: each further silent call would double the wait
    // of some until minutes have passed. From here on every call is answered.
    await restartRail('0');
    await expect
      .poll(() => retryFailed().then(unpaid), WAIT)
      .toBe(0)
      .catch(() => undefined);
    for (const worker of last) worker.stop();
    for (const worker of last) expect(await worker.closed).toMatchObject({ code: 0, output: 'the worker runs\n' });
  } finally {
    for (const worker of living) worker.kill();
  }

  const journal = readEntries(await readFile(journalPath, 'utf8'));
  const paid = journal.filter(({ answer }) => answer.outcome === 'paid');
  const executedTwice = moreThanOnce(journal.map(({ key }) => key));
  const paidTwice = moreThanOnce(paid.map(({ payment }) => payment.withdrawalId));
  const stuck = await unpaid();
  const booked = await db.select().from(ledgerTransfers).where(eq(ledgerTransfers.kind, 'withdrawal.complete'));
  const ofJournal = paid.map(({ key, payment }) => `${key} ${payment.amountCents}`).sort();
  const ofLedger = booked
    .map(({ subjectId, attempt, amountCents }) => `withdrawal:${subjectId}:${attempt} ${amountCents}`)
    .sort();
  const lost = [
    ...ofJournal.filter((line) => !ofLedger.includes(line)),
    ...ofLedger.filter((line) => !ofJournal.includes(line)),
  ];
  const broken = await brokenInvariants(db);

  report('rail', {
    operations: journal.length,
    faults: kills.length + railKills,
    lost: lost.length,
    double: executedTwice.length + paidTwice.length,
    stuck,
    books: broken.length === 0 ? 'balanced' : 'not balanced',
  });
  expect({ executedTwice, paidTwice, stuck, lost, broken }).toEqual({
    executedTwice: [],
    paidTwice: [],
    stuck: 0,
    lost: [],
    broken: [],
  });
  expect(made).toBeGreaterThanOrEqual(WITHDRAWALS);
  expect(paid).toHaveLength(made);
  // Each point equally often, and both kinds of answer.
  expect([...times(kills).values()]).toEqual(POINTS.map(() => KILLS / POINTS.length));
  expect(journal.length).toBeGreaterThan(paid.length);
  // The history of each attempt matches the rail's answer.
  const said = await db
    .select()
    .from(withdrawalHistory)
    .where(sql`action in ('complete', 'fail')`)
    .orderBy(withdrawalHistory.id);
  expect(said.map(({ withdrawalId, note }) => `${withdrawalId} ${note}`).sort()).toEqual(
    journal.map(({ payment, answer }) => `${payment.withdrawalId} ${wordsOf(answer)}`).sort(),
  );
});

const wordsOf = (answer: JournalEntry['answer']) => (answer.outcome === 'paid' ? answer.reference : answer.reason);
