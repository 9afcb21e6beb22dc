import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { sealAudit } from '../../server/audit/commands.ts';
import { auditBlocks } from '../../server/db/schema/audit.ts';
import { platformEvents, webhookTargets } from '../../server/db/schema/platform.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { Loops, WorkLoop } from '../../server/domain/work-loop.ts';
import { databaseFigures } from '../../server/metrics/figure-queries.ts';
import { FIGURES, type FigureName, prometheusName } from '../../server/metrics/figures.ts';
import { Readings } from '../../server/metrics/readings.ts';
import { type MetricsSettings, startMetrics } from '../../server/metrics/start-metrics.ts';
import { writeDeliveries } from '../../server/platform/webhooks/delivery-commands.ts';
import { OPERATIONS } from '../../src/generated/operations.ts';
import { aDayLater, aWithdrawal, behindTheTriggers, serverUnderTest } from './server-under-test.ts';

let metrics: Awaited<ReturnType<typeof startMetrics>>;
const app = serverUnderTest({ measure: (call) => metrics.measure(call) });
const silent = pino({ level: 'silent' });
const LOOPBACK = { host: '127.0.0.1', port: 0 };

let pings = 0;
/** The clock of the readings, by which each test begins with a new one. */
let now = 0;
const readings = new Readings({
  get db() {
    return app.db;
  },
  ping: async () => void pings++,
  leaseSeconds: 30,
  reviewTargetSeconds: 86_400,
  failedCalls: () => 0,
  clock: () => now,
});
const loops = new Loops();
const start = (settings: Partial<MetricsSettings>) =>
  startMetrics({ scrape: undefined, push: undefined, ...settings }, { readings, loops, log: silent, version: '1.0.0' });

beforeAll(async () => {
  metrics = await start({ scrape: LOOPBACK });
});
beforeEach(async () => {
  now += 60_000;
});
afterAll(() => metrics?.stop());

