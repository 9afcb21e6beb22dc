import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { DEMO_PASSWORD } from '../demo/demo-admin.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import { createApp } from '../server/app.ts';
import { hashPassword } from '../server/authentication/passwords.ts';
import { EXTENSIONS, openEmbedded } from '../server/db/connection/connect.ts';
import { Loops } from '../server/domain/work-loop.ts';
import { Traffic } from '../server/http/traffic.ts';
import { paymentHealth } from '../server/payments/payment-health.ts';
import { PaymentWorker } from '../server/payments/payment-worker.ts';
import { Secrets } from '../server/secrets/secrets.ts';
import { deltaLoop } from '../server/start/housekeeping.ts';
import { createLog } from '../server/start/log.ts';
import { openRail } from '../server/start/open-rail.ts';
import { readSettings } from '../server/start/settings.ts';
import { checkOfBooks } from '../server/system/books-check.ts';
import { Monitor } from '../server/system/monitor.ts';

// A program: the real server on a database in memory, with the demo's data, for one session of the mock. It tells its parent the origin
// and ends with it. The first one to start saves the filled database to the file of its argument, from which the next ones begin.

const TRANSACTIONS = 2_000;

const [snapshot = ''] = process.argv.slice(2);
// The rail's journal alone is on the disk.
const directory = await mkdtemp(join(tmpdir(), 'coinop-memory-'));
const settings = readSettings({ DATA_DIR: directory, LOG_LEVEL: 'error' });
const log = createLog(settings.logLevel);

const { db, ping, openCursor } = await filledDatabase();
const { rail, shown } = openRail(settings);
const { processAfterMinutes, paymentLeaseSeconds: leaseSeconds } = settings;
const worker = rail && new PaymentWorker({ db, rail, log, processAfterMinutes, leaseSeconds, report: () => {} });
const payments = () => paymentHealth(db, worker?.railState());
const monitor = new Monitor({ ping, payments });
const never = new AbortController().signal;
const app = createApp({
  ...settings,
  rateLimit: 0,
  reconcileAtHour: undefined,
  secondPersonFromCents: undefined,
  db,
  openCursor,
  backgroundDb: db,
  ping,
  log,
  portalDir: directory,
  monitor,
  loops: new Loops(),
  traffic: new Traffic(),
  checkBooks: checkOfBooks(db),
  hasPaymentRail: true,
  paying: { rail: shown, health: payments },
  singleSignOn: undefined,
  secrets: new Secrets([]),
  stopping: never,
  closing: never,
});
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => {
  worker?.start();
  deltaLoop(db, log).start();
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => void rm(directory, { recursive: true, force: true }).finally(() => process.exit()));

async function filledDatabase() {
  if (existsSync(snapshot)) {
    return openEmbedded(new PGlite({ extensions: EXTENSIONS, loadDataDir: new Blob([await readFile(snapshot)]) }));
  }
  const client = new PGlite({ extensions: EXTENSIONS });
  const connection = await openEmbedded(client);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await seedDemo(connection.db, { now: new Date(), transactions: TRANSACTIONS, demoAdmin: { passwordHash } });
  const whole = `${snapshot}.${process.pid}`;
  await writeFile(whole, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await rename(whole, snapshot);
  return connection;
}
