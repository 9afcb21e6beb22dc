import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../../server/audit/audited-books.ts';
import type { Database } from '../../server/db/database.ts';
import { wrongSums } from '../../server/statistics/rollup-check.ts';
import { installDebianPackage, isRoot } from '../install.ts';
import { paidKeys } from '../paid-keys.ts';
import { administrate, type Postgres, startPostgres } from '../postgres.ts';
import { runBackup, runRestored, type ServerProcess, startServer, temporaryDirectory } from '../server-process.ts';
import { connectPatiently } from '../shared.ts';
import { type Acknowledged, missing, reviewPayOutAndSend } from './acknowledged.ts';
import { type Cluster, countOf, each, startCluster } from './cluster.ts';
import { someRevenue } from './payouts.ts';
import { someWithdrawals } from './reviews.ts';

// The drill of docs/operations.md: a PostgreSQL server that pgBackRest backs up, with its write-ahead log archived, is destroyed under load and
// restored to a second before. Nothing that was committed before that second is lost, and all that is lost is named.

const WITHDRAWALS = 600;
const BEFORE_MS = 1_000;

let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let postgres: Postgres;
let rail: ServerProcess;
let cluster: Cluster;

/** pgBackRest as the user that PostgreSQL runs as. */
function pgbackrest(...args: string[]): void {
  const command = [
    'pgbackrest',
    `--config=${join(dirname(postgres.data), 'pgbackrest.conf')}`,
    '--stanza=coinop',
    ...args,
  ];
  const asPostgres = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  execFileSync(asPostgres[0] ?? '', asPostgres.slice(1), {
    cwd: dirname(postgres.data),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** pgBackRest asks the server by its socket in the file system. */
function startWithArchive(): void {
  const { data, port } = postgres;
  const home = dirname(data);
  const archive = `pgbackrest --config=${join(home, 'pgbackrest.conf')} --stanza=coinop archive-push %p`;
  const options = [
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${home}`,
    `-c fsync=off -c archive_mode=on -c wal_level=replica -c 'archive_command=${archive}'`,
  ];
  postgres.run('pg_ctl', 'start', '-w', '-s', '-D', data, '-l', join(home, 'log'), '-o', options.join(' '));
}

function configure(): void {
  const home = dirname(postgres.data);
  const lines = [
    '[global]',
    ...['repo1', 'log', 'lock', 'spool'].map((name) => `${name}-path=${join(home, 'backrest', name)}`),
    ...['repo1-retention-full=1', 'start-fast=y', 'log-level-console=error', 'log-level-file=off'],
    '[coinop]',
    `pg1-path=${postgres.data}`,
    ...[`pg1-port=${postgres.port}`, `pg1-socket-path=${home}`, 'pg1-user=coinop', 'pg1-database=coinop'],
  ];
  mkdirSync(join(home, 'backrest'));
  writeFileSync(join(home, 'pgbackrest.conf'), `${lines.join('\n')}\n`);
  if (isRoot) execFileSync('chown', ['-R', 'postgres', home]);
}

beforeAll(async () => {
  const isThere = () => spawnSync('pgbackrest', ['version']).status === 0;
  if (!isThere()) installDebianPackage('pgbackrest');
  expect(isThere(), 'pgbackrest is there (Debian: apt-get install pgbackrest)').toBe(true);
  directory = await temporaryDirectory();
  [postgres, rail] = await Promise.all([
    startPostgres(),
    startServer(
      { JOURNAL: join(directory.path, 'journal.jsonl'), RAIL_PORT: '0' },
      'server/payments/rail/serve-simulator.ts',
    ),
  ]);
  postgres.stop('fast');
  configure();
  startWithArchive();
  cluster = await startCluster({ database: postgres, env: surroundings() });
});
afterAll(async () => {
  await cluster?.close();
  await rail?.kill();
  await directory?.remove();
});

const surroundings = () => ({
  ...{ PAYMENT_RAIL: rail.origin, PROCESS_AFTER: '0', DATA_DIR: directory.path },
  AUDIT_HEAD_FILE: join(directory.path, 'heads'),
});

/** Until `isOver`. */
async function load(ids: string[], isOver: () => boolean): Promise<Acknowledged[]> {
  const told: Acknowledged[] = [];
  await each(ids.length, 8, async (index) => {
    if (!isOver()) told.push(...(await reviewPayOutAndSend(ids[index] ?? '', index, cluster.call)));
  });
  return told;
}

interface AuditRow {
  id: number;
  at: Date;
}

const auditRows = async (db: Database): Promise<AuditRow[]> =>
  db
    .select({ id: sql`audit_id`.mapWith(Number), at: sql`created_at`.mapWith((at) => new Date(at)) })
    .from(sql`audit_log`)
    .orderBy(sql`audit_id`);

const paid = () => paidKeys(rail.origin);

test('a database that is destroyed under load comes back as it was a second before, and what is lost is what was said', async () => {
  await someRevenue(cluster, 10_000_000);
  const ids = await someWithdrawals(cluster, 'DRILL', WITHDRAWALS);
  pgbackrest('stanza-create');
  pgbackrest('--type=full', 'backup');

  // Half of the load is done when somebody destroys the database.
  let isDestroyed = false;
  const destroyAt = Promise.withResolvers<void>();
  let answered = 0;
  const loading = load(ids, () => {
    if (++answered === ids.length / 2) destroyAt.resolve();
    return isDestroyed;
  });
  await destroyAt.promise;
  const disaster = new Date();
  await cluster.db.execute(sql`alter table withdrawals rename to destroyed`);
  isDestroyed = true;
  const told = await loading;
  const before = await auditRows(cluster.db);
  await administrate(postgres.url, 'select pg_switch_wal()');
  const target = new Date(disaster.getTime() - BEFORE_MS);

  // The machine is replaced: of the old one only the repository is left.
  postgres.stop('fast');
  rmSync(postgres.data, { recursive: true });
  const at = target.toISOString().replace('T', ' ').replace('Z', '+00');
  pgbackrest('--type=time', `--target=${at}`, '--target-action=promote', 'restore');
  startWithArchive();
  const isWritable = () => countOf(cluster.db, sql`select where not pg_is_in_recovery()`).catch(() => 0);
  await expect.poll(isWritable).toBe(1);
  const connection = await connectPatiently(postgres.url);
  const { db } = connection;
  try {
    const after = await auditRows(db);
    const kept = new Set(after.map(({ id }) => id));
    const lostRows = before.filter(({ id }) => !kept.has(id));
    const unknown = (await paid()).filter((key) => key.startsWith('withdrawal:'));

    // The way back, as docs/operations.md has it.
    const env = { DATABASE_URL: postgres.url, ...surroundings() };
    await runRestored(env, 'begin');
    const status = await runRestored(env);
    const said = /Decisions after (\S+) may be lost/.exec(status.output)?.[1] ?? '';
    const paidUnknown = [...status.output.matchAll(/Paid, and not known here: (\S+),/g)].map(([, key]) => key ?? '');
    const completed = await countOf(db, sql`select from withdrawals where status = 'completed'`);
    expect(paidUnknown.length).toBe(unknown.length - completed);
    expect(lostRows.filter(({ at: time }) => time < new Date(said))).toEqual([]);

    expect((await runRestored(env, 'book')).output).toContain(`${paidUnknown.length} payments booked.`);
    expect((await runRestored(env, 'end')).code).toBe(0);
    const backAt = Date.now();

    const lost = await missing(db, told);
    // All that is lost was decided after the second to which it was restored, but for transactions that were under way then.
    expect(lostRows.length).toBeGreaterThan(0);
    expect(lostRows.filter(({ at: time }) => time.getTime() < target.getTime() - 10_000)).toEqual([]);
    const newestKept = after.at(-1)?.at ?? new Date(0);
    const figures = {
      told: told.length,
      lost: lost.length,
      lostAuditRows: lostRows.length,
      paidUnknown: paidUnknown.length,
      recoveryPointSeconds: (disaster.getTime() - newestKept.getTime()) / 1_000,
      recoverySeconds: (backAt - disaster.getTime()) / 1_000,
    };
    process.stdout.write(`restore drill: ${JSON.stringify(figures)}\n`);

    // Everything can be done now that was lost, and nothing is paid twice.
    await each(ids.length, 8, async (index) => {
      const path = `/admin/withdrawal/withdrawals/${ids[index]}/approve`;
      expect([200, 409]).toContain((await cluster.call(index, { path, body: {} }))?.status);
    });
    const unpaid = () => countOf(db, sql`select from withdrawals where status <> 'completed'`);
    await expect.poll(unpaid, { timeout: 120_000 }).toBe(0);
    const keys = await paid();
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBe(ids.length);
    expect(await brokenInvariants(db)).toEqual([]);
    await expect.poll(() => wrongSums(db)).toEqual([]);
    const done = await runBackup(env, 'drill-done', '--lost', String(figures.recoveryPointSeconds.toFixed(1)));
    expect(done.code).toBe(0);
  } finally {
    await connection.close();
  }
});
