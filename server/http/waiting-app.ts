import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './app-env.ts';
import { answerError } from './errors.ts';
import { healthRoutes } from './health.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { countTraffic, Traffic } from './traffic.ts';

/** A server that is up but not ready. @param ping rejects with NotReady, which says why */
export function waitingApp(ping: () => Promise<void>, log: Logger, isSecure: boolean): Hono<AppEnv> {
  const traffic = new Traffic();
  const app = new Hono<AppEnv>();
  app.onError(answerError);
  app.use(requestLog(log));
  app.use(countTraffic(traffic));
  app.use(securityHeaders(isSecure));
  app.route('/', healthRoutes({ ping, traffic }));
  app.notFound((c) => {
    c.header('Retry-After', '5');
    return c.json({ message: 'The server is not ready yet. Please try again.', code: 'unavailable' }, 503);
  });
  return app;
}
