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
    let ofRequest: Logger | undefined;
    c.set('log', () => {
      ofRequest ??= log.child({ requestId });
      return ofRequest;
    });
    c.header('X-Request-Id', requestId);
    const start = performance.now();
    await next();
    const { path, method } = c.req;
    const quiet = path.startsWith('/admin-panel/') || path === '/healthz' || path === '/readyz' || path === '/version';
    const level = quiet ? 'debug' : 'info';
    if (!log.isLevelEnabled(level)) return;
    log[level](
      {
        requestId,
        method,
        path: path.slice(0, MAX_PATH),
        operationId: operationIdOf(method, path),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
        admin: c.get('actor')?.username,
        address: c.get('address'),
      },
      'answered',
    );
  };
}
