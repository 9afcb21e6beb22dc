import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../../server/authentication/passwords.ts';
import type { Database } from '../../server/db/database.ts';
import { migratePg } from '../../server/db/migration/migrate.ts';
import { DEMO_PASSWORD } from '../../server/demo/demo-admin.ts';
import { seedDemo } from '../../server/demo/seed-demo.ts';
import { freePort, startPostgres } from '../postgres.ts';
import { startServer, temporaryDirectory } from '../server-process.ts';
import { adminTraffic } from './admin-traffic.ts';
import { openPool } from './filled-database.ts';
import { inspect, WITH_INSPECTOR } from './heap-after-gc.ts';
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
import type { BenchTable } from './table.ts';
import { Tally } from './tally.ts';
import { startReceiver } from './webhook-receiver.ts';

// An hour with everything on: two processes, administrators who look, review, pay out and export, the platform's batches and its feed, payments
// by a rail that now and then loses an answer, webhooks, open screens, and metrics that are scraped.

const SECONDS = 3_600;
const ROWS = 20_000;
const PROCESSES = 2;
const ADMINS = 20;
const SESSIONS = 30;
const STREAMS = 20;
const SCRAPE_EVERY_MS = 5_000;
const SAMPLE_EVERY_MS = 30_000;
const EMPTY_WITHIN_MS = 120_000;

export async function run({ seconds = SECONDS, sessions = SESSIONS, rows }: BenchOptions = {}): Promise<BenchTable[]> {
  const directory = await temporaryDirectory();
  const postgres = await startPostgres();
  await migratePg(postgres.url);
  const { db, close } = openPool(postgres.url, 2);
  const demoAdmin = { passwordHash: await hashPassword(DEMO_PASSWORD) };
  await seedDemo(db, { now: new Date(), transactions: rows?.[0] ?? ROWS, demoAdmin });
  const receiver = await startReceiver();
  // It refuses some payments, and executes others without an answer.
  const rail = await startServer(
    { JOURNAL: join(directory.path, 'rail.jsonl'), DELAY_MS: '200', REFUSED: '0.02', SILENT_AFTER: '0.02' },
    'server/payments/rail/serve-simulator.ts',
  );
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
  const servers = await Promise.all(
    ports.map((port) =>
      startServer({
        DATABASE_URL: postgres.url,
        AUDIT_HEAD_FILE: join(directory.path, 'heads'),
        SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
        WEBHOOK_ALLOW_PRIVATE: '1',
        PAYMENT_RAIL: rail.origin,
        PROCESS_AFTER: '0',
        PAYMENT_LEASE: '5',
        DECISION_HOLD: '2',
        METRICS_PORT: String(port),
        TRUST_PROXY: '1',
        LOG_LEVEL: 'error',
        ...WITH_INSPECTOR,
      }),
    ),
  );
  const inspectors = await Promise.all(servers.map((server) => inspect(server.output())));
  const origin = (index: number) => servers[index % PROCESSES]?.origin ?? '';
  try {
    await addAdmins(db);
    const [exporting, ...admins] = await Promise.all(
      Array.from({ length: sessions + 1 }, (_, index) => signIn(origin(index), nameOf(index), `10.7.0.${index + 1}`)),
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
    let isOver = false;
    const soak: Soak = { tally, isOver: () => isOver || second() >= seconds };
    progress(`everything on, ${seconds} s`);
    const streams = await Promise.all(
      Array.from({ length: STREAMS }, (_, index) =>
        followChanges({ ...soak, isOver: () => isOver }, origin(index), admins[index % admins.length] ?? exporting),
      ),
    );
    const feed = readFeed({ ...soak, isOver: () => isOver }, program.another());
    const scrapes: MetricsText[] = [];
    const scraping = scrape(ports, scrapes, tally, () => isOver);
    const samples: Sample[] = [];
    const sending = [sendTransactions(soak, program.another()), sendWithdrawals(soak, program.another(), reviews)];
    while (reviews.length === 0) await after(100);
    const sampling = (async () => {
      while (!soak.isOver()) {
        for (const [index, inspector] of inspectors.entries()) {
          const heapMb = await inspector.heapAfterCollection();
          samples.push(sampleOf(index, servers[index]?.pid ?? 0, second(), heapMb));
        }
        progress(`${Math.round(second())} s, ${tally.all.count} calls, ${tally.failed} failed`);
        await after(SAMPLE_EVERY_MS);
      }
    })();
    await Promise.all([
      ...admins.map((session) => administrate(soak, session, traffic)),
      payOut(soak, exporting),
      ...sending,
      exportTables(soak, origin(1), exporting),
      sampling,
    ]);
    progress('the load has ended');
    const backlog = await emptied(db, ports);
    isOver = true;
    await Promise.all([feed.ended, scraping]);
    const told = streams.reduce((sum, count) => sum + count(), 0);
    const verdict = await verdictOf(db, rail.origin, { scrapes, received: receiver.ids(), fed: feed.events() });
    return [callTable({ tally, seconds, sessions, told, backlog, verdict }), processTable(samples, seconds)];
  } finally {
    for (const inspector of inspectors) inspector.close();
    await Promise.all([...servers, rail].map((server) => server.kill()));
    receiver.close();
    await close();
    postgres.remove();
    await directory.remove();
  }
}

const nameOf = (index: number) => `bench${index % ADMINS}`;

const addAdmins = (db: Database) =>
  db.execute(sql`insert into admins (admin_id, username, password_hash, role_ids)
    select 'adm_bench_' || number, 'bench' || number, password_hash, role_ids from admins, generate_series(0, ${ADMINS - 1}::int) as number
    where username = 'admin'`);

async function scrape(ports: number[], scrapes: MetricsText[], tally: Tally, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    for (const port of ports) {
      await figuresAt(port).then(
        (figures) => scrapes.push(figures),
        (error: Error) => tally.fail(`metrics: ${error.message}`),
      );
    }
    await after(SCRAPE_EVERY_MS);
  }
}

/** Waits until nothing is left to be done. @returns what is left, and after how many seconds nothing was */
async function emptied(db: Database, ports: number[]): Promise<Backlog & { seconds: number }> {
  const began = performance.now();
  for (;;) {
    const backlog = await backlogOf(db, ports);
    const took = performance.now() - began;
    const isEmpty = Object.values(backlog).every((left) => left === 0);
    if (isEmpty || took > EMPTY_WITHIN_MS) return { ...backlog, seconds: Math.round(took / 1_000) };
    await after(SCRAPE_EVERY_MS);
  }
}
