import type { Logger } from 'pino';
import { AlertWatch } from './alerts/alert-watch.ts';
import { createApp } from './app.ts';
import { Sealer } from './audit/sealer.ts';
import type { Connection } from './db/connection/connect.ts';
import type { Database } from './db/database.ts';
import { release } from './db/release.ts';
import { internetThrough, type Network } from './delivery/post.ts';
import { Loops } from './domain/work-loop.ts';
import { Traffic } from './http/traffic.ts';
import { ledgerDifference } from './ledger/withdrawal-books.ts';
import { Readings } from './metrics/readings.ts';
import { NotificationSender } from './notifications/sender.ts';
import { paymentHealth } from './payments/payment-health.ts';
import { PaymentWorker } from './payments/payment-worker.ts';
import { ReturnWatch } from './payments/return-watch.ts';
import { WebhookSender } from './platform/webhooks/sender.ts';
import { DailyReconciliation } from './reconciliation/daily-reconciliation.ts';
import { RestoreWatch } from './restore/restore-watch.ts';
import { countUnmetRules } from './second-person/person-queries.ts';
import { ensureFirstRules } from './second-person/rule-commands.ts';
import type { Secrets } from './secrets/secrets.ts';
import { SingleSignOn } from './sign-on/single-sign-on.ts';
import { deltaLoop, scoreLoop, startHousekeeping } from './start/housekeeping.ts';
import { cannotListen } from './start/invalid-setting.ts';
import type { OpenRail } from './start/open-rail.ts';
import type { Settings } from './start/settings.ts';
import { countPendingDeltas } from './statistics/rollups.ts';
import { checkOfBooks } from './system/books-check.ts';
import { BooksWatch } from './system/books-watch.ts';
import { Monitor } from './system/monitor.ts';

/** Everything outside of a server process that it uses. */
export interface Surroundings extends Pick<OpenRail, 'rail' | 'shown'> {
  settings: Settings;
  connection: Connection;
  secrets: Secrets;
  log: Logger;
  /** The folder with the portal that `npm run build` built. */
  portalDir: string;
  /** The disk that the System screen watches; omitted when this process does not watch one. */
  storage?: { dir: string; holds: string };
  /** How webhooks are sent; defaults to the internet. */
  network?: Network;
}

/** A server process without its socket and its signals. */
export interface ServerParts {
  app: ReturnType<typeof createApp>;
  /** Aborted when the server is stopping; it still answers for a while. */
  stopping: AbortController;
  /** Aborted when that time is over. */
  closing: AbortController;
  /** Starts payments and webhooks. */
  startSending(): void;
  /** Stops them. @param closeRail called when nothing is being paid any more */
  stopSending(closeRail?: () => Promise<void>): Promise<void>;
  /** Seals the audit log for the last time. Call it when nothing writes to the database any more. */
  sealAudit(): Promise<void>;
  stopBackground(): Promise<void>;
}

