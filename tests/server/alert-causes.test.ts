import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { Sealer } from '../../server/audit/sealer.ts';
import { reserveAttempt } from '../../server/authentication/limit-commands.ts';
import { openServer } from '../../server/db/connection/connect.ts';
import { ledgerTransfers } from '../../server/db/schema/ledger.ts';
import { paymentPause } from '../../server/db/schema/payments.ts';
import { personLinks } from '../../server/db/schema/person-links.ts';
import { webhookTargets } from '../../server/db/schema/platform.ts';
import { players } from '../../server/db/schema/players.ts';
import { reconciliationDays, reconciliationDifferences } from '../../server/db/schema/reconciliation.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { CONSOLE, SYSTEM } from '../../server/domain/actor.ts';
import { Traffic } from '../../server/http/traffic.ts';
import { ledgerDifference } from '../../server/ledger/withdrawal-books.ts';
import { databaseFigures } from '../../server/metrics/figure-queries.ts';
import { Readings, type Sources } from '../../server/metrics/readings.ts';
import { startMetrics } from '../../server/metrics/start-metrics.ts';
import { PaymentWorker } from '../../server/payments/payment-worker.ts';
import { WebhookSender } from '../../server/platform/webhooks/sender.ts';
import { DailyReconciliation } from '../../server/reconciliation/daily-reconciliation.ts';
import { enterRestore } from '../../server/restore/commands.ts';
import { recordDrill } from '../../server/restore/drill-commands.ts';
import { countUnmetRules } from '../../server/second-person/person-queries.ts';
import { Secrets } from '../../server/secrets/secrets.ts';
import { checkOfBooks } from '../../server/system/books-check.ts';
import { BooksWatch } from '../../server/system/books-watch.ts';
import { changeWithdrawals } from '../../server/withdrawals/commands.ts';
import { full } from '../faults/suite.ts';
import { TEST_MS } from '../patience.ts';
import { freePort, startPostgres } from '../postgres.ts';
import { startPrometheus } from '../prometheus.ts';
import { temporaryDirectory } from '../server-process.ts';
import { connectPatiently, createDatabase } from '../shared.ts';
import { testInFull } from '../test-in-full.ts';
import { firing, metricsIn, RULES } from './alert-conditions.ts';
import { aColleague, aDayLater, aWithdrawal, behindTheTriggers, serverUnderTest } from './server-under-test.ts';

// Each rule for Prometheus is seen to hold because of its trouble, on what the server answers at /metrics.

const secrets = new Secrets([randomBytes(32)]);
const traffic = new Traffic();
const app = serverUnderTest({ trustProxy: 1, traffic, secrets, webhookAllowPrivate: true });
const log = pino({ level: 'silent' });

let now = 0;
/** The next reading was taken already. */
let isRead = false;
const sources: Sources = {
  get db() {
    return app.db;
  },
  ping: async () => void (await app.db.execute(sql`select 1`)),
  leaseSeconds: 30,
  reviewTargetSeconds: 86_400,
  failedCalls: (minutes) => traffic.countsOf(minutes).failed,
  storageDir: '.',
  clock: () => now,
};
const healthy = { ...Object.getOwnPropertyDescriptors(sources) };
const readings = new Readings(sources);

afterEach(() => {
  vi.useRealTimers();
  Object.defineProperties(sources, healthy);
  for (const added of ['books', 'pool', 'auditProblem', 'unmetRules', 'hasRail', 'processAfterMinutes'] as const)
    delete sources[added];
});

/** The rules that hold now: of a reading of its own, at an endpoint that has kept no text. */
async function alerts(): Promise<string[]> {
  if (!isRead) now += 60_000;
  isRead = false;
  const scrape = { host: '127.0.0.1', port: judge?.port ?? 0 };
  const { port, stop } = await startMetrics({ scrape, push: undefined }, { readings, log, version: '1.0.0' });
  try {
    if (judge) return await judge.firing();
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    return firing(metricsIn(await answer.text()));
  } finally {
    await stop();
  }
}

/** In full, a real Prometheus judges the metrics, without the times for which a condition has to hold. */
let judge: Awaited<ReturnType<typeof aPrometheus>> | undefined;
beforeAll(async () => {
  if (full()) judge = await aPrometheus();
}, TEST_MS);
afterAll(() => judge?.close());

