import type { Server } from 'node:http';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { Sealer } from './audit/sealer.ts';
import { SingleSignOn } from './authentication/single-sign-on.ts';
import type { Database } from './db/database.ts';
import { DEMO_PASSWORD, DEMO_USERNAME } from './demo/demo-admin.ts';
import { DEMO_SIGN_INS } from './demo/staff.ts';
import { cutIdleConnections, cutSlowBodies, REQUEST_LIMITS } from './http/socket-limits.ts';
import { Traffic } from './http/traffic.ts';
import { paymentHealth } from './payments/payment-health.ts';
import { PaymentWorker } from './payments/payment-worker.ts';
import { ReturnWatch } from './payments/return-watch.ts';
import { WebhookSender } from './platform/webhooks/sender.ts';
import { RestoreWatch } from './restore/restore-watch.ts';
import { startDemoLive } from './start/demo-live.ts';
import { misspelledSettings } from './start/environment.ts';
import { startApplyingDeltas, startHousekeeping } from './start/housekeeping.ts';
import { createLog } from './start/log.ts';
import { openDatabase } from './start/open-database.ts';
import { openRail } from './start/open-rail.ts';
import { closedSecrets, openSecrets } from './start/open-secrets.ts';
import { readSettings } from './start/settings.ts';
import { failureText } from './start/startup-failure.ts';
import { OpenAnswers, shutDown } from './start/stopping.ts';
import { countPendingDeltas } from './statistics/rollups.ts';
import { Monitor } from './system/monitor.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const { db, openCursor, backgroundDb, upkeep, ping, close } = await openDatabase(settings);
  const secrets = await openSecrets(settings);
  const warnings = [...misspelledSettings(process.env), ...(await closedSecrets(db, secrets))];
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
  const portalDir = fileURLToPath(new URL('../dist', import.meta.url));
  // The only disk that this process writes to. That of a database server is not seen from here.
  const storage =
    settings.databaseUrl === undefined
      ? { dir: settings.dataDir, holds: 'the database' }
      : { dir: dirname(settings.auditHeadFile), holds: 'the heads of the audit log; the database is elsewhere' };
  const stopHousekeeping = startHousekeeping(upkeep, backgroundDb, log, {
    disableIdleAfterDays: settings.disableIdleAfterDays,
  });
  const stopApplyingDeltas = startApplyingDeltas(backgroundDb, log);
  const { rail, shown, startupMessage, close: closeRail } = openRail(settings);
  const headFile = settings.auditHeadFile;
  const restoreWatch = new RestoreWatch({ db, rail, headFile, log });
  // Before anything is paid, or told to the platform.
  await restoreWatch.check();
  const sealer = new Sealer({ db, log, headFile, afterSealing: () => restoreWatch.look() });
  sealer.start();
  const { processAfterMinutes, paymentLeaseSeconds: leaseSeconds } = settings;
  const traffic = new Traffic();
  const report = (message: string) => traffic.failed({ at: new Date(), message, requestId: null });
  const { separateDuties, paymentLimits: limits } = settings;
  const worker = rail && new PaymentWorker({ db, rail, log, processAfterMinutes, leaseSeconds, limits, report });
  const returnWatch = rail && new ReturnWatch({ db, rail, log, report });
  const webhookSender = new WebhookSender({ db, secrets, log, report, allowPrivate: settings.webhookAllowPrivate });
  const health = (from: Database) => paymentHealth(from, worker?.railState());
  const monitor = new Monitor({
    ping,
    storage,
    auditProblem: () => sealer.problem,
    countPendingDeltas: (most) => countPendingDeltas(db, most),
    payments: () => health(db),
  });
  monitor.start();
  const { trustProxy, rateLimit, isSecure } = settings;
  const stopping = new AbortController();
  const app = createApp({
    db,
    backgroundDb,
    openCursor,
    ping,
    log,
    portalDir,
    monitor,
    traffic,
    hasPaymentRail: rail !== undefined,
    paymentList: rail,
    paying: { rail: shown, processAfterMinutes, leaseSeconds, health, limits, separateDuties },
    separateDuties,
    trustProxy,
    rateLimit,
    isSecure,
    singleSignOn: settings.singleSignOn && new SingleSignOn(settings.singleSignOn, log),
    isLocalOnly: settings.databaseUrl === undefined,
    secrets,
    webhookAllowPrivate: settings.webhookAllowPrivate,
    secondFactor: settings.secondFactor,
    publicUrl: settings.publicUrl,
    stepUpFromCents: settings.stepUpFromCents,
    stopping: stopping.signal,
  });

  const listening = { hostname: settings.host, port: settings.port, serverOptions: REQUEST_LIMITS };
  let stopDemoLive = async () => {};
  const server = serve({ fetch: app.fetch, ...listening }, ({ port }) => {
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
    const lines = [`Coinop Admin is ready at http://${host}:${port}/admin-panel/`];
    if (!settings.databaseUrl) {
      const others = DEMO_SIGN_INS.filter((name) => name !== DEMO_USERNAME).join(', ');
      lines.push(`Sign in as ${DEMO_USERNAME} / ${DEMO_PASSWORD} (demo data)`);
      lines.push(`To see it with other eyes, sign in as ${others}, with the same password`);
    }
    lines.push(startupMessage);
    process.stdout.write(`${lines.join('\n')}\n`);
    // Do not start paying before we own the port.
    worker?.start();
    returnWatch?.start();
    if (settings.isDemoLive) stopDemoLive = startDemoLive(db, log);
    webhookSender.start();
  });
  cutIdleConnections(server);
  cutSlowBodies(server as Server);
  server.on('error', (error) => fail(error));

  const answers = new OpenAnswers(server as Server);
  const hurry = new AbortController();
  const stop = async (signal: string) => {
    // A second signal skips the rest of the draining time.
    if (stopping.signal.aborted) return hurry.abort();
    stopping.abort();
    log.info({ signal }, 'stopping');
    const drainMs = settings.drainSeconds * 1_000;
    const endedWell = await shutDown({
      log,
      answers,
      drainMs,
      hurry: hurry.signal,
      stopSending: async () => {
        const stopPaying = Promise.all([worker?.stop(), returnWatch?.stop()]).then(closeRail);
        await Promise.all([stopPaying, webhookSender.stop(), stopDemoLive()]);
      },
      sealAudit: () => sealer.stop(),
      stopBackground: async () => {
        stopHousekeeping();
        await stopApplyingDeltas();
      },
      close,
    });
    process.exit(endedWell ? 0 : 1);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function fail(error: unknown): never {
  process.stderr.write(`Coinop Admin had to stop: ${failureText(error)}\n`);
  process.exit(1);
}

main().catch(fail);
