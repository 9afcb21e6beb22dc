import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { adminRoutes } from './admins/routes.ts';
import { touchSession } from './authentication/commands.ts';
import { grantersOf, sessionReader } from './authentication/queries.ts';
import { permissionsOf } from './authentication/roles.ts';
import { authenticationRoutes } from './authentication/routes.ts';
import { mustHaveFactor, type SecondFactorPolicy } from './authentication/second-factor.ts';
import { touchServiceToken } from './authentication/service-commands.ts';
import { serviceCallerReader } from './authentication/service-queries.ts';
import type { SingleSignOn } from './authentication/single-sign-on.ts';
import { companyRevenueRoutes } from './company-revenue/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { embeddedCursors } from './db/cursor.ts';
import type { Database } from './db/database.ts';
import { exportsFrom, type ReadForExport } from './db/export-source.ts';
import { SharedRead } from './db/shared-read.ts';
import { BadRequest } from './domain/errors.ts';
import type { PaymentList } from './domain/rail-list.ts';
import { factorShown } from './factors/queries.ts';
import { factorRoutes, REACHABLE_WITHOUT_FACTOR } from './factors/routes.ts';
import { gameItemRoutes } from './game-items/routes.ts';
import { gameRoutes } from './games/routes.ts';
import { answerWithin } from './http/answer-within.ts';
import type { AppEnv } from './http/app-env.ts';
import { auditDenied } from './http/audit-denied.ts';
import { knownAdminId, requireAdmin, requirePermission, requireStepUp } from './http/auth.ts';
import { rememberAddress, type TrustedProxies } from './http/client-address.ts';
import { compressedAnswers } from './http/compressed-answers.ts';
import { answerError, answerNotFound } from './http/errors.ts';
import { localOnly } from './http/local-only.ts';
import { oneHost } from './http/one-host.ts';
import { requireKnownRoutes } from './http/operations.ts';
import { portal } from './http/portal.ts';
import { limitAnonymous, limitCalls } from './http/rate-limit.ts';
import { MAX_BATCH_BYTES } from './http/record-batch.ts';
import { requestLog } from './http/request-log.ts';
import { securityHeaders } from './http/security-headers.ts';
import { countTraffic, Traffic } from './http/traffic.ts';
import { MAX_BODY_BYTES, MAX_SIGN_IN_BYTES } from './http/validate.ts';
import { INTAKES } from './intakes.ts';
import { type Paying, paymentRoutes } from './payments/routes.ts';
import { platformEventRoutes } from './platform-events/routes.ts';
import { platformImportRoutes } from './platform-imports/routes.ts';
import { playerRoutes } from './players/routes.ts';
import { MAX_STATEMENT_BYTES, reconciliationRoutes } from './reconciliation/routes.ts';
import { Secrets } from './secrets/secrets.ts';
import { Monitor } from './system/monitor.ts';
import { browserErrorRoutes, systemRoutes } from './system/routes.ts';
import { transactionRoutes } from './transactions/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

const ANSWER_WITHIN_MS = 9_000;

export interface AppDependencies {
  db: Database;
  /** Where exports are read; defaults to `db` (the embedded database). */
  readForExport?: ReadForExport;
  /** For slow background work; defaults to `db`. */
  backgroundDb?: Database;
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  log: Logger;
  /** The folder with the portal that `npm run build` built. */
  portalDir: string;
  /** Defaults to a monitor that checks only on request. */
  monitor?: Monitor;
  /** This process's statistics of calls and failures; defaults to a new one. */
  traffic?: Traffic;
  /** Whether withdrawals that are sent will be paid; defaults to true. */
  hasPaymentRail?: boolean;
  /** The rail's list of payments; without it statements come as files only. */
  paymentList?: PaymentList | undefined;
  /** How this process pays; defaults to not at all. */
  paying?: Paying;
  /** Webhook targets may use plain HTTP and be in private networks; defaults to no. */
  webhookAllowPrivate?: boolean;
  /** Milliseconds after which a call is answered with 503; defaults to 9,000. */
  answerWithinMs?: number;
  /** The proxies in front that add to `X-Forwarded-For`; defaults to none. */
  trustProxy?: TrustedProxies;
  /** Calls per minute, per administrator and per network without a session; defaults to no limit. */
  rateLimit?: number;
  /** Browsers reach this server over TLS, whatever the request's scheme. */
  isSecure?: boolean;
  /** The identity provider; undefined without single sign-on. */
  singleSignOn?: SingleSignOn | undefined;
  /** Answers only callers on this machine: for the demo. */
  isLocalOnly?: boolean;
  /** Aborted when the server is stopping: it keeps answering for a while, but load balancers should send no more requests. */
  stopping?: AbortSignal;
  /** Encrypts secrets in the database; defaults to one without a key, which refuses to. */
  secrets?: Secrets;
  /** The administrators who must have a second factor; defaults to none. */
  secondFactor?: SecondFactorPolicy;
  /** The portal's public address, to which passkeys are bound; without it they work on `localhost` only. */
  publicUrl?: string | undefined;
  /** Withdrawals of this sum or more are approved with a second factor that was shown recently; defaults to $1,000. */
  stepUpFromCents?: number;
}

