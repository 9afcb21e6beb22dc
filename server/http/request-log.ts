import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './app-env.ts';

/**
 * Gives every request an id and one line when it is answered. The line has the path without the query: a search may hold a
 * player's e-mail address.
 */
export function requestLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    c.header('X-Request-Id', requestId);
    const start = performance.now();
    await next();
    const quiet = c.req.path.startsWith('/admin-panel/') || c.req.path === '/healthz' || c.req.path === '/readyz';
    c.var.log[quiet ? 'debug' : 'info'](
      {
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round(performance.now() - start),
        admin: c.var.actor?.username,
      },
      'answered',
    );
  };
}