async function aPrometheus() {
  const [folder, port] = [await temporaryDirectory(), await freePort()];
  const rules = RULES.map(({ for: _, ...rule }) => rule);
  const rulesFile = join(folder.path, 'rules.yaml');
  writeFileSync(rulesFile, JSON.stringify({ groups: [{ name: 'coinop-admin', rules }] }));
  const prometheus = await startPrometheus(folder.path, rulesFile, [`127.0.0.1:${port}`]);
  const figureOf = async (query: string) =>
    Number((await prometheus.asked(`query?query=${encodeURIComponent(query)}`))?.result[0]?.value[1] ?? 0);
  const evaluatedAt = async () => Date.parse((await prometheus.asked('rules')).groups[0].lastEvaluation) / 1_000;
  // Its own clock: a test may have another time.
  const clock = () => figureOf('vector(time())');
  return {
    port,
    /** The names of the alerts of metrics that were read, and judged, after this was called. */
    async firing(): Promise<string[]> {
      const since = await clock();
      await expect.poll(() => figureOf('timestamp(coinop_database_up)'), { timeout: TEST_MS }).toBeGreaterThan(since);
      const readAt = await figureOf('timestamp(coinop_database_up)');
      await expect.poll(evaluatedAt, { timeout: TEST_MS }).toBeGreaterThan(readAt);
      const found = await prometheus.alerts();
      return found.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname ?? '');
    },
    async close() {
      await prometheus.stop();
      await folder.remove();
    },
  };
}

const SILENT = { pay: () => Promise.reject(new Error('no answer')), list: () => Promise.reject(new Error('none')) };

const yesterday = () => new Date(Date.now() - 86_400_000);

/** A worker with a payment rail that never answers. */
async function aSilentRail(): Promise<PaymentWorker> {
  const options = { db: app.db, rail: SILENT as never, log, processAfterMinutes: 0, leaseSeconds: 30 };
  const worker = new PaymentWorker(options);
  await aWithdrawal(app.db, { status: 'approved' });
  await worker.look();
  await worker.idle();
  return worker;
}

/** Checks the books, as the server does from time to time. */
async function lookAtBooks(): Promise<void> {
  const books = new BooksWatch({ check: checkOfBooks(app.db), difference: () => ledgerDifference(app.db), log });
  await books.look();
  sources.books = () => books.last;
}

/** The money of a withdrawal is gone from the ledger. */
async function aLostTransfer(): Promise<void> {
  const id = await aWithdrawal(app.db);
  await behindTheTriggers(app.db, (tx) => tx.delete(ledgerTransfers).where(eq(ledgerTransfers.subjectId, id)));
  await lookAtBooks();
}

