import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { paidKeys } from '../paid-keys.ts';
import { aSentWithdrawal } from '../server/platform-fixtures.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { connectPatiently } from '../shared.ts';
import { type Acknowledged, missing, reviewPayOutAndSend } from './acknowledged.ts';
import { type Answered, type Cluster, countOf, type Request, startCluster } from './cluster.ts';
import { type PatroniCluster, startPatroniCluster } from './patroni-cluster.ts';
import { someRevenue } from './payouts.ts';
import { report } from './suite.ts';

// A primary that dies under load of two server processes, which reach it by HAProxy.

/** `FAILOVERS=50` takes half an hour. */
const ROUNDS = Number(process.env.FAILOVERS ?? 5);
const CLIENTS = 4;
const BACK_WITHIN_MS = 30_000;
/** When the test gives up. */
const OVER_WITHIN_MS = 120_000;
/** So many calls are refused before the primary dies whose standby was paused. */
const REFUSED_WHILE_PAUSED = 3;

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let patroni: PatroniCluster;
let rail: ServerProcess;
let cluster: Cluster;

beforeAll(async () => {
  directory = await temporaryDirectory();
  const journal = { JOURNAL: join(directory.path, 'journal.jsonl'), RAIL_PORT: '0', DELAY_MS: '20' };
  [patroni, rail] = await Promise.all([
    startPatroniCluster(),
    startServer(journal, 'server/payments/rail/serve-simulator.ts'),
  ]);
  await patroni.healthy();
  cluster = await startCluster({
    database: patroni,
    env: { PAYMENT_RAIL: rail.origin, PROCESS_AFTER: '0', PAYMENT_LEASE: '3' },
  });
}, 300_000);
afterAll(async () => {
  await (cluster ? cluster.close() : patroni?.remove());
  await rail?.kill();
  await directory?.remove();
});

/** Answers of 503, among them those of commits whose outcome is unknown. */
let refused = 0;
/** Definite answers other than 200: nothing that was asked for may be missing, or be there already. */
const unexpected: string[] = [];

/** Calls one process after the other, with the same key, until there is an answer. */
async function askUntilAnswered(client: number, request: Request): Promise<Answered> {
  for (let process = client; ; process++) {
    const answer = await cluster.call(process, request);
    if (answer && answer.status < 500) {
      if (answer.status !== 200) unexpected.push(`${request.path}: ${answer.status} ${answer.text}`);
      return answer;
    }
    if (answer?.status === 503) refused++;
    await after(50);
  }
}

/** Withdrawals that the platform requests, which are reviewed and paid, with payouts and players, until `isOver`. */
async function load(acknowledged: Acknowledged[], isOver: () => boolean): Promise<void> {
  let next = 0;
  const client = async () => {
    while (!isOver()) {
      const index = next++;
      const id = `FAIL-${index}`;
      const body = { records: [aSentWithdrawal({ withdrawal_id: id })] };
      const answer = await askUntilAnswered(index, { path: '/api/platform/withdrawals', body });
      const proof = sql`select from withdrawals where withdrawal_id = ${id}`;
      if (answer?.status === 200) acknowledged.push({ what: `withdrawal ${id}`, proof, at: Date.now() });
      acknowledged.push(...(await reviewPayOutAndSend(id, index, askUntilAnswered)));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

interface Fault {
  name: string;
  /** Resolves when it has happened. */
  happens: () => Promise<void>;
  /** Whether the same server may be the primary afterwards. */
  mayStay?: boolean;
}

const FAULTS: Fault[] = [
  { name: 'the machine of the primary dies', happens: () => patroni.killMachine() },
  { name: 'the primary is switched over', happens: () => patroni.switchOver() },
  {
    name: 'the standby is paused, waits for it are broken off, and then the machine of the primary dies',
    happens: async () => {
      const goOn = await patroni.pauseStandby();
      const before = refused;
      const refusals = async () => {
        await patroni.breakOffWaits();
        return refused - before;
      };
      await expect.poll(refusals).toBeGreaterThanOrEqual(REFUSED_WHILE_PAUSED);
      await patroni.killMachine();
      goOn();
    },
  },
  { name: 'the server of the primary is killed', happens: () => patroni.killPostgres(), mayStay: true },
  { name: 'Patroni of the primary is killed, and the server goes on', happens: () => patroni.killPatroni() },
];

/** The longest time without an acknowledged change from `from` to `to`. */
function longestGap(acknowledged: Acknowledged[], from: number, to: number): number {
  const within = acknowledged.map(({ at }) => at).filter((at) => at > from && at < to);
  const times = [from, ...within, to].toSorted((one, other) => one - other);
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)));
}

test('whoever dies meanwhile, what was acknowledged is there, nothing is paid twice, and writes are back within 30 s', async () => {
  await someRevenue(cluster, 5_000_000);
  const acknowledged: Acknowledged[] = [];
  let isOver = false;
  const loading = load(acknowledged, () => isOver);
  const gaps: { fault: string; seconds: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { name: fault, happens, mayStay = false } = FAULTS[round % FAULTS.length] as Fault;
    const before = await patroni.healthy();
    await happens();
    const from = Date.now();
    const isReplaced = async () => ![undefined, before].includes(await patroni.leader());
    if (!mayStay) await expect.poll(isReplaced, { timeout: OVER_WITHIN_MS }).toBe(true);
    const electedAt = Date.now();
    const isBack = () => acknowledged.some(({ at }) => at > electedAt);
    await expect.poll(isBack, { timeout: OVER_WITHIN_MS }).toBe(true);
    patroni.restart();
    const now = await patroni.healthy();
    const seconds = longestGap(acknowledged, from, Date.now()) / 1_000;
    gaps.push({ fault, seconds });
    process.stdout.write(`${fault}: ${before} → ${now}, ${seconds} s without a write\n`);
  }
  isOver = true;
  await loading;

  // Directly, because HAProxy may not have noticed yet that the last fault is over.
  const { db, close } = await connectPatiently(await patroni.direct());
  const unpaid = sql`select from withdrawals where status in ('approved', 'processing')`;
  await expect.poll(() => countOf(db, unpaid), { timeout: OVER_WITHIN_MS }).toBe(0);
  await expect.poll(() => wrongSums(db)).toEqual([]);
  const lost = await missing(db, acknowledged);
  const completed = await countOf(db, sql`select from withdrawals where status = 'completed'`);
  const broken = await brokenInvariants(db);
  await close();
  const paid = (await paidKeys(rail.origin)).map((key) => key.split(':')[1]);
  const late = gaps.filter(({ seconds }) => seconds * 1_000 > BACK_WITHIN_MS);
  report('failover', {
    operations: acknowledged.length,
    faults: ROUNDS,
    lost: lost.length,
    double: paid.length - new Set(paid).size,
    stuck: late.length,
    books: broken.length === 0 ? 'balanced' : 'not balanced',
  });
  expect({ lost, unexpected, broken, late }).toEqual({ lost: [], unexpected: [], broken: [], late: [] });
  expect(new Set(paid).size).toBe(paid.length);
  expect(paid.length).toBe(completed);
  expect(cluster.output().match(/.*(unhandled|uncaught).*/gi)).toBeNull();
}, 3_600_000);