const NOT_PAYING: Paying = {
  rail: { kind: 'none', address: null },
  processAfterMinutes: 15,
  leaseSeconds: 30,
  health: async () => ({ status: 'not_used', detail: 'This process does not pay' }),
};

/** The whole server without a socket: tests call `app.request`. */
export function createApp(dependencies: AppDependencies): Hono<AppEnv> {
  const { db, backgroundDb = db, ping, log, portalDir, monitor, trustProxy = 0, rateLimit = 0 } = dependencies;
  const { isSecure = false, isLocalOnly, stopping, singleSignOn } = dependencies;
  const { traffic = new Traffic(), hasPaymentRail = true, answerWithinMs = ANSWER_WITHIN_MS } = dependencies;
  const {
    secrets = new Secrets([]),
    secondFactor: policy = 'off',
    publicUrl,
    stepUpFromCents = 100_000,
  } = dependencies;
  const readForExport = dependencies.readForExport ?? exportsFrom({ db, openCursor: embeddedCursors(db) });
  const shared = new SharedRead();
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.notFound(answerNotFound);

  app.use(requestLog(log));
  app.use(countTraffic(traffic));
  app.use(compressedAnswers);
  app.use(rememberAddress(trustProxy));
  app.use(securityHeaders(isSecure));
  app.use(oneHost());
  if (isLocalOnly) app.use(localOnly());

  app.get('/healthz', (c) => c.json({ status: 'up' }));
  // Anybody may call this. Concurrent callers share one query.
  let pinging: Promise<void> | undefined;
  const pingOnce = () => {
    pinging ??= ping().finally(() => {
      pinging = undefined;
    });
    return pinging;
  };
  app.get('/readyz', async (c) => {
    if (stopping?.aborted) return c.json({ status: 'stopping' }, 503);
    await pingOnce();
    return c.json({ status: 'ready' });
  });

  for (const path of ['/auth/*', '/admin/*', '/api/*']) app.use(path, auditDenied(db));
  for (const path of ['/auth/*', '/admin/*', '/api/*']) {
    app.use(path, async (c, next) => {
      await next();
      // `c.header` would copy the answer, and its body into a stream.
      c.res.headers.set('Cache-Control', 'no-store');
    });
    app.use(path, answerWithin(answerWithinMs));
    app.use(path, limitAnonymous(rateLimit));
  }
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
  const limit = limitCalls(rateLimit);
  const permit = requirePermission((permission) => grantersOf(db, permission));
  const stepUp = requireStepUp(async ({ var: { actor, tokenHash, roles } }, seconds) => {
    const { isShown, hasFactor } = await factorShown(db, { tokenHash, adminId: actor.adminId, seconds });
    return !isShown && (hasFactor || mustHaveFactor(policy, permissionsOf(roles)));
  });
  const limitBody = (maxSize: number) => bodyLimit({ maxSize, onError: bodyTooLarge });
  for (const path of ['/auth/admin-login', '/auth/admin-invitation', '/auth/admin-sign-on/*']) {
    app.use(path, limitBody(MAX_SIGN_IN_BYTES));
  }
  // Authenticate before reading the body.
  const [limitUsual, limitBatch] = [limitBody(MAX_BODY_BYTES), limitBody(MAX_BATCH_BYTES)];
  const limitStatement = limitBody(MAX_STATEMENT_BYTES);
  for (const path of ['/auth/admin-logout', '/auth/admin-password', '/admin/*', '/api/*']) {
    app.use(path, authenticate, limit, permit, stepUp, (c, next) => {
      // Nobody reads a body of these, and looking at it costs more than the rest of the middleware.
      if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
      // A file may have any size: it is read as it arrives, and never held as a whole.
      if (c.req.path === '/api/platform/imports') return next();
      if (c.req.path.startsWith('/api/platform/')) return limitBatch(c, next);
      if (c.req.path.startsWith('/api/admin/system/reconciliation/')) return limitStatement(c, next);
      return limitUsual(c, next);
    });
  }

  app.route('/', authenticationRoutes(db, isSecure, policy, singleSignOn));
  app.route('/', factorRoutes(db, { policy, secrets, publicUrl }));
  app.route('/', adminRoutes(db, policy));
  app.route('/', transactionRoutes(db, shared, readForExport));
  app.route('/', withdrawalRoutes(db, shared, readForExport, { hasPaymentRail, stepUpFromCents }));
  app.route('/', playerRoutes(db));
  app.route('/', platformEventRoutes(db));
  app.route('/', platformImportRoutes(db, INTAKES));
  app.route('/', gameItemRoutes(db));
  app.route('/', gameRoutes(db));
  app.route('/', companyRevenueRoutes(db));
  app.route('/', dashboardRoutes(db, shared));
  app.route('/', systemRoutes({ db, backgroundDb, traffic, monitor: monitor ?? new Monitor({ ping }) }));
  app.route('/', paymentRoutes(db, dependencies.paying ?? NOT_PAYING));
  app.route('/', webhookRoutes(db, secrets, dependencies.webhookAllowPrivate ?? false));
  app.route('/', reconciliationRoutes(db, dependencies.paymentList));
  app.route('/', portal(portalDir, singleSignOn !== undefined));
  requireKnownRoutes(app);
  return app;
}

function bodyTooLarge(): never {
  throw new BadRequest('The body is too large.');
}