const CAUSES: Record<string, () => Promise<void>> = {
  async DatabaseDown() {
    // Nobody listens there.
    const { ping, close } = openServer('postgres://127.0.0.1:1/coinop');
    onTestFinished(close);
    sources.ping = ping;
  },
  LedgerDifference: aLostTransfer,
  BooksBroken: aLostTransfer,
  async RestoreOpen() {
    await enterRestore(app.db, SYSTEM, { text: 'The heads are newer.', isCertain: true, lostSince: undefined });
  },
  async DrillOverdue() {
    const nineDaysPass = async () => {
      for (let day = 0; day < 9; day++) await aDayLater(app.db);
    };
    await app.signIn();
    await nineDaysPass();
    expect(await alerts()).toContain('DrillOverdue');
    await recordDrill(app.db, CONSOLE, { lostSeconds: 1, tookSeconds: 60 });
    expect(await alerts()).not.toContain('DrillOverdue');
    await nineDaysPass();
  },
  async SecondPersonMissing() {
    sources.unmetRules = () => countUnmetRules(app.db, 100_000);
  },
  async SignOnNameUnclear() {
    await aColleague(app.db, 'admin-3f9a1c07');
    await app.db
      .insert(personLinks)
      .values({ adminId: 'adm_1', otherId: 'adm_admin-3f9a1c07', why: 'sign_on_fallback' });
  },
  async RailSilent() {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const worker = await aSilentRail();
    // Asked again for six minutes, in vain.
    for (let minutes = 0; minutes < 6; minutes++) {
      vi.advanceTimersByTime(60_000);
      await app.db.update(withdrawals).set({ leaseUntil: sql`now() - interval '1 second'` });
      await worker.look();
      await worker.idle();
    }
    // Another process, which has no payment without an answer, sees the trouble too, and does not end it.
    await new PaymentWorker({
      db: app.db,
      rail: SILENT as never,
      log,
      processAfterMinutes: 0,
      leaseSeconds: 30,
    }).look();
  },
  async RailMissing() {
    sources.hasRail = false;
    await aWithdrawal(app.db);
    expect(await alerts()).not.toContain('RailMissing');
    await aWithdrawal(app.db, { status: 'approved' });
    expect(await alerts()).toContain('RailMissing');
    // And later, when the approved ones have all been sent.
    await aSilentRail();
  },
  async PaymentsUnsent() {
    sources.processAfterMinutes = 15;
    const due = await aWithdrawal(app.db, { status: 'approved' });
    const approvedAgo = (minutes: number) =>
      app.db.update(withdrawals).set({ updatedAt: sql`now() - make_interval(mins => ${minutes}::int)` });
    await approvedAgo(44);
    expect(await alerts()).not.toContain('PaymentsUnsent');
    await approvedAgo(46);
    expect(await readings.read()).toMatchObject({ paymentsUnsent: 1 });
    expect(await alerts()).toContain('PaymentsUnsent');
    // Sent, but the rail was not asked, as at a limit.
    await changeWithdrawals(app.db, SYSTEM, [due], { action: 'process' });
    expect(await alerts()).not.toContain('PaymentsUnsent');
    await approvedAgo(31);
  },
  async PaymentsUnanswered() {
    await aSilentRail();
    await app.db.update(withdrawals).set({ updatedAt: sql`now() - interval '16 minutes'` });
  },
  async PaymentsPaused() {
    const body = { reason: 'The bank reports wrong accounts' };
    expect((await app.call('POST', '/api/admin/system/payments/pause', { body })).status).toBe(200);
    expect(await alerts()).not.toContain('PaymentsPaused');
    await app.db.update(paymentPause).set({ pausedAt: sql`now() - interval '61 minutes'` });
  },
  async DifferenceUnexplained() {
    const list = async () => ({
      payments: [
        { key: 'withdrawal:WDR-9:1', reference: 'R-9', amountCents: 100, paidAt: yesterday(), returned: undefined },
      ],
      next: undefined,
    });
    expect(await new DailyReconciliation({ db: app.db, rail: { list }, log, hour: 0 }).look()).toBe(true);
    expect(await alerts()).not.toContain('DifferenceUnexplained');
    await app.db.update(reconciliationDifferences).set({ foundAt: sql`found_at - interval '25 hours'` });
  },
  async ReconciliationLate() {
    await new DailyReconciliation({ db: app.db, rail: SILENT, log, hour: 0 }).look();
    expect(await alerts()).not.toContain('ReconciliationLate');
    await app.db.update(reconciliationDays).set({ firstTriedAt: sql`first_tried_at - interval '25 hours'` });
  },
  async ReviewOverdue() {
    await aWithdrawal(app.db, { createdAt: new Date(Date.now() - 25 * 3_600_000) });
  },
  async AuditUnsealed() {
    await app.call('GET', '/api/admin/system/status', { token: null });
    await app.signIn();
    await aDayLater(app.db);
  },
  async AuditTrouble() {
    await app.signIn();
    const sealer = new Sealer({ db: app.db, log, headFile: '.' });
    await sealer.stop();
    sources.auditProblem = () => sealer.problem;
  },
  async RollupsBehind() {
    await app.db.execute(sql`insert into rollup_deltas (source, at, count, cents)
      select 'transactions', now(), 1, 100 from generate_series(1, 50001)`);
  },
  async WebhookFailing() {
    const target = createServer((_, response) => response.writeHead(500).end());
    onTestFinished(() => void target.close());
    target.listen(0, '127.0.0.1');
    await once(target, 'listening');
    const url = `http://127.0.0.1:${(target.address() as AddressInfo).port}/`;
    await app.call('POST', '/api/admin/system/webhooks', { body: { url, description: 'Failing' } });
    await aWithdrawal(app.db, { status: 'approved' });
    const sender = new WebhookSender({ db: app.db, secrets, log, allowPrivate: true });
    await sender.look();
    await sender.idle();
    await app.db.update(webhookTargets).set({ failingSince: sql`failing_since - interval '61 minutes'` });
  },
  async WebhookSwitchedOff() {
    const body = { url: 'http://127.0.0.1:9/', is_active: false };
    expect((await app.call('POST', '/api/admin/system/webhooks', { body })).status).toBe(201);
  },
  async SignInsRefused() {
    const headers = { 'x-forwarded-for': '203.0.113.0' };
    const body = { username: 'nobody', password: 'a wrong password' };
    expect((await app.call('POST', '/auth/admin-login', { body, headers, token: null })).status).toBe(401);
    // The others are counted by the same command, without the password, which takes long to check.
    for (let other = 1; other <= 50; other++) await reserveAttempt(app.db, `nobody-${other}`, `203.0.113.${other}`);
  },
  async MassFreeze() {
    const freeze = (id: string) =>
      app.call('POST', `/api/admin/players/${id}/freeze`, { body: { reason: 'Suspected' } });
    const ids = Array.from({ length: 20 }, (_, one) => `PLR-F${one}`);
    await app.db
      .insert(players)
      .values(ids.map((playerId) => ({ playerId, email: `${playerId}@example.com`, displayName: 'Mara' })));
    for (const id of ids.slice(1)) expect((await freeze(id)).status).toBe(200);
    expect(await alerts()).not.toContain('MassFreeze');
    await freeze('PLR-F0');
  },
  async CallsFailing() {
    await app.db.execute(sql`alter table games rename to games_gone`);
    try {
      const headers = { authorization: `Bearer ${await app.signIn()}` };
      const statuses = Array.from(
        { length: 11 },
        async () => (await app.fetch('/api/admin/games', { headers })).status,
      );
      expect(new Set(await Promise.all(statuses))).toEqual(new Set([500]));
    } finally {
      await app.db.execute(sql`alter table games_gone rename to games`);
    }
  },
  async PoolExhausted() {
    const { url, remove } = await createDatabase();
    const { db, poolState, close } = openServer(url, 1, { connectMs: TEST_MS, queryMs: TEST_MS, idleMs: TEST_MS });
    const { promise: until, resolve: end } = Promise.withResolvers<void>();
    const holding = db.transaction(() => until);
    const waiting = db.execute(sql`select 1`).then(() => {});
    onTestFinished(async () => {
      end();
      await Promise.all([holding, waiting]);
      await close();
      await remove();
    });
    sources.pool = poolState;
  },
  async EventLoopBusy() {
    now += 60_000;
    await readings.read();
    const end = performance.now() + 600;
    while (performance.now() < end);
    now += 60_000;
    await readings.read();
    // Whoever asks next gets this reading: until then the process may rest.
    isRead = true;
  },
  async DiskFull() {
    // A file system without any space.
    sources.storageDir = '/proc';
  },
};

