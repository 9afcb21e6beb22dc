import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { TooManyRequests } from '../domain/errors.ts';
import type { AppEnv } from './app-env.ts';
import { bearerOf } from './auth.ts';
import { networkOf } from './client-address.ts';

// In memory: these protect the process, and what must be counted exactly is in the database.

/** How much of a minute's calls may come at once: far more than any screen asks for. */
const BURST_SHARE = 0.2;
/** As many subjects as are remembered; of more, the one that was heard of longest ago is forgotten. */
const MAX_SUBJECTS = 10_000;
/** All who show no session may together make so many times the calls of one. */
const ALL_NETWORKS = 10;

interface Bucket {
  /** Calls that may be made now; a part of one is on its way. */
  calls: number;
  /** When that was so, milliseconds of the process's own steady clock. */
  at: number;
}

/** Lets each subject make so many calls per minute, and a share of them at once. */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #burst: number;
  readonly #perMs: number;

  constructor(perMinute: number, burst = Math.max(1, perMinute * BURST_SHARE)) {
    this.#burst = burst;
    this.#perMs = perMinute / 60_000;
  }

  /** @throws TooManyRequests with the seconds until the subject's next call is due */
  take(subject: string): void {
    const missing = this.#missing(subject);
    if (missing > 0) throw new TooManyRequests(Math.ceil(missing / this.#perMs / 1000));
  }

  /** @returns false where the subject's next call is not due yet */
  tryTake(subject: string): boolean {
    return this.#missing(subject) === 0;
  }

  /** Takes a call; where there is none, the part of one that is still missing. */
  #missing(subject: string): number {
    const at = performance.now();
    const before = this.#buckets.get(subject) ?? { calls: this.#burst, at };
    const calls = Math.min(this.#burst, before.calls + (at - before.at) * this.#perMs);
    this.#set(subject, { calls: calls < 1 ? calls : calls - 1, at });
    return calls < 1 ? 1 - calls : 0;
  }

  /** The call turned out to be none of those that are counted. */
  giveBack(subject: string): void {
    const bucket = this.#buckets.get(subject);
    if (bucket) bucket.calls += 1;
  }

  #set(subject: string, bucket: Bucket): void {
    rememberLast(this.#buckets, subject, bucket);
  }
}

/** The map's order is that of the last use, and it does not grow without end. */
function rememberLast<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_SUBJECTS && oldest !== undefined) map.delete(oldest);
}

/**
 * Behind authentication: lets each administrator make `perMinute` calls a minute of this process, and a fifth of them at once; more
 * are refused until the next one is due.
 *
 * @param perMinute 0: no limit
 */
export function limitCalls(perMinute: number): MiddlewareHandler<AppEnv> {
  const administrators = new Buckets(perMinute);
  return async (c, next) => {
    if (perMinute > 0) administrators.take(c.var.actor.adminId);
    await next();
  };
}

/**
 * Before authentication: limits the calls that prove no session, of each network and of all networks together. A token that has
 * proved a session to this process is let through whatever the others do, so that whoever is at work does not notice; the limit of all
 * does not hold up networks from which somebody did.
 *
 * @param perMinute of a network; 0: no limit
 */
export function limitAnonymous(perMinute: number): MiddlewareHandler<AppEnv> {
  const networks = new Buckets(perMinute);
  const all = new Buckets(perMinute * ALL_NETWORKS);
  const proven = new Map<string, true>();
  const provenNetworks = new Map<string, true>();
  return async (c, next) => {
    const token = bearerOf(c);
    const mark = token === undefined ? undefined : createHash('sha256').update(token).digest('base64');
    if (perMinute === 0) return next();
    if (mark !== undefined && proven.has(mark)) {
      await next();
      // Its session is over: from now on it is as good as none.
      if (c.res.status === 401) proven.delete(mark);
      return;
    }
    const network = c.var.address === null ? 'unknown' : networkOf(c.var.address);
    networks.take(network);
    const isStrange = !provenNetworks.has(network);
    if (isStrange) all.take('all');
    await next();
    // Neither a success alone, since some calls need no session, nor a token that came with a sign-in proves one.
    if (!c.var.actor) return;
    if (c.var.token !== undefined && mark !== undefined) rememberLast(proven, mark, true);
    networks.giveBack(network);
    if (isStrange) all.giveBack('all');
    rememberLast(provenNetworks, network, true);
  };
}
