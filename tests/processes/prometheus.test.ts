import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RULES_FILE } from '../../build/alert-rules.ts';
import type { Connection } from '../../server/db/connection/connect.ts';
import { paymentPause } from '../../server/db/schema/payments.ts';
import { withdrawals } from '../../server/db/schema/withdrawals.ts';
import { freePort } from '../postgres.ts';
import { type Prometheus, startPrometheus } from '../prometheus.ts';
import { RULES } from '../server/alert-conditions.ts';
import { aWithdrawal, insertFirstRecords, signInAt } from '../server/server-under-test.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';

// deploy/prometheus-alerts.yaml as it stands in a real Prometheus, which asks two real servers over one database. Only its intervals are shorter
// than is usual. That each other rule fires because of its trouble is in tests/server/alert-causes.test.ts.

/** Longer than the five minutes of the slowest rule, and the minute after which a server first checks the books. */
const WITHIN_MS = 600_000;

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
let database: TestDatabase;
let connection: Connection;
let rail: ServerProcess;
let ports: number[];
const servers: ServerProcess[] = [];
let prometheus: Prometheus;

/** @param change of the settings */
const startAt = (metricsPort: number, change = {}) =>
  startServer({
    ...{ DATABASE_URL: database.url, PAYMENT_RAIL: rail.origin, METRICS_PORT: String(metricsPort), PROCESS_AFTER: '0' },
    ...change,
  });
const targets = () => ports.map((port) => `127.0.0.1:${port}`);

beforeAll(async () => {
  [folder, database] = await Promise.all([temporaryDirectory(), createDatabase()]);
  const journal = { JOURNAL: join(folder.path, 'journal.jsonl') };
  rail = await startServer(journal, 'server/payments/rail/serve-simulator.ts');
  ports = await Promise.all([freePort(), freePort()]);
  for (const port of ports) servers.push(await startAt(port));
  connection = await connectPatiently(database.url);
  await insertFirstRecords(connection.db);
  await signInAt(servers[0]?.origin ?? '');
  const own = join(folder.path, 'prometheus');
  mkdirSync(own);
  prometheus = await startPrometheus(own, resolve(RULES_FILE), targets());
}, WITHIN_MS);
afterAll(async () => {
  await prometheus?.stop();
  await Promise.all([...servers.map((server) => server.kill()), rail?.kill()]);
  await connection?.close();
  await database?.remove();
  await folder?.remove();
});

const rules = async () => (await prometheus.asked('rules'))?.groups?.[0]?.rules;
const firing = async () => (await prometheus.alerts()).filter(({ state }) => state === 'firing');
const namesFiring = async () => (await firing()).map(({ labels }) => labels.alertname);
const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: WITHIN_MS, interval: 250 });

test(
  'every rule is evaluated without an error, on figures that the servers have, and none fires while all is well',
  async () => {
    await eventually(async () => (await rules())?.map(({ health }: { health: string }) => health)).toEqual(
      RULES.map(() => 'ok'),
    );
    expect((await rules()).map(({ name }: { name: string }) => name)).toEqual(RULES.map(({ alert }) => alert));
    // Only a standby server can be behind.
    const figures = RULES.flatMap(({ expr }) => expr.match(/\bcoinop_\w+|\bnodejs_\w+/g) ?? []).filter(
      (name) => name !== 'coinop_replicas_lag_bytes',
    );
    await eventually(() => prometheus.asked('label/__name__/values')).toEqual(expect.arrayContaining(figures));
    expect(await firing()).toEqual([]);
  },
  WITHIN_MS,
);

test(
  'processes that are replaced one after the other wake nobody, while withdrawals are approved and paid',
  async () => {
    for (const [index, port] of ports.entries()) {
      await aWithdrawal(connection.db, { status: 'approved' });
      expect(await servers[index]?.stop()).toBe(0);
      servers[index] = await startAt(port);
    }
    const isUp = () => prometheus.asked('query?query=sum(up)');
    await eventually(async () => (await isUp())?.result[0]?.value[1]).toBe('2');
    const hasFired = 'query?query=count_over_time(ALERTS{alertstate="firing"}[10m])';
    expect((await prometheus.asked(hasFired)).result).toEqual([]);
  },
  WITHIN_MS,
);

test(
  'a server without a rail and withdrawals that are not sent are told of once each, and no more when that is over',
  async () => {
    const port = await freePort();
    const withoutRail = await startAt(port, { PAYMENT_RAIL: 'none' });
    servers.push(withoutRail);
    prometheus.ask([...targets(), `127.0.0.1:${port}`]);
    await connection.db.insert(paymentPause).values({ reason: 'The bank is closed' });
    await aWithdrawal(connection.db, { status: 'approved' });
    await connection.db
      .update(withdrawals)
      .set({ updatedAt: sql`now() - interval '31 minutes'` })
      .where(sql`status = 'approved'`);
    await eventually(namesFiring).toEqual(['PaymentsUnsent']);
    // Three servers say so, and it is about none of them.
    expect((await firing())[0]).toMatchObject({ labels: { job: 'coinop-admin', severity: 'page' } });
    expect((await firing())[0]?.labels).not.toHaveProperty('instance');
    await eventually(async () => (await namesFiring()).toSorted()).toEqual(['PaymentsUnsent', 'RailMissing']);
    expect((await firing()).find(({ labels }) => labels.alertname === 'RailMissing')?.labels.instance).toBe(
      `127.0.0.1:${port}`,
    );
    await connection.db.delete(paymentPause);
    prometheus.ask(targets());
    await eventually(firing).toEqual([]);
  },
  WITHIN_MS * 2,
);

test(
  'ServerDown fires when a server was killed a minute ago, DatabaseDown once, and ServerMissing when nobody is asked any more',
  async () => {
    await servers[1]?.kill();
    await eventually(namesFiring).toEqual(['ServerDown']);
    expect((await firing())[0]).toMatchObject({
      labels: { instance: targets()[1], job: 'coinop-admin', severity: 'page' },
      annotations: { description: 'docs/alerts.md#serverdown' },
    });
    servers[1] = await startAt(ports[1] ?? 0);
    await eventually(firing).toEqual([]);
    await connection.db.execute(sql`alter table drizzle.__drizzle_migrations rename to gone`);
    await eventually(async () => (await namesFiring()).filter((name) => name === 'DatabaseDown')).toHaveLength(1);
    await connection.db.execute(sql`alter table drizzle.gone rename to __drizzle_migrations`);
    await eventually(namesFiring).not.toContain('DatabaseDown');
    prometheus.ask([]);
    await eventually(namesFiring).toContain('ServerMissing');
    prometheus.ask(targets());
    await eventually(namesFiring).not.toContain('ServerMissing');
  },
  WITHIN_MS * 3,
);