test('a server without trouble raises no alert', async () => {
  await lookAtBooks();
  // How busy the process is depends on the other tests.
  expect((await alerts()).filter((name) => name !== 'EventLoopBusy')).toEqual([]);
});

test.each(Object.entries(CAUSES))('%s', async (name, cause) => {
  expect(await alerts()).not.toContain(name);
  await cause();
  expect(await alerts()).toContain(name);
});

testInFull('ReplicaBehind holds while a receiver of the database’s changes is stopped, and not before', async () => {
  const server = await startPostgres();
  onTestFinished(() => server.remove());
  const { db, close } = await connectPatiently(server.url);
  onTestFinished(close);
  const folder = await temporaryDirectory();
  const to = ['-h', '127.0.0.1', '-p', String(server.port), '-U', 'coinop'];
  const receiver = spawn('pg_receivewal', ['-D', folder.path, '--no-loop', ...to], { stdio: 'ignore' });
  onTestFinished(() => {
    receiver.kill('SIGKILL');
    return folder.remove();
  });
  Object.defineProperty(sources, 'db', { value: db, configurable: true });
  const figures = () => databaseFigures(db, { leaseSeconds: 30 });
  await expect.poll(async () => (await figures()).replicas, { timeout: 60_000 }).toBe(1);
  await expect.poll(async () => (await figures()).replicaLag, { timeout: 60_000 }).toBeLessThan(16 * 1024 * 1024);
  expect(await alerts()).not.toContain('ReplicaBehind');
  receiver.kill('SIGSTOP');
  // Each fills the rest of a segment of 16 MiB.
  for (let segment = 0; segment < 6; segment++) {
    await db.execute(sql`insert into games (game_id, game_name, developer, genre, platform_fee_bps)
      values (${`game-${segment}`}, ${`Game ${segment}`}, 'N', 's', 500)`);
    await db.execute(sql`select pg_switch_wal()`);
  }
  expect(await alerts()).toContain('ReplicaBehind');
});

test('every rule has a cause, here or in the tests of processes', () => {
  // Only Prometheus can find the first two (tests/processes/prometheus.test.ts).
  expect([...Object.keys(CAUSES), 'ServerDown', 'ServerMissing', 'ReplicaBehind'].toSorted()).toEqual(
    RULES.map(({ alert }) => alert).toSorted(),
  );
});
