import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { TooManyRequests } from '../domain/errors.ts';
import { countedNetwork } from '../domain/networks.ts';
import type { AppEnv } from './app-env.ts';
import { bearerOf } from './auth.ts';

// In memory: these limits protect the process. Counts that must be exact are in the database.

/** Share of a minute's calls that may come at once: far more than any screen makes. */
const BURST_SHARE = 0.2;
/** Maximum of remembered subjects; beyond it, the least recently seen one is forgotten. */
const MAX_SUBJECTS = 10_000;
/** The limit for all callers without a session together, as a multiple of one network's. */
const ALL_NETWORKS = 10;

interface Bucket {
  /** Calls that may be made now, fractions included; bytes, where those are limited. */
  calls: number;
  /** When `calls` was computed, in milliseconds of the process's monotonic clock. */
  at: number;
}

/** Token buckets: each subject may make so many calls per minute, and a share of them at once. */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();
  readonly #burst: number;
  readonly #perMs: number;

  constructor(perMinute: number, burst = Math.max(1, perMinute * BURST_SHARE)) {
    this.#burst = burst;
    this.#perMs = perMinute / 60_000;
  }

  /** @throws TooManyRequests with the seconds until the subject may make its next call, or as many of them */
  take(subject: string, count = 1): void {
    const missing = this.#missing(subject, Math.min(count, this.#burst));
    if (missing > 0) throw new TooManyRequests(Math.ceil(missing / this.#perMs / 1000));
  }

  /** Takes as many calls when they may be made. */
  async takeWhenLeft(subject: string, count: number): Promise<void> {
    for (let left = count; left > 0; left -= this.#burst) {
      const some = Math.min(left, this.#burst);
      for (let missing = this.#missing(subject, some); missing > 0; missing = this.#missing(subject, some))
        await setTimeout(Math.ceil(missing / this.#perMs));
    }
  }

  /** Takes the calls and returns 0; without enough of them left, returns how many are missing. */
  #missing(subject: string, count: number): number {
    const at = performance.now();
    const before = this.#buckets.get(subject) ?? { calls: this.#burst, at };
    const calls = Math.min(this.#burst, before.calls + (at - before.at) * this.#perMs);
    this.#set(subject, { calls: calls < count ? calls : calls - count, at });
    return calls < count ? count - calls : 0;
  }

  /** Returns a call that turned out not to count. */
  giveBack(subject: string): void {
    const bucket = this.#buckets.get(subject);
    if (bucket) bucket.calls += 1;
  }

  #set(subject: string, bucket: Bucket): void {
    rememberLast(this.#buckets, subject, bucket);
  }
}

/** Keeps the map in order of last use, and its size limited. */
function rememberLast<V>(map: Map<string, V>, key: string, value: V): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_SUBJECTS && oldest !== undefined) map.delete(oldest);
}

/**
 * Register after authentication: each administrator may make `perMinute` calls per minute to this process, and a fifth
 * of them at once. Further calls are refused until the next one is due.
 *
 * @param perMinute 0 means no limit
 */
export function limitCalls(perMinute: number): MiddlewareHandler<AppEnv> {
  const administrators = new Buckets(perMinute);
  return async (c, next) => {
    if (perMinute > 0) administrators.take(c.get('actor').adminId);
    await next();
  };
}

const MIB = 1024 * 1024;
/** A body counts as this at most before it is read, and one without a stated length as this. */
const LARGEST_BYTES = 12 * MIB;

/**
 * Register after authentication: each person and each program may send `perMinute` MiB of bodies per minute to this process, and a fifth of
 * them at once. A body counts before it is read, by its stated length; what a file has beyond that, as when it is unpacked, counts while it is
 * read, which waits for it.
 *
 * @param perMinute 0 means no limit
 */
export function limitBytes(perMinute: number): MiddlewareHandler<AppEnv> {
  const senders = new Buckets(perMinute * MIB, Math.max(LARGEST_BYTES, perMinute * MIB * BURST_SHARE));
  return async (c, next) => {
    const stated = c.req.header('transfer-encoding') === undefined ? c.req.header('content-length') : undefined;
    const bytes = Number(stated ?? (c.req.raw.body ? LARGEST_BYTES : 0));
    const { adminId } = c.get('actor');
    let counted = Math.min(bytes, LARGEST_BYTES);
    if (perMinute > 0 && counted > 0) senders.take(adminId, counted);
    c.set('countContent', async (content) => {
      const more = Math.max(0, content - counted);
      counted -= content - more;
      if (perMinute > 0 && more > 0) await senders.takeWhenLeft(adminId, more);
    });
    await next();
  };
}

/**
 * Register before authentication: limits calls that prove no session, per network and for all networks together. A
 * token that has proved a session to this process is never limited here, so that an attack does not affect signed-in
 * administrators. Networks from which somebody has proved a session are exempt from the common limit.
 *
 * @param perMinute per network; 0 means no limit
 */
export function limitAnonymous(perMinute: number): MiddlewareHandler<AppEnv> {
  const networks = new Buckets(perMinute);
  const all = new Buckets(perMinute * ALL_NETWORKS);
  const proven = new Map<string, true>();
  const provenNetworks = new Map<string, true>();
  return async (c, next) => {
    if (perMinute === 0) return next();
    const token = bearerOf(c);
    const mark = token === undefined ? undefined : hash('sha256', token, 'base64');
    if (mark !== undefined && proven.has(mark)) {
      await next();
      // The session is over; the token no longer exempts its calls.
      if (c.res.status === 401) proven.delete(mark);
      return;
    }
    const address = c.get('address');
    const network = address === null ? 'unknown' : countedNetwork(address);
    networks.take(network);
    const isStrange = !provenNetworks.has(network);
    if (isStrange) all.take('all');
    await next();
    // A success alone proves no session, since some calls need none. Neither does a token that was sent with a sign-in,
    // or one of a service account that no longer works.
    if (!c.get('actor') || c.res.status === 401) return;
    if (c.get('token') !== undefined && mark !== undefined) rememberLast(proven, mark, true);
    networks.giveBack(network);
    if (isStrange) all.giveBack('all');
    rememberLast(provenNetworks, network, true);
  };
}
