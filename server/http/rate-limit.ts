import type { MiddlewareHandler } from 'hono';
import { TooManyRequests } from '../domain/errors.ts';
import type { AppEnv } from './app-env.ts';

/** How much of a minute's calls may come at once: far more than any screen asks for. */
const BURST_SHARE = 0.2;

interface Bucket {
  /** Calls that may be made now; a part of one is on its way. */
  calls: number;
  /** When that was so, milliseconds of the process's own steady clock. */
  at: number;
}

/**
 * Behind the wall: lets each administrator make `perMinute` calls a minute of this process, and a fifth of them at once; more
 * are refused until the next one is due. In memory: it protects the process, and what must be counted exactly is in the database.
 *
 * @param perMinute 0: no limit
 */
export function limitCalls(perMinute: number): MiddlewareHandler<AppEnv> {
  const buckets = new Map<string, Bucket>();
  const burst = Math.max(1, perMinute * BURST_SHARE);
  const perMs = perMinute / 60_000;
  return async (c, next) => {
    if (perMinute === 0) return next();
    const { adminId } = c.var.actor;
    const at = performance.now();
    const before = buckets.get(adminId) ?? { calls: burst, at };
    const calls = Math.min(burst, before.calls + (at - before.at) * perMs);
    buckets.set(adminId, { calls: calls < 1 ? calls : calls - 1, at });
    if (calls < 1) throw new TooManyRequests(Math.ceil((1 - calls) / perMs / 1000));
    await next();
  };
}
