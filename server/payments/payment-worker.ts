import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { driverError, isDatabaseDown } from '../db/errors.ts';
import { WorkLoop } from '../domain/work-loop.ts';
import { settlePayment } from './answer-commands.ts';
import { beginAsking, leaseDue } from './lease-commands.ts';
import type { PaymentLimits } from './limit-queries.ts';
import { paymentsAwait } from './payment-queries.ts';
import { type Payment, type PaymentRail, paymentKey, type RailAnswer } from './rail/rail.ts';
import { RailHealth, type RailState } from './rail-health.ts';
import { sendApproved } from './send-commands.ts';
import { forgetWorker, showLife } from './worker-commands.ts';

export interface PaymentWorkerOptions {
  db: Database;
  rail: PaymentRail;
  log: Logger;
  /** The cooling-off time after an approval, in minutes. */
  processAfterMinutes: number;
  /** How long only one worker may ask the rail about a withdrawal, in seconds. */
  leaseSeconds: number;
  /** How much may be sent within an hour and a day; by default anything. */
  limits?: PaymentLimits;
  /** Maximum of concurrent calls to the rail. */
  concurrency?: number;
  /** Called when the rail or the database does not answer, with a message without personal data; seldom, and not on every attempt. */
  report?: (message: string) => void;
  /** Called at each point of the worker's progress, so that a test can stop it there. */
  at?: (point: WorkerPoint) => void;
}

/** In the order in which a withdrawal passes them. */
export type WorkerPoint = 'sending' | 'sent' | 'asking' | 'answered' | 'settled';

type Due = Awaited<ReturnType<typeof leaseDue>>[number];

const DATABASE = 'database';
const RECOVERED = 'the payment worker gets answers again';
const LOOK_EVERY_MS = 1_000;
const SIGN_EVERY_MS = 5_000;
const SEND_AT_ONCE = 50;
/** Payments that had no answer before may use this share of the calls at once; the rest is for new ones. */
const AGAIN_SHARE = 1 / 2;
/** The timeout for the rail ends well before the lease; the rest is for recording the answer. */
const WAIT_SHARE = 2 / 3;

/**
 * Sends approved withdrawals whose cooling-off time is over, asks the rail about each, and records its answer.
 *
 * Every step is committed before the next begins, so the worker can be stopped anywhere: a withdrawal without an answer
 * stays processing, and when its lease ends, this worker or another asks again with the same key. Any number of workers
 * may share a database.
 */
export class PaymentWorker {
  readonly #options: Required<PaymentWorkerOptions>;
  /** Payments that the rail is being asked about, by key. */
  readonly #running = new Map<string, { isAgain: boolean; settled: Promise<void> }>();
  readonly #giveUp = new AbortController();
  readonly #health: RailHealth;
  readonly #workerId = randomUUID();
  #signedAt = Number.NEGATIVE_INFINITY;
  #signedSilent = false;
  /** By a clock that nobody sets, in milliseconds. */
  #answeredAt: number | undefined;
  /** Each failure is logged once, and not on every attempt. */
  #databaseFails = false;
  /** Withdrawals of which was told that they could not be sent. */
  readonly #unsent = new Set<string>();
  readonly loop = new WorkLoop({
    name: 'Payments',
    pauseMs: LOOK_EVERY_MS,
    work: () => this.#look(),
    failed: (error) => this.#reportDatabaseFailure(error),
  });

  constructor(options: PaymentWorkerOptions) {
    this.#options = { concurrency: 8, limits: {}, at: () => {}, report: () => {}, ...options };
    this.#health = new RailHealth(options.leaseSeconds, this.#options.report);
  }

  /** This worker's experience with the rail. */
  railState(): RailState {
    return this.#health.state();
  }

  start(): void {
    this.loop.start();
  }

