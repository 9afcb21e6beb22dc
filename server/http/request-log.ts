import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './app-env.ts';
import { isFromProxy, type TrustedProxies } from './client-address.ts';
import { operationIdOf } from './operations.ts';
import { type RequestContext, requestContextOf } from './request-context.ts';
import { seenCall } from './seen-call.ts';

/** Longer than any path of the contract; a caller may send one of any length. */
const MAX_PATH = 300;

const NO_CONTEXT: RequestContext = { requestId: undefined, trace: undefined };

/**
 * Gives every request an id, and logs one line when it is answered: who called which path, from where. The query is
 * left out, because a search may contain a player's e-mail address. A request of a trusted proxy keeps its id and its trace.
 *
 * @param callLevel of the lines about calls
 */
export function requestLog(
  log: Logger,
  trusted: TrustedProxies = 0,
  callLevel: 'info' | 'debug' = 'info',
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const isTrusted = trusted !== 0 && isFromProxy(trusted, c.env?.incoming?.socket.remoteAddress);
    const { requestId: given, trace } = isTrusted ? requestContextOf((name) => c.req.header(name)) : NO_CONTEXT;
    const requestId = given ?? randomUUID();
    c.set('requestId', requestId);
    let ofRequest: Logger | undefined;
    c.set('log', () => {
      ofRequest ??= log.child({ requestId, ...trace });
      return ofRequest;
    });
    c.header('X-Request-Id', requestId);
    const start = performance.now();
    await next();
    const seen = seenCall(c);
    if (!seen) return;
    const { path, method } = seen;
    const quiet = path.startsWith('/admin-panel/') || path === '/healthz' || path === '/readyz' || path === '/version';
    const level = quiet ? 'debug' : callLevel;
    if (!log.isLevelEnabled(level)) return;
    log[level](
      {
        requestId,
        ...trace,
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
