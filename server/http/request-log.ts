import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './app-env.ts';
import { operationIdOf } from './operations.ts';

/** Longer than any path of the contract; a caller may send one of any length. */
const MAX_PATH = 300;

/**
 * Gives every request an id, and logs one line when it is answered: who called which path, from where. The query is
 * left out, because a search may contain a player's e-mail address.
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
        path: c.req.path.slice(0, MAX_PATH),
        operationId: operationIdOf(c.req.method, c.req.path),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
        admin: c.var.actor?.username,
        address: c.var.address,
      },
      'answered',
    );
  };
}