/** The lines with values of a new text: an endpoint of its own has none that was kept. */
async function scrape(port = metrics.port): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.status).toBe(200);
  return (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

const figure = async (name: FigureName) => (await readings.read())[name];

test('says how many withdrawals wait, since when, and where their money is', async () => {
  await aWithdrawal(app.db, { status: 'pending_review', createdAt: new Date(Date.now() - 3_600_000) });
  await aWithdrawal(app.db, { status: 'approved' });
  const sent = await aWithdrawal(app.db, { status: 'processing' });
  await app.db.update(withdrawals).set({ askedAt: sql`now()`, updatedAt: sql`now() - interval '10 minutes'` });
  const { requested } = await app.db
    .select({ requested: withdrawals.requestedCents })
    .from(withdrawals)
    .where(sql`withdrawal_id = ${sent}`)
    .then(([row]) => row ?? { requested: 0 });
  const figures = await readings.read();
  expect(figures).toMatchObject({
    databaseUp: 1,
    reviewWaiting: 1,
    onHold: requested * 2,
    inClearing: requested,
    paymentsUnanswered: 1,
    paymentsPaused: 0,
    restoreOpen: 0,
    replicas: 0,
  });
  expect(figures.reviewOldestWaiting).toBeGreaterThanOrEqual(3_600);
  expect(figures.oldestUnanswered).toBeGreaterThanOrEqual(600);
  const { port, stop } = await start({ scrape: LOOPBACK });
  onTestFinished(stop);
  const lines = await scrape(port);
  expect(lines).toContain('coinop_review_waiting 1');
  expect(lines).toContain(`coinop_ledger_in_clearing_cents ${requested}`);
});

test('says how far the feed, the webhooks and the seals are behind, and that they have caught up', async () => {
  const behind = async () => {
    now += 60_000;
    const { eventsWaiting, oldestEvent = -1, webhooksWaiting, sinceSeal = 0, unsealed = -1 } = await readings.read();
    const minutes = [oldestEvent, sinceSeal, unsealed].map((seconds) => Math.floor(seconds / 60));
    return [eventsWaiting, webhooksWaiting, ...minutes];
  };
  const target = { targetId: 't1', url: 'https://platform.example.com/', secret: 'sealed', position: 0 };
  await app.db.insert(webhookTargets).values(target);
  for (const _ of ['one', 'two']) await aWithdrawal(app.db, { status: 'approved' });
  await behindTheTriggers(app.db, (tx) =>
    tx.update(platformEvents).set({ createdAt: sql`now() - interval '90 seconds'` }),
  );
  await aDayLater(app.db);
  expect(await behind()).toEqual([2, 0, 1, 0, 24 * 60]);
  await writeDeliveries(app.db);
  expect(await behind()).toEqual([0, 2, 0, 0, 24 * 60]);
  await sealAudit(app.db);
  expect(await behind()).toEqual([0, 2, 0, 0, 0]);
  await behindTheTriggers(app.db, (tx) => tx.update(auditBlocks).set({ sealedAt: sql`now() - interval '1 hour'` }));
  expect(await behind()).toEqual([0, 2, 0, 60, 0]);
});

test('a database that does not answer is a figure, and the others are missing', async () => {
  const broken = new Readings({
    db: undefined as never,
    ping: () => Promise.reject(new Error('down')),
    leaseSeconds: 30,
    reviewTargetSeconds: 1,
    failedCalls: () => 2,
    storageDir: '/proc',
  });
  const figures = await broken.read();
  expect(figures).toMatchObject({ databaseUp: 0, callsFailed: 2, diskFree: 0 });
  expect(figures).not.toHaveProperty('reviewWaiting');
});

describe('calls', () => {
  test('are counted by operation, and a thousand paths that nobody knows are all the same one', async () => {
    await app.call('GET', '/admin/withdrawal/withdrawals/WDR-77');
    for (let path = 0; path < 1_000; path++) await app.fetch(`/nowhere/${path}-robin@example.com`);
    const lines = await scrape();
    expect(lines).toContain('coinop_calls_unsuccessful_total{operation="getWithdrawal",outcome="refused"} 1');
    expect(lines).toContain('coinop_calls_unsuccessful_total{operation="other",outcome="refused"} 1000');
    const operations = lines.flatMap((line) => /operation="([^"]*)"/.exec(line)?.[1] ?? []);
    expect(new Set(operations)).toEqual(new Set(['getWithdrawal', 'other']));
    expect(lines.join()).not.toContain('robin');
  });

  test('of every operation with every outcome are fewer than 2,000 series, whose labels name nobody', async () => {
    const { port, measure, stop } = await start({ scrape: LOOPBACK });
    onTestFinished(stop);
    const operations = Object.values(OPERATIONS).map(({ operationId }) => operationId);
    for (const operation of [...operations, 'portal', 'other']) {
      for (const status of [200, 201, 304, 400, 404, 429, 500, 503]) measure({ operation, status, seconds: 0.01 });
    }
    const lines = await scrape(port);
    expect(lines.length).toBeGreaterThan(operations.length * 9);
    expect(lines.length).toBeLessThanOrEqual(2_000);
    const labels = lines
      .filter((line) => !line.startsWith('target_info'))
      .flatMap((line) => [...line.matchAll(/[{,](\w+)=/g)].map(([, name]) => name));
    expect(new Set(labels)).toEqual(new Set(['operation', 'outcome', 'le']));
  });
});

test('work that is done again and again says when it last succeeded, and how often it failed', async () => {
  const loop = new WorkLoop({ name: 'Payments', pauseMs: 1, work: async () => Promise.reject(new Error('down')) });
  loops.add(loop);
  await loop.attempt();
  const port = (await start({ scrape: LOOPBACK })).port;
  const of = async () => (await scrape(port)).filter((line) => line.includes('coinop_loops'));
  expect(await of()).toEqual([expect.stringMatching(/^coinop_loops_failures(_total)?\{.*loop="Payments".*\} 1\b/)]);
  await loop.attempt(async () => undefined);
  await expect.poll(of).toHaveLength(2);
});

test('every figure has a name of its own in Prometheus', () => {
  const names = (Object.keys(FIGURES) as FigureName[]).map(prometheusName);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z_]*[a-z]$/);
});