  /** Starts nothing new, and waits at most this long for pending answers; unanswered payments are asked about again later. */
  async stop(graceMs = 5_000): Promise<void> {
    const timer = setTimeout(() => this.#giveUp.abort(new Error('the worker stops')), graceMs);
    await this.loop.stop();
    await this.idle();
    clearTimeout(timer);
    // A row that stays shows a process that ended without stopping.
    await forgetWorker(this.#options.db, this.#workerId).catch((error) => this.#reportDatabaseFailure(error));
  }

  /** Resolves when no answer is pending. */
  async idle(): Promise<void> {
    await Promise.all([...this.#running.values()].map(({ settled }) => settled));
  }

  /**
   * Sends withdrawals that are due to be sent, and starts asking the rail about due payments, up to the maximum
   * concurrency.
   *
   * @returns whether there may be more at once. Never rejects: whatever fails in the database is tried again.
   */
  look(): Promise<boolean> {
    return this.loop.attempt();
  }

  async #look(): Promise<boolean> {
    const { db, processAfterMinutes, concurrency, at } = this.#options;
    await this.#showLife();
    const { toSend, toAsk } = await paymentsAwait(db, processAfterMinutes);
    let sent = 0;
    if (toSend) {
      at('sending');
      sent = await sendApproved(db, processAfterMinutes, SEND_AT_ONCE, (id, error) => this.#notSent(id, error));
      at('sent');
    }
    const free = concurrency - this.#running.size;
    const again = [...this.#running.values()].filter(({ isAgain }) => isAgain).length;
    const freeAgain = Math.max(1, Math.floor(concurrency * AGAIN_SHARE)) - again;
    const due = (toAsk || sent > 0) && free > 0 ? await this.#lease(free, freeAgain) : [];
    for (const withdrawal of due) if (withdrawal.askedAt !== null) this.#begin(withdrawal);
    await beginAsking(
      db,
      due.filter(({ askedAt }) => askedAt === null),
      (withdrawal) => this.#begin(withdrawal),
    );
    this.#markDatabaseRecovered();
    return sent > 0 || due.length > 0;
  }

  #notSent(id: string, error: unknown): void {
    this.#options.log.warn({ of: id, err: driverError(error) }, 'an approved withdrawal could not be sent');
    if (this.#unsent.has(id)) return;
    this.#unsent.add(id);
    this.#options.report(`Payments: ${id} could not be sent, and is tried again. Others are sent.`);
  }

  #lease(free: number, freeAgain: number): Promise<Due[]> {
    const { db, leaseSeconds, limits, log, report } = this.#options;
    return leaseDue(db, leaseSeconds, free, freeAgain, limits, (message) => {
      log.warn({ reason: message }, 'payments are paused at a limit');
      report(`Payments are paused. ${message}`);
    });
  }

  async #showLife(): Promise<void> {
    const now = performance.now();
    const { unansweredSeconds } = this.#health.state();
    const isSilent = unansweredSeconds !== undefined;
    if (now - this.#signedAt < SIGN_EVERY_MS && isSilent === this.#signedSilent) return;
    const name = `${hostname()}, process ${process.pid}`;
    const answeredSecondsAgo = this.#answeredAt === undefined ? undefined : (now - this.#answeredAt) / 1_000;
    await showLife(this.#options.db, { workerId: this.#workerId, name, answeredSecondsAgo, unansweredSeconds });
    this.#signedAt = now;
    this.#signedSilent = isSilent;
  }

  #begin(withdrawal: Due): void {
    const key = paymentKey(withdrawal.withdrawalId, withdrawal.attempt);
    if (this.#running.has(key)) return;
    const settled = this.#pay(key, withdrawal).finally(() => {
      this.#running.delete(key);
      // There is capacity again.
      this.loop.wake();
    });
    this.#running.set(key, { isAgain: withdrawal.askedAt !== null, settled });
  }

  async #pay(key: string, withdrawal: Due): Promise<void> {
    const { db, at, log } = this.#options;
    const { withdrawalId, attempt } = withdrawal;
    let answer: RailAnswer;
    try {
      answer = await this.#ask(key, withdrawal);
    } catch (error) {
      // Not a no: the withdrawal stays processing, and the rail is asked again, with the same key, when the lease ends.
      if (!this.#giveUp.signal.aborted) this.#log(this.#health.noAnswer(key, error) ? 'warn' : 'debug', key, error);
      return;
    }
    this.#answeredAt = performance.now();
    if (this.#health.answered(key)) log.info({ of: key }, RECOVERED);
    at('answered');
    try {
      const written = await settlePayment(db, withdrawalId, attempt, answer);
      log.debug({ key, ...answer, written }, 'payment answered');
    } catch (error) {
      this.#reportDatabaseFailure(error);
      return;
    }
    at('settled');
  }

  async #ask(key: string, withdrawal: Due): Promise<RailAnswer> {
    const { rail, leaseSeconds, at } = this.#options;
    const waitMs = Math.floor(leaseSeconds * WAIT_SHARE * 1_000);
    const signal = AbortSignal.any([AbortSignal.timeout(waitMs), this.#giveUp.signal]);
    const asked = rail.pay(key, paymentOf(withdrawal), signal);
    at('asking');
    // Do not wait for a rail that ignores the signal.
    return Promise.race([asked, rejectedBy(signal)]);
  }

  #reportDatabaseFailure(error: unknown): void {
    const isDown = isDatabaseDown(error);
    this.#log(this.#databaseFails ? 'debug' : isDown ? 'warn' : 'error', DATABASE, error);
    if (!this.#databaseFails) {
      this.#options.report(`Payments: the database ${isDown ? 'does not answer' : 'refused'}; it is tried again.`);
    }
    this.#databaseFails = true;
  }

  #markDatabaseRecovered(): void {
    if (this.#databaseFails) this.#options.log.info({ of: DATABASE }, RECOVERED);
    this.#databaseFails = false;
  }

  #log(level: 'debug' | 'warn' | 'error', of: string, error: unknown): void {
    this.#options.log[level]({ of, err: driverError(error) }, 'the payment worker got no answer and goes on trying');
  }
}

function paymentOf(withdrawal: Due): Payment {
  const { withdrawalId, playerId, netCents, bankName, accountLast4, routingLast4, accountType } = withdrawal;
  return { withdrawalId, playerId, amountCents: netCents, bankName, accountLast4, routingLast4, accountType };
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
