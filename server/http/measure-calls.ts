import type { MiddlewareHandler } from 'hono';
import { OPERATIONS } from '../../src/generated/operations.ts';
import type { AppEnv } from './app-env.ts';
import { answeringRoute } from './operations.ts';

/** A call of the API, without anything that the caller wrote. */
export interface MeasuredCall {
  /** The operationId of the contract, `portal` for its files, or `other`: never a path, of which there are any number. */
  operation: string;
  status: number;
  seconds: number;
}

/** By Hono's route, since what was asked for is only known by it. */
const operationIds = new Map(
  Object.entries(OPERATIONS).map(([route, { operationId }]) => [route.replaceAll(/\{(\w+)\}/g, ':$1'), operationId]),
);

/** Tells the meter of every call when it is answered. */
export function measureCalls(measure: (call: MeasuredCall) => void): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now();
    await next();
    const route = answeringRoute(c);
    const known = route && operationIds.get(`${route.method} ${route.path}`);
    const operation = known ?? (c.req.path.startsWith('/admin-panel') ? 'portal' : 'other');
    measure({ operation, status: c.res.status, seconds: (performance.now() - start) / 1_000 });
  };
}
