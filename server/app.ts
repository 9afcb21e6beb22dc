import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { adminRoutes } from './admins/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { touchSession } from './authentication/commands.ts';
import { grantersOf, hasSessionCookie, sessionReader } from './authentication/queries.ts';
import { permissionsOf } from './authentication/roles.ts';
import { authenticationRoutes } from './authentication/routes.ts';
import { mustHaveFactor } from './authentication/second-factor.ts';
import { touchServiceToken } from './authentication/service-commands.ts';
import { serviceCallerReader } from './authentication/service-queries.ts';
import { permissionUseRecorder } from './authentication/use-commands.ts';
import { ChangeWatch } from './changes/change-watch.ts';
import { OpenStreams } from './changes/open-streams.ts';
import { changeRoutes } from './changes/routes.ts';
import { companyRevenueRoutes } from './company-revenue/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import type { Source } from './db/connection/connect.ts';
import type { Database } from './db/database.ts';
import { driverError } from './db/errors.ts';
import { SharedRead } from './db/shared-read.ts';
import type { Loops } from './domain/work-loop.ts';
import { factorShown } from './factors/queries.ts';
import { factorRoutes, REACHABLE_WITHOUT_FACTOR } from './factors/routes.ts';
import { gameItemRoutes } from './game-items/routes.ts';
import { gameRoutes } from './games/routes.ts';
import { answerWithin } from './http/answer-within.ts';
import { apiReference, REFERENCE } from './http/api-reference.ts';
import type { AppEnv } from './http/app-env.ts';
import { auditDenied } from './http/audit-denied.ts';
import { knownAdminId, requireAdmin, requirePermission, requireStepUp } from './http/auth.ts';
import { noteBulkReadings } from './http/bulk-readings.ts';
import { rememberAddress } from './http/client-address.ts';
import { compressedAnswers } from './http/compressed-answers.ts';
import { answerError, answerNotFound } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { limitBody } from './http/limit-body.ts';
import { localOnly } from './http/local-only.ts';
import type { Measure } from './http/measure-calls.ts';
import { redirectMoved } from './http/moved-paths.ts';
import { oneHost } from './http/one-host.ts';
import { requireKnownRoutes } from './http/operations.ts';
import { portal } from './http/portal.ts';
import { limitAnonymous, limitBytes, limitCalls } from './http/rate-limit.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { countTraffic, type Traffic } from './http/traffic.ts';
import { MAX_BODY_BYTES, MAX_SIGN_IN_BYTES } from './http/validate.ts';
import { noteRoutes } from './notes/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import type { PaymentList } from './payments/rail/rail-list.ts';
import { type Paying, paymentRoutes } from './payments/routes.ts';
import { FeedWatch } from './platform/events/feed-watch.ts';
import { IMPORT_PATHS } from './platform/imports/routes.ts';
import { MAX_BATCH_BYTES, platformRoutes } from './platform/routes.ts';
import { webhookRoutes } from './platform/webhooks/routes.ts';
import { playerRoutes } from './players/routes.ts';
import { reasonRoutes } from './reasons/routes.ts';
import { MAX_STATEMENT_BYTES, reconciliationRoutes } from './reconciliation/routes.ts';
import { PlatformClock } from './records/platform-clock.ts';
import { enterRestore } from './restore/commands.ts';
import { reviewRoutes } from './review/routes.ts';
import { approvalRoutes } from './second-person/routes.ts';
import type { Secrets } from './secrets/secrets.ts';
import { BACK_CHANNEL_LOGOUT } from './sign-on/routes.ts';
import type { SingleSignOn } from './sign-on/single-sign-on.ts';
import type { Settings } from './start/settings.ts';
import { FILE_CALLS, statementRoutes } from './statements/routes.ts';
import type { BooksCheck } from './system/books-check.ts';
import type { Monitor } from './system/monitor.ts';
import { browserErrorRoutes, systemRoutes } from './system/routes.ts';
import { transactionRoutes } from './transactions/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

const ANSWER_WITHIN_MS = 9_000;
/** A statement of the bank may come over a slow line. */
const FILE_WITHIN_MS = 120_000;
const takesFile = ({ req }: Context<AppEnv>) => req.method === 'POST' && FILE_CALLS.has(req.path);