/** Assembles a server process and starts its background work, except for payments and webhooks. */
export async function assembleServer(surroundings: Surroundings): Promise<ServerParts> {
  const { settings, connection, secrets, rail, shown, log, portalDir, storage } = surroundings;
  const { network = settings.outgoingProxy && internetThrough(settings.outgoingProxy) } = surroundings;
  const { db, openCursor, backgroundDb, upkeep, ping } = connection;
  const { disableIdleAfterDays, disableAbsentAfterDays, statementTextDays, secondPersonFromCents } = settings;
  // Before anybody decides anything.
  await ensureFirstRules(db, secondPersonFromCents);
  const traffic = new Traffic();
  const report = (message: string) => traffic.failed({ at: new Date(), message, requestId: null });
  const housekeeping = startHousekeeping(upkeep, backgroundDb, log, {
    disableIdleAfterDays,
    disableAbsentAfterDays,
    statementTextDays,
    secondPersonFromCents,
    report,
  });
  const backlogs = [deltaLoop(backgroundDb, log), scoreLoop(backgroundDb, log)];
  for (const loop of backlogs) loop.start();
  const headFile = settings.auditHeadFile;
  const restoreWatch = new RestoreWatch({ db, rail, headFile, log });
  // Before anything is paid, or told to the platform.
  await restoreWatch.check();
  const sealer = new Sealer({ db, log, headFile, afterSealing: () => restoreWatch.look() });
  sealer.start();
  const { processAfterMinutes, paymentLeaseSeconds: leaseSeconds } = settings;
  const { paymentLimits: limits, webhookAllowPrivate: allowPrivate } = settings;
  const worker = rail && new PaymentWorker({ db, rail, log, processAfterMinutes, leaseSeconds, limits, report });
  const returnWatch = rail && new ReturnWatch({ db, rail, log, report });
  const daily =
    rail && settings.reconcileAtHour !== undefined
      ? new DailyReconciliation({ db: backgroundDb, rail, log, hour: settings.reconcileAtHour })
      : undefined;
  const webhookSender = new WebhookSender({ db, secrets, log, report, allowPrivate, ...(network && { network }) });
  const { notifications } = settings;
  const notificationSender =
    notifications &&
    new NotificationSender({ db, secrets, log, settings: notifications, allowPrivate, ...(network && { network }) });
  const health = (from: Database) => paymentHealth(from, worker?.railState());
  const monitor = new Monitor({
    ping,
    storage,
    auditProblem: () => sealer.problem,
    countPendingDeltas: (most) => countPendingDeltas(db, most),
    payments: () => health(db),
  });
  monitor.loop.start();
  const checkBooks = checkOfBooks(backgroundDb);
  const books = new BooksWatch({ check: checkBooks, difference: () => ledgerDifference(backgroundDb), log });
  books.loop.start();
  const readings = new Readings({
    db: backgroundDb,
    ping,
    leaseSeconds,
    processAfterMinutes,
    disableAbsentAfterDays,
    // Nobody is paid by the demo.
    hasRail: rail !== undefined || settings.databaseUrl === undefined,
    reviewTargetSeconds: settings.review.targetHours * 3_600,
    failedCalls: (minutes) => traffic.countsOf(minutes).failed,
    books: () => books.last,
    pool: connection.poolState,
    unmetRules: () => countUnmetRules(backgroundDb, secondPersonFromCents),
    auditProblem: () => sealer.problem,
    storageDir: storage?.dir,
    hasDrills: settings.databaseUrl !== undefined,
  });
  const alertWatch = new AlertWatch({ db, readings, log });
  alertWatch.loop.start();
  const loops = new Loops();
  loops.add(worker?.loop, returnWatch?.loop, daily?.loop, webhookSender.loop, notificationSender?.loop, sealer.loop);
  loops.add(books.loop, monitor.loop, alertWatch.loop, ...backlogs, ...housekeeping.loops);
  const metrics = await openMetrics(settings, { readings, loops, log });
  const [stopping, closing] = [new AbortController(), new AbortController()];
  const app = createApp({
    ...settings,
    db,
    backgroundDb,
    openCursor,
    ping,
    log,
    portalDir,
    monitor,
    loops,
    traffic,
    checkBooks,
    measure: metrics?.measure,
    hasPaymentRail: rail !== undefined,
    paymentList: rail,
    reconcileAtHour: daily && settings.reconcileAtHour,
    paying: { rail: shown, health },
    singleSignOn: settings.singleSignOn && new SingleSignOn(settings.singleSignOn),
    secrets,
    stopping: stopping.signal,
    closing: closing.signal,
  });
  return {
    app,
    stopping,
    closing,
    startSending() {
      worker?.start();
      returnWatch?.start();
      daily?.start();
      webhookSender.start();
      notificationSender?.start();
    },
    async stopSending(closeRail) {
      const stopPaying = Promise.all([worker?.stop(), returnWatch?.stop(), daily?.stop()]).then(closeRail);
      await Promise.all([stopPaying, webhookSender.stop(), notificationSender?.stop()]);
    },
    sealAudit: () => sealer.stop(),
    async stopBackground() {
      // Its statements may take half an hour: closing the connection breaks them off.
      void housekeeping.stop();
      await Promise.all([...backlogs.map((loop) => loop.stop()), alertWatch.loop.stop(), metrics?.stop()]);
    },
  };
}

/** OpenTelemetry is loaded only where something is measured. @throws InvalidSetting when the port cannot be opened */
async function openMetrics({ metrics }: Settings, measured: { readings: Readings; loops: Loops; log: Logger }) {
  if (metrics === undefined) return undefined;
  const { startMetrics } = await import('./metrics/start-metrics.ts');
  try {
    return await startMetrics(metrics, { ...measured, version: release().version });
  } catch (error) {
    throw cannotListen('METRICS_HOST and METRICS_PORT', error as Error);
  }
}
