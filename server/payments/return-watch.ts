import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { eachAlone } from '../db/each-alone.ts';
import { driverError, isDatabaseDown, postgresCode } from '../db/errors.ts';
import { databaseTime } from '../db/one-row.ts';
import { WorkLoop } from '../domain/work-loop.ts';
import { NotInBooks } from '../withdrawals/refusals.ts';
import { returnPayment } from './answer-commands.ts';
import { paidWithdrawals } from './payment-queries.ts';
import { keyParts } from './rail/rail.ts';
import { listPages, NoAnswer, type PaymentList, type RailPayment, type UnreadableEntry } from './rail/rail-list.ts';

export interface ReturnWatchOptions {
  db: Database;
  rail: PaymentList;
  log: Logger;
  /** Called once for each kind of trouble, with a message without personal data. */
  report?: (message: string) => void;
}

const LOOK_EVERY_MS = 60_000;
const TIMEOUT_MS = 30_000;
/** Banks send money back up to 60 days later. */
const DAYS = 90;

/**
 * Asks the rail which payments the bank sent back, and records each that is completed here.
 *
 * It remembers nothing: it always asks about the same last days, and recording is a guarded write for one attempt. So it
 * does not matter how often a return is read, by how many processes, or that one of them stopped in between; and a return that is
 * read before its payment is completed here is recorded afterwards.
 */
export class ReturnWatch {
  readonly #options: Required<ReturnWatchOptions>;
  readonly #reported = new Set<string>();
  readonly #giveUp = new AbortController();
  readonly loop = new WorkLoop({
    name: 'Returned payments',
    pauseMs: LOOK_EVERY_MS,
    work: () => this.#look(),
    failed: (error, isAgain) => this.#reportFailure(error, isAgain),
  });

  constructor(options: ReturnWatchOptions) {
    this.#options = { report: () => {}, ...options };
  }

  start(): void {
    this.loop.start();
  }

  async stop(): Promise<void> {
    this.#giveUp.abort(new Error('the server stops'));
    await this.loop.stop();
  }

  /** Records all returns that the rail lists now, so there is never more to do. Never rejects: whatever fails is tried again. */
  async look(): Promise<void> {
    await this.loop.attempt();
  }

  async #look(): Promise<void> {
    const now = await databaseTime(this.#options.db);
    const since = new Date(now.getTime() - DAYS * 86_400_000);
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), this.#giveUp.signal]);
    for await (const { payments, unreadable } of listPages(this.#options.rail, { since, onlyReturned: true }, signal)) {
      await this.#record(payments);
      for (const one of unreadable) this.#reportUnreadable(one);
    }
  }

  #reportFailure(error: unknown, isAgain: boolean): void {
    const { log, report } = this.#options;
    if (this.#giveUp.signal.aborted) return;
    log[isAgain ? 'debug' : 'warn']({ err: driverError(error) }, 'returned payments could not be learned');
    const isRails = !isDatabaseDown(error) && postgresCode(error) === undefined;
    if (!isRails || isAgain) return;
    const why = error instanceof NoAnswer ? error.message : 'no answer';
    report(`The payment rail does not say which payments were returned (${why}); it is asked again every minute.`);
  }

  async #record(payments: RailPayment[]): Promise<void> {
    const { db, log } = this.#options;
    const returns = payments.flatMap((payment) => {
      const of = keyParts(payment.key);
      return of && payment.returned ? [{ ...of, ...payment, returned: payment.returned }] : [];
    });
    const paid = await paidWithdrawals(
      db,
      returns.map(({ withdrawalId }) => withdrawalId),
    );
    const record = async ({ key, withdrawalId, attempt, amountCents, returned }: (typeof returns)[number]) => {
      const here = paid.get(withdrawalId);
      if (here?.attempt !== attempt) return;
      if (here.netCents !== amountCents)
        return this.#reportOnce(key, `${key} was returned with another amount than was paid, so it is not recorded.`);
      const refused = await returnPayment(db, withdrawalId, attempt, returned);
      if (refused === undefined) log.info({ of: key }, 'the bank returned a payment');
      else if (refused instanceof NotInBooks) this.#reportOnce(key, `${key} was returned. ${refused.message}`);
    };
    await eachAlone(returns, record, ({ key }, error) => {
      log.warn({ of: key, err: driverError(error) }, 'a return could not be recorded');
      this.#reportOnce(key, `${key} was returned, and could not be recorded. It is tried again every minute.`);
    });
  }

  #reportUnreadable({ entry, key, field }: UnreadableEntry): void {
    const of = key && keyParts(key) ? key : `Entry ${entry} of the payment rail’s list of returns`;
    this.#reportOnce(`${of} ${field}`, `${of} has no usable ${field}, so it is not recorded.`);
  }

  #reportOnce(key: string, message: string): void {
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.#options.log.warn({ of: key }, 'a returned payment is not recorded');
    this.#options.report(`Payments: ${message}`);
  }
}
