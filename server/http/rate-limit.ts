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
 * Lets each caller make `perMinute` calls a minute, and `burst` of them at once. In memory: it protects the process, and what must be
 * counted exactly is in the database.
 */
export class CallBudget {
  readonly #buckets = new Map<string, Bucket>();
  readonly #perMs: number;
  readonly #burst: number;

  constructor(perMinute: number, burst: number) {
    this.#perMs = perMinute / 60_000;
    this.#burst = burst;
  }

  /** Counts a call. @throws TooManyRequests until the next one is due */
  spend(caller: string): void {
    const at = performance.now();
    const before = this.#buckets.get(caller) ?? { calls: this.#burst, at };
    const calls = Math.min(this.#burst, before.calls + (at - before.at) * this.#perMs);
    this.#buckets.set(caller, { calls: calls < 1 ? calls : calls - 1, at });
    if (calls < 1) throw new TooManyRequests(Math.ceil((1 - calls) / this.#perMs / 1000));
  }
}

/**
 * Behind the authentication middleware: limits the calls of each administrator. A fifth of a minute's calls may come at once.
 *
 * @param perMinute 0: no limit
 */
export function limitCalls(perMinute: number): MiddlewareHandler<AppEnv> {
  const budget = new CallBudget(perMinute, Math.max(1, perMinute * BURST_SHARE));
  return async (c, next) => {
    if (perMinute > 0) budget.spend(c.var.actor.adminId);
    await next();
  };
}
