import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import { adminOfToken } from './authentication/queries.ts';
import { authenticationRoutes } from './authentication/routes.ts';
import { companyRevenueRoutes } from './company-revenue/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import type { Database } from './db/database.ts';
import { UnreadableBody } from './domain/errors.ts';
import { gameItemRoutes } from './game-items/routes.ts';
import { gameRoutes } from './games/routes.ts';
import type { AppEnv } from './http/app-env.ts';
import { auditDenied } from './http/audit-denied.ts';
import { requireAdmin } from './http/auth.ts';
import { answerError, answerNotFound } from './http/errors.ts';
import { portal } from './http/portal.ts';
import { requestLog } from './http/request-log.ts';
import { countTraffic, Traffic } from './http/traffic.ts';
import { MOST_BODY_BYTES } from './http/validate.ts';
import { Monitor } from './system/monitor.ts';
import { systemRoutes } from './system/routes.ts';
import { transactionRoutes } from './transactions/routes.ts';
import { withdrawalRoutes } from './withdrawals/routes.ts';

export interface AppDependencies {
  db: Database;
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  log: Logger;
  /** Where `npm run build` put the portal. */
  portalDir: string;
  /** Left out: one that looks only when it is asked. */
  monitor?: Monitor;
}

/** Everything the server answers, without a socket: tests call `app.request`. */
export function createApp({ db, ping, log, portalDir, monitor }: AppDependencies): Hono<AppEnv> {
  const traffic = new Traffic();
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.notFound(answerNotFound);

  app.use(requestLog(log));
  app.use(countTraffic(traffic));
  // The portal's page has a policy of its own; no other answer is a document.
  app.use(
    secureHeaders({
      overwrite: false,
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      xFrameOptions: 'DENY',
      permissionsPolicy: { camera: false, microphone: false, geolocation: false, payment: false },
    }),
  );

  app.get('/healthz', (c) => c.json({ status: 'up' }));
  app.get('/readyz', async (c) => {
    await ping();
    return c.json({ status: 'ready' });
  });

  for (const path of ['/auth/*', '/admin/*', '/api/*']) app.use(path, auditDenied(db));
  const wall = requireAdmin((token) => adminOfToken(db, token), ['/auth/admin-logout', '/auth/admin-password']);
  for (const path of ['/auth/admin-logout', '/auth/admin-password', '/admin/*', '/api/*']) app.use(path, wall);
  for (const path of ['/auth/*', '/admin/*', '/api/*']) {
    app.use(path, async (c, next) => {
      await next();
      c.header('Cache-Control', 'no-store');
    });
    app.use(path, bodyLimit({ maxSize: MOST_BODY_BYTES, onError: bodyTooLarge }));
  }

  app.route('/', authenticationRoutes(db));
  app.route('/', transactionRoutes(db));
  app.route('/', withdrawalRoutes(db));
  app.route('/', gameItemRoutes(db));
  app.route('/', gameRoutes(db));
  app.route('/', companyRevenueRoutes(db));
  app.route('/', dashboardRoutes(db));
  app.route('/', systemRoutes({ db, traffic, monitor: monitor ?? new Monitor({ ping }) }));
  app.route('/', portal(portalDir));
  return app;
}

function bodyTooLarge(): never {
  throw new UnreadableBody('The body is too large.');
}