/** All settings, and the parts of the process that calls use. */
export interface AppDependencies extends Omit<Settings, 'singleSignOn'> {
  db: Database;
  /** Opens the rows of an export. */
  openCursor: Source['openCursor'];
  /** For slow background work. */
  backgroundDb: Database;
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  log: Logger;
  /** The folder with the portal that `npm run build` built. */
  portalDir: string;
  monitor: Monitor;
  /** The work that this process does again and again; System shows it. */
  loops: Loops;
  /** This process's statistics of calls and failures. */
  traffic: Traffic;
  /** The open streams of changes; defaults to those of this app alone. */
  streams?: OpenStreams;
  /** Told of every call that was answered; by default nobody is. */
  measure?: Measure | undefined;
  /** Checks the books for the System screen. */
  checkBooks: BooksCheck;
  /** Whether withdrawals that are sent will be paid. */
  hasPaymentRail: boolean;
  /** The rail's list of payments; without it statements come as files only. */
  paymentList?: PaymentList | undefined;
  /** The payment rail as System shows it, and the state of paying. */
  paying: Pick<Paying, 'rail' | 'health'>;
  /** Milliseconds after which a call is answered with 503; defaults to 9,000. */
  answerWithinMs?: number;
  /** The identity provider; undefined without single sign-on. */
  singleSignOn?: SingleSignOn | undefined;
  /** Aborted when the server is stopping: it keeps answering for a while, but load balancers should send no more requests. */
  stopping: AbortSignal;
  /** Aborted when it stops answering: what is open ends, and what was counted is written. */
  closing: AbortSignal;
  /** Encrypts secrets in the database. */
  secrets: Secrets;
}

