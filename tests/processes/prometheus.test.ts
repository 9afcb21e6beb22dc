import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RULES_FILE } from '../../build/alert-rules.ts';
import { installDebianPackage } from '../install.ts';
import { freePort } from '../postgres.ts';
import { RULES } from '../server/alert-conditions.ts';
import { insertFirstRecords, signInAt } from '../server/server-under-test.ts';
import { type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { connectPatiently, createDatabase, type TestDatabase } from '../shared.ts';

// deploy/prometheus-alerts.yaml as it stands in a real Prometheus, which asks a real server. Only its intervals are shorter than is usual.

/** Longer than the minute for which a server has to be down, and that after which it first checks the books. */
const WITHIN_MS = 240_000;

let folder: Awaited<ReturnType<typeof temporaryDirectory>>;
let database: TestDatabase;
let rail: ServerProcess;
let server: ServerProcess;
let prometheus: ChildProcess;
let env: Record<string, string>;
let origin: string;

beforeAll(async () => {
  const isThere = () => spawnSync('prometheus', ['--version']).status === 0;
  if (!isThere()) installDebianPackage('prometheus');
  expect(isThere(), 'Prometheus is there (Debian: apt-get install prometheus)').toBe(true);
  [folder, database] = await Promise.all([temporaryDirectory(), createDatabase()]);
  const journal = { JOURNAL: join(folder.path, 'journal.jsonl') };
  rail = await startServer(journal, 'server/payments/rail/serve-simulator.ts');
  const [metricsPort, port] = await Promise.all([freePort(), freePort()]);
  env = { DATABASE_URL: database.url, PAYMENT_RAIL: rail.origin, METRICS_PORT: String(metricsPort) };
  server = await startServer(env);
  const connection = await connectPatiently(database.url);
  await insertFirstRecords(connection.db);
  await connection.close();
  await signInAt(server.origin);
  const config = {
    global: { scrape_interval: '2s', scrape_timeout: '2s', evaluation_interval: '1s' },
    rule_files: [resolve(RULES_FILE)],
    scrape_configs: [{ job_name: 'coinop-admin', static_configs: [{ targets: [`127.0.0.1:${metricsPort}`] }] }],
  };
  const file = join(folder.path, 'prometheus.yml');
  // JSON is YAML too.
  writeFileSync(file, JSON.stringify(config));
  origin = `http://127.0.0.1:${port}`;
  const args = [`--config.file=${file}`, `--storage.tsdb.path=${join(folder.path, 'tsdb')}`];
  prometheus = spawn('prometheus', [...args, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' });
});
afterAll(async () => {
  prometheus?.kill('SIGKILL');
  if (prometheus) await once(prometheus, 'exit');
  await Promise.all([server?.kill(), rail?.kill()]);
  await database?.remove();
  await folder?.remove();
});

/** The answer of Prometheus' API; undefined while it does not answer yet. */
const asked = (path: string) =>
  fetch(`${origin}/api/v1/${path}`).then(
    async (answer) => (await answer.json()).data,
    () => undefined,
  );

const rules = async () => (await asked('rules'))?.groups?.[0]?.rules;
const firing = async () => (await asked('alerts'))?.alerts.filter(({ state }: { state: string }) => state === 'firing');
const eventually = <T>(read: () => Promise<T>) => expect.poll(read, { timeout: WITHIN_MS, interval: 250 });

test(
  'every rule is evaluated without an error, on figures that the server has, and none fires while all is well',
  async () => {
    await eventually(async () => (await rules())?.map(({ health }: { health: string }) => health)).toEqual(
      RULES.map(() => 'ok'),
    );
    expect((await rules()).map(({ name }: { name: string }) => name)).toEqual(RULES.map(({ alert }) => alert));
    // Only a standby server can be behind.
    const figures = RULES.flatMap(({ expr }) => expr.match(/\bcoinop_\w+|\bnodejs_\w+/g) ?? []).filter(
      (name) => name !== 'coinop_replicas_lag_bytes',
    );
    await eventually(() => asked('label/__name__/values')).toEqual(expect.arrayContaining(figures));
    expect(await firing()).toEqual([]);
  },
  WITHIN_MS,
);

test(
  'ServerDown fires when a server was killed a minute ago, and is over when it runs again',
  async () => {
    await server.kill();
    await eventually(async () => (await asked('alerts')).alerts).toMatchObject([
      { labels: { alertname: 'ServerDown' }, state: 'pending' },
    ]);
    await eventually(firing).toHaveLength(1);
    const [alert] = await firing();
    expect(alert).toMatchObject({
      labels: { alertname: 'ServerDown', job: 'coinop-admin', severity: 'page' },
      annotations: { description: 'docs/alerts.md#serverdown' },
    });
    server = await startServer(env);
    await eventually(firing).toEqual([]);
  },
  WITHIN_MS * 2,
);
