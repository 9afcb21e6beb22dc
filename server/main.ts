import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { Sealer } from './audit/sealer.ts';
import { DirectoryInUse } from './db/lock-directory.ts';
import { Reads } from './db/reads.ts';
import { DEMO_PASSWORD, DEMO_USERNAME } from './demo/demo-admin.ts';
import { startFolding, startHousekeeping } from './housekeeping.ts';
import { cutIdleConnections, REQUEST_LIMITS } from './http/socket-limits.ts';
import { createLog } from './log.ts';
import { openDatabase } from './open-database.ts';
import { openRail } from './open-rail.ts';
import { openReplica } from './open-replica.ts';
import { InvalidSetting, readSettings } from './settings.ts';
import { Monitor } from './system/monitor.ts';
import { PaymentWorker } from './withdrawals/payment-worker.ts';

/** How long open requests may take to end after a signal. */
const GRACE_MS = 8_000;
/** How old a figure of the dashboard may be: a hundred open dashboards cost the database what one does. */
const DASHBOARD_KEPT_MS = 1_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const { db, openCursor, patient, ping, close } = await openDatabase(settings);
  const replica = openReplica(settings, db, log);
  const reads = new Reads({ db, openCursor }, { replica: replica?.replica, keepMs: DASHBOARD_KEPT_MS });
  const portalDir = fileURLToPath(new URL('../dist', import.meta.url));
  // Where the data lies: here, or on the database's own machine, where only this program is.
  const storageDir =
    settings.databaseUrl === undefined ? settings.dataDir : fileURLToPath(new URL('..', import.meta.url));
  const sealer = new Sealer({ db, log, headFile: settings.auditHeadFile });
  sealer.start();
  const monitor = new Monitor({ ping, storageDir, auditProblem: () => sealer.problem });
  monitor.start();
  startHousekeeping(db, log);
  const stopFolding = startFolding(patient, log);
  const { rail, says, close: closeRail } = openRail(settings);
  const { processAfterMinutes, paymentLeaseSeconds: leaseSeconds } = settings;
  const worker = rail && new PaymentWorker({ db, rail, log, processAfterMinutes, leaseSeconds });
  const { trustProxy, rateLimit, isSecure } = settings;
  const isLocalOnly = settings.databaseUrl === undefined;
  const app = createApp({
    db,
    patient,
    reads,
    ping,
    log,
    portalDir,
    monitor,
    trustProxy,
    rateLimit,
    isSecure,
    isLocalOnly,
  });

  const listening = { hostname: settings.host, port: settings.port, serverOptions: REQUEST_LIMITS };
  const server = serve({ fetch: app.fetch, ...listening }, ({ port }) => {
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
    const lines = [`Coinop Admin is ready at http://${host}:${port}/admin-panel/`];
    if (!settings.databaseUrl) lines.push(`Sign in as ${DEMO_USERNAME} / ${DEMO_PASSWORD} (demo data)`);
    lines.push(says);
    process.stdout.write(`${lines.join('\n')}\n`);
    // Not before the port is ours: a process that cannot serve shall not pay either.
    worker?.start();
  });
  cutIdleConnections(server);
  server.on('error', (error) => fail(error));

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
    // Requests and payments end side by side, and then what both need.
    Promise.all([closed, worker?.stop()])
      .then(closeRail)
      .then(() => sealer.stop())
      .then(stopFolding)
      .then(() => Promise.all([replica?.close(), close()]))
      .then(() => process.exit(0), fail);
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => fail(new Error('open requests or payments did not end in time')), GRACE_MS).unref();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function fail(error: unknown): never {
  const expected = error instanceof InvalidSetting || error instanceof DirectoryInUse;
  process.stderr.write(`Coinop Admin could not go on: ${expected ? error.message : (error as Error)?.stack}\n`);
  process.exit(1);
}

main().catch(fail);