/** The whole server without a socket: tests call `app.request`. */
export function createApp(dependencies: AppDependencies): Hono<AppEnv> {
  const { db, openCursor, ping, log, portalDir, trustProxy, rateLimit, isSecure, stopping, closing } = dependencies;
  const { traffic, hasPaymentRail, secrets, singleSignOn, secondFactor: policy, publicUrl } = dependencies;
  const { stepUpFromCents, separateDuties, decisionHoldSeconds, answerWithinMs = ANSWER_WITHIN_MS } = dependencies;
  const { notifications, webhookAllowPrivate } = dependencies;
  const channels = {
    mail: notifications?.mail !== undefined,
    chatHosts: notifications?.chatHosts ?? [],
    allowPrivate: webhookAllowPrivate,
  };
  const exported: Source = { db, openCursor };
  const shared = new SharedRead();
  const platformClock = new PlatformClock();
  const unproved = (message: string) => {
    log.warn(message);
    traffic.failed({ at: new Date(), message, requestId: null });
  };
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.notFound(answerNotFound);

  app.use(requestLog(log, trustProxy, dependencies.callLogLevel));
  app.use(countTraffic(traffic, dependencies.measure));
  app.use(compressedAnswers);
  app.use(rememberAddress(trustProxy));
  app.use(securityHeaders(isSecure));
  app.use(oneHost());
  // The demo, whose password everybody knows.
  if (dependencies.databaseUrl === undefined) app.use(localOnly());

  app.route('/', healthRoutes({ ping, traffic, stopping }));

  const noteDenied = auditDenied(db, closing);
  const noteReadings = noteBulkReadings(db, closing);
  for (const path of ['/auth/*', '/admin/*', '/api/*']) {
    app.use(path, async (c, next) => {
      await next();
      // `c.header` would copy the answer, and its body into a stream.
      c.res.headers.set('Cache-Control', 'no-store');
    });
    app.use(
      path,
      answerWithin(answerWithinMs, (c) => (takesFile(c) ? FILE_WITHIN_MS : 0)),
    );
    // Within the deadline: its entry waits for the database too.
    app.use(path, noteDenied);
    app.use(path, noteReadings);
    app.use(path, limitAnonymous(rateLimit));
  }
  app.use(redirectMoved);
  app.use(BACK_CHANNEL_LOGOUT, answerWithin(answerWithinMs), limitAnonymous(rateLimit), limitBody(MAX_SIGN_IN_BYTES));
  const sessionOfCall: Parameters<typeof requireAdmin>[0]['sessionOf'] = sessionReader(db);
  // Before the authentication middleware, because the sign-in page reports its errors too.
  app.route(
    '/',
    browserErrorRoutes(traffic, (c) => knownAdminId(c, sessionOfCall)),
  );
  const authenticate = requireAdmin({
    sessionOf: sessionOfCall,
    touch: (token) => touchSession(db, token),
    serviceCallerOf: serviceCallerReader(db),
    touchServiceToken: (tokenId, address) => touchServiceToken(db, tokenId, address),
    reachableWithOneUsePassword: ['/auth/admin-logout', '/auth/admin-password'],
    reachableWithoutFactor: REACHABLE_WITHOUT_FACTOR,
  });
  const [limit, limitSize] = [limitCalls(rateLimit), limitBytes(rateLimit, MAX_STATEMENT_BYTES)];
  const noteUse = permissionUseRecorder(db, (err) =>
    log.warn({ err: driverError(err) }, 'the last use of a permission could not be recorded'),
  );
  const permit = requirePermission((permission) => grantersOf(db, permission), noteUse);
  const stepUp = requireStepUp(async ({ var: { actor, tokenHash, roles } }, seconds, from = db) => {
    const { isShown, hasFactor } = await factorShown(from, { tokenHash, adminId: actor.adminId, seconds });
    return !isShown && (hasFactor || mustHaveFactor(policy, permissionsOf(roles)));
  });
  for (const path of ['/auth/admin-login', '/auth/admin-invitation', '/auth/admin-sign-on/*']) {
    app.use(path, limitBody(MAX_SIGN_IN_BYTES));
  }
  // Authenticate before reading the body.
  const [limitUsual, limitBatch] = [limitBody(MAX_BODY_BYTES), limitBody(MAX_BATCH_BYTES)];
  const limitStatement = limitBody(MAX_STATEMENT_BYTES);
  for (const path of ['/auth/admin-logout', '/auth/admin-password', '/admin/*', '/api/*']) {
    app.use(path, authenticate, limit, limitSize, permit, stepUp, (c, next) => {
      // Nobody reads a body of these, and looking at it costs more than the rest of the middleware.
      if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
      // A file may have any size: it is read as it arrives, and never held as a whole.
      if (IMPORT_PATHS.test(c.req.path) || takesFile(c)) return next();
      if (c.req.path.startsWith('/api/platform/')) return limitBatch(c, next);
      if (/^\/api\/admin\/system\/reconciliation\/(header|runs)$/.test(c.req.path)) return limitStatement(c, next);
      return limitUsual(c, next);
    });
  }

  app.route('/', authenticationRoutes(db, isSecure, policy, singleSignOn, channels.mail));
  const changes = new ChangeWatch({ db, log });
  const { loops, streams = new OpenStreams(closing) } = dependencies;
  const feed = new FeedWatch(db);
  loops.add(changes.loop, streams.loop, feed.loop);
  app.route('/', changeRoutes(db, changes, streams));
  app.route('/', factorRoutes(db, { policy, secrets, publicUrl }));
  app.route('/', adminRoutes(db, policy, { canSend: channels.mail, secrets }));
  app.route('/', transactionRoutes(db, shared, exported));
  app.route('/', reviewRoutes(db, dependencies.review));
  app.route(
    '/',
    withdrawalRoutes(db, shared, exported, { hasPaymentRail, stepUpFromCents, separateDuties, decisionHoldSeconds }),
  );
  app.route('/', approvalRoutes(db, { hasPaymentRail, publicUrl, separateDuties, holdSeconds: decisionHoldSeconds }));
  app.route(
    '/',
    platformRoutes(db, platformClock, { older: (by, found) => enterRestore(db, by, found), unproved }, feed, closing),
  );
  app.route('/', playerRoutes(db));
  app.route('/', noteRoutes(db));
  app.route('/', reasonRoutes(db));
  app.route('/', gameItemRoutes(db, exported));
  app.route('/', gameRoutes(db, exported));
  app.route('/', auditRoutes(db, exported));
  app.route('/', companyRevenueRoutes(db, exported));
  app.route('/', dashboardRoutes(db, shared));
  app.route('/', systemRoutes({ ...dependencies, platformClock }));
  app.route(
    '/',
    paymentRoutes(db, {
      ...dependencies.paying,
      processAfterMinutes: dependencies.processAfterMinutes,
      leaseSeconds: dependencies.paymentLeaseSeconds,
      limits: dependencies.paymentLimits,
      separateDuties,
    }),
  );
  app.route('/', notificationRoutes(db, secrets, channels));
  app.route('/', webhookRoutes(db, secrets, webhookAllowPrivate));
  app.route('/', statementRoutes(db));
  app.route('/', reconciliationRoutes(db, dependencies.paymentList, dependencies.reconcileAtHour));
  app.use(REFERENCE, answerWithin(answerWithinMs), limitAnonymous(rateLimit));
  app.route(
    '/',
    apiReference(portalDir, dependencies.apiReference, (cookies) => hasSessionCookie(db, cookies), publicUrl),
  );
  app.route('/', portal(portalDir, singleSignOn !== undefined, dependencies.portalSettings));
  requireKnownRoutes(app);
  return app;
}
