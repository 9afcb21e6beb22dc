import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { driverError, isDatabaseDown } from '../db/errors.ts';
import { type Payment, type PaymentRail, paymentKey, type RailAnswer } from '../domain/rail.ts';
import { leaseDue, sendApproved, settlePayment } from './payment-commands.ts';
import { paymentsAwait } from './queries.ts';
import { RailHealth, type RailState } from './rail-health.ts';

export interface PaymentWorkerOptions {
  db: Database;
  rail: PaymentRail;
  log: Logger;
  /** How long an approval cools off before it is sent, minutes. */
  processAfterMinutes: number;
  /** For how long a withdrawal is left to the worker that asks the rail about it, seconds. */
  leaseSeconds: number;
  /** How many calls to the rail may be open at once. */
  concurrency?: number;
  /** Told in words without anybody's data that the rail, or the database, does not answer; seldom, and not with every try. */
  report?: (message: string) => void;
  /** Is told how far the worker has come, so that a test can end it just there. */
  at?: (point: WorkerPoint) => void;
}

/** In the order in which a withdrawal passes them. */
export type WorkerPoint = 'sending' | 'sent' | 'asking' | 'answered' | 'settled';

type Due = Awaited<ReturnType<typeof leaseDue>>[number];

const DATABASE = 'database';
const RECOVERED = 'the payment worker gets answers again';
const LOOK_EVERY_MS = 1_000;
const SEND_AT_ONCE = 50;
/** The wait for the rail ends well before the lease: the rest is for writing the answer down. */
const WAIT_SHARE = 2 / 3;

/**
 * Sends approved withdrawals that have cooled off, asks the rail about each, and writes its answer down.
 *
 * Every step is committed before the next begins, so it can be ended anywhere: what has no answer yet stays processing, and when
 * its lease ends this worker or another one asks again with the same key. Any number of workers may share a database.
 */
export class PaymentWorker {
  readonly #options: Required<PaymentWorkerOptions>;
  readonly #running = new Set<Promise<void>>();
  readonly #giveUp = new AbortController();
  readonly #health: RailHealth;
  /** Each failure is logged once and not with every try. */
  #databaseFails = false;
  #loop: Promise<void> | undefined;
  #stopping = false;
  #woken = false;
  #endPause: (() => void) | undefined;

  constructor(options: PaymentWorkerOptions) {
    this.#options = { concurrency: 8, at: () => {}, report: () => {}, ...options };
    this.#health = new RailHealth(options.leaseSeconds, this.#options.report);
  }

  /** What this worker has experienced of the rail. */
  railState(): RailState {
    return this.#health.state();
  }

  start(): void {
    this.#loop ??= this.#keepLooking();
  }

  /** Takes nothing new, and waits so long for the answers that are under way; what has none by then is asked about again later. */
  async stop(graceMs = 5_000): Promise<void> {
    this.#stopping = true;
    const timer = setTimeout(() => this.#giveUp.abort(new Error('the worker stops')), graceMs);
    this.#wake();
    await this.#loop;
    await this.idle();
    clearTimeout(timer);
  }

  /** Resolves when no answer is waited for. */
  async idle(): Promise<void> {
    await Promise.all(this.#running);
  }

  /**
   * Sends what is ripe and begins to ask about what is due, as far as there is room.
   *
   * @returns whether there may be more right away. Never rejects: what the database refuses now is tried again.
   */
  async look(): Promise<boolean> {
    const { db, processAfterMinutes, leaseSeconds, concurrency, at } = this.#options;
    try {
      const { toSend, toAsk } = await paymentsAwait(db, processAfterMinutes);
      let sent = 0;
      if (toSend) {
        at('sending');
        sent = await sendApproved(db, processAfterMinutes, SEND_AT_ONCE);
        at('sent');
      }
      const room = concurrency - this.#running.size;
      const due = (toAsk || sent > 0) && room > 0 ? await leaseDue(db, leaseSeconds, room) : [];
      for (const withdrawal of due) this.#begin(withdrawal);
      this.#markDatabaseRecovered();
      return sent > 0 || due.length > 0;
    } catch (error) {
      this.#reportDatabaseFailure(error);
      return false;
    }
  }

  async #keepLooking(): Promise<void> {
    while (!this.#stopping) {
      const more = await this.look();
      if (!more && !this.#stopping) await this.#pause();
    }
  }

  #begin(withdrawal: Due): void {
    const payment = this.#pay(withdrawal).finally(() => {
      this.#running.delete(payment);
      // There is room again.
      this.#wake();
    });
    this.#running.add(payment);
  }

  async #pay(withdrawal: Due): Promise<void> {
    const { db, at, log } = this.#options;
    const { withdrawalId, attempt } = withdrawal;
    const key = paymentKey(withdrawalId, attempt);
    let answer: RailAnswer;
    try {
      answer = await this.#ask(key, withdrawal);
    } catch (error) {
      // Not a no: it stays processing and is asked about again, with the same key, when the lease ends.
      if (!this.#giveUp.signal.aborted) this.#log(this.#health.noAnswer(key, error) ? 'warn' : 'debug', key, error);
      return;
    }
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
    // A rail that does not listen to the signal must not be waited for either.
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

  async #pause(): Promise<void> {
    if (!this.#woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_EVERY_MS);
        this.#endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#endPause = undefined;
    this.#woken = false;
  }

  #wake(): void {
    this.#woken = true;
    this.#endPause?.();
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