test('being asked a thousand times costs one reading', async () => {
  const { port, stop } = await start({ scrape: LOOPBACK });
  onTestFinished(stop);
  const before = pings;
  for (let batch = 0; batch < 40; batch++) {
    await Promise.all(Array.from({ length: 25 }, () => scrape(port)));
  }
  expect(pings - before).toBe(1);
  now += 5_000;
  await Promise.all([figure('reviewWaiting'), figure('onHold')]);
  await figure('reviewWaiting');
  expect(pings - before).toBe(2);
});

test('only small tables are read as a whole, however many rows the others have', async () => {
  const scanned = await app.db.transaction(async (tx) => {
    // Tables this small are read as a whole where that is possible at all.
    await tx.execute(sql`set local enable_seqscan = off`);
    const before = await scansIn(tx);
    await databaseFigures(tx, { leaseSeconds: 30, hasRail: false });
    const after = await scansIn(tx);
    return [...after].filter(([name, scans]) => scans > (before.get(name) ?? 0)).map(([name]) => name);
  });
  expect(scanned.toSorted()).toEqual(['payment_pause', 'payment_workers', 'rollup_deltas', 'webhook_targets']);
});

async function scansIn(tx: Parameters<Parameters<typeof app.db.transaction>[0]>[0]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ name: sql<string>`relname`, scans: sql`seq_scan`.mapWith(Number) })
    .from(sql`pg_stat_xact_user_tables`);
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

test('the port has nothing but the metrics, and nothing is changed by asking', async () => {
  const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${metrics.port}${path}`, { method });
  for (const answer of [await at('/'), await at('/metrics/'), await at('/healthz'), await at('/metrics', 'POST')]) {
    expect(answer.status).toBe(404);
  }
});

test.each([
  ['127.0.0.1:9464', 200],
  ['localhost', 200],
  ['rebound.example:9464', 403],
])('a page that leads its own name to this machine reads nothing: %s is answered with %d', async (host, status) => {
  const { port } = metrics;
  const asked = request({ host: '127.0.0.1', port, path: '/metrics', headers: { host }, agent: false }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  const text = await readAll(answer as IncomingMessage);
  expect([answer?.statusCode, text.includes('coinop_')]).toEqual([status, status === 200]);
});

describe('pushed by OTLP', () => {
  interface Pushed {
    headers: Record<string, unknown>;
    body: string;
  }

  async function aCollector(answers: boolean) {
    const pushed: Pushed[] = [];
    const sockets = new Set<Socket>();
    const server: Server = createServer(async (request, response) => {
      let body = '';
      if (request.method === 'GET') return void response.end();
      for await (const chunk of request) body += chunk;
      pushed.push({ headers: request.headers, body });
      if (answers) response.setHeader('content-type', 'application/json').end('{}');
    });
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/metrics`;
    return { push: { url, headers: { authorization: 'Bearer secret' } }, pushed, sockets };
  }

  test('the same figures arrive, with the headers, and what is not pushed yet when the server stops', async () => {
    const { push, pushed } = await aCollector(true);
    const { measure, stop } = await start({ push });
    measure({ operation: 'getWithdrawal', status: 200, seconds: 0.01 });
    await stop();
    expect(pushed.at(-1)?.headers).toMatchObject({ authorization: 'Bearer secret' });
    for (const name of ['coinop.review.waiting', 'getWithdrawal', 'coinop-admin']) {
      expect(pushed.at(-1)?.body).toContain(name);
    }
  });

  test('an endpoint that hangs holds up neither a call nor the end of the server', async () => {
    const { push, pushed, sockets } = await aCollector(false);
    const { measure, stop } = await start({ push });
    measure({ operation: 'getWithdrawal', status: 200, seconds: 0.01 });
    await stop();
    // By this answer the collector knows of every connection that was closed before; the question to it is still open.
    await fetch(push.url, { headers: { connection: 'close' } }).then((answer) => answer.text());
    expect([pushed.length, [...sockets].filter(({ closed }) => !closed).length]).toEqual([1, 1]);
  });
});
