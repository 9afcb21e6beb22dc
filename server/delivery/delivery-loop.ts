import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { eachAlone } from '../db/each-alone.ts';
import { driverError } from '../db/errors.ts';
import { WorkLoop } from '../domain/work-loop.ts';
import { openRestore } from '../ledger/restore-mode.ts';
import type { Posted } from './post.ts';

/** A target, and whether its last delivery failed. */
export interface DueTarget {
  targetId: string;
  isFailing: boolean;
}

/** A delivery that this process has leased. */
interface Claimed {
  attempts: number;
  failures: number;
}

/** One kind of delivery: its queue in the database, and the way to its targets. */
export interface Deliveries<D extends Claimed> {
  /** As people read it in System. */
  name: string;
  /** The word for one, in the log. */
  noun: string;
  /** Writes deliveries of what has happened. @returns whether there may be more at once */
  write(): Promise<boolean>;
  /** The targets that have a delivery that is due. */
  due(): Promise<DueTarget[]>;
  /** Leases at most `limit` due deliveries of a target. */
  claim(targetId: string, limit: number, leaseSeconds: number): Promise<D[]>;
  /** The target of a delivery, and the fields by which the log names it. */
  nameOf(delivery: D): { target: string; delivery: number };
  /** Sends one. Does not reject: a failure is an outcome. */
  send(delivery: D, signal: AbortSignal): Promise<Posted>;
  record(delivery: D, outcome: Posted, waitSeconds: number): Promise<void>;
  /** Called after each look that succeeded. */
  afterLook?(): Promise<void>;
}

export interface LoopOptions {
  db: Database;
  log: Logger;
  /** How long a target may take to answer, in milliseconds. */
  timeoutMs?: number;
}

const LOOK_EVERY_MS = 500;
/** Calls to one target at once; to one that fails, a single one. */
const AT_ONCE = 4;
export const TIMEOUT_MS = 10_000;
/** The lease ends well after the time for an answer, so that its outcome can be recorded. */
const LEASE_FACTOR = 3;
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 8 * 3_600;

/** Seconds until the next attempt: 5 s, 20 s, 80 s, 5, 21 and 85 minutes, 6 hours, then every 8 hours. */
export const waitAfter = (failures: number): number =>
  Math.min(FIRST_WAIT_SECONDS * 4 ** failures, LONGEST_WAIT_SECONDS);

/**
 * Makes deliveries at least once. Each step is committed before the next begins, so a process can be stopped anywhere: a delivery without a
 * recorded outcome is made again. Several processes over one database share the work. A target that hangs delays no other.
 */
export class DeliveryLoop<D extends Claimed> {
  readonly #options: Required<LoopOptions>;
  readonly #deliveries: Deliveries<D>;
  /** By target, the deliveries that this process is making. */
  readonly #running = new Map<string, Set<Promise<void>>>();
  readonly #giveUp = new AbortController();
  readonly loop: WorkLoop;

  constructor(options: LoopOptions, deliveries: Deliveries<D>) {
    this.#options = { timeoutMs: TIMEOUT_MS, ...options };
    this.#deliveries = deliveries;
    const { name, noun } = deliveries;
    this.loop = new WorkLoop({
      name,
      pauseMs: LOOK_EVERY_MS,
      work: () => this.#look(),
      failed: (error, isAgain) =>
        options.log[isAgain ? 'debug' : 'warn']({ err: driverError(error) }, `${noun}s could not be sent`),
    });
  }

  start(): void {
    this.loop.start();
  }

  /** Begins nothing new, and waits at most this long for answers; deliveries without one are made again later. */
  async stop(graceMs = 3_000): Promise<void> {
    const timer = setTimeout(() => this.#giveUp.abort(new Error('the sender stops')), graceMs);
    await this.loop.stop();
    await this.idle();
    clearTimeout(timer);
  }

  /** Resolves when this process is sending nothing. */
  async idle(): Promise<void> {
    await Promise.all([...this.#running.values()].flatMap((calls) => [...calls]));
  }

  /** Begins to send what is due. @returns whether there may be more at once. Never rejects. */
  look(): Promise<boolean> {
    return this.loop.attempt();
  }

  async #look(): Promise<boolean> {
    const { db, log, timeoutMs } = this.#options;
    const { noun, write, due, claim, afterLook } = this.#deliveries;
    // A delivery that waits may have been made in the time that the backup lost.
    if (await openRestore(db)) return false;
    let more = await write();
    const leaseSeconds = (timeoutMs / 1_000) * LEASE_FACTOR;
    const send = async ({ targetId, isFailing }: DueTarget) => {
      const running = this.#running.get(targetId)?.size ?? 0;
      const free = (isFailing ? 1 : AT_ONCE) - running;
      const claimed = free > 0 ? await claim(targetId, free, leaseSeconds) : [];
      for (const delivery of claimed) this.#begin(targetId, delivery);
      more ||= claimed.length > 0;
    };
    await eachAlone(await due(), send, ({ targetId }, error) =>
      log.warn({ target: targetId, err: driverError(error) }, `the ${noun}s of a target could not be sent`),
    );
    await afterLook?.();
    return more;
  }

  #begin(targetId: string, delivery: D): void {
    const calls = this.#running.get(targetId) ?? new Set();
    this.#running.set(targetId, calls);
    const call = this.#deliver(delivery)
      .catch((error) =>
        this.#options.log.warn(
          { err: driverError(error) },
          `the outcome of a ${this.#deliveries.noun} was not recorded`,
        ),
      )
      .finally(() => {
        calls.delete(call);
        this.loop.wake();
      });
    calls.add(call);
  }

  async #deliver(delivery: D): Promise<void> {
    const { noun, send, record, nameOf } = this.#deliveries;
    const outcome = await send(delivery, this.#giveUp.signal);
    // Nobody knows whether it arrived: it is sent again when its lease ends.
    if (this.#giveUp.signal.aborted) return;
    await record(delivery, outcome, waitAfter(delivery.failures));
    const { attempts } = delivery;
    this.#options.log.debug({ ...nameOf(delivery), attempts, ...outcome }, `${noun} sent`);
  }
}
