import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { driverError } from '../db/errors.ts';
import { databaseTime } from '../db/one-row.ts';
import { Refusal } from '../domain/errors.ts';
import { WorkLoop } from '../domain/work-loop.ts';
import type { PaymentList } from '../payments/rail/rail-list.ts';
import { claimDay, forgetUnlisted, noteFailure, reconcileDay } from './daily-commands.ts';
import { paymentsThere } from './rail-statement.ts';
import { RailUnreadable } from './refusals.ts';

interface DailyOptions {
  db: Database;
  rail: PaymentList;
  log: Logger;
  /** The hour of the day, UTC, from which on the day before is compared. */
  hour: number;
}

const DAY_MS = 24 * 60 * 60_000;
const LOOK_EVERY_MS = 60_000;
/** Nobody waits for the answer. */
const TIMEOUT_MS = 5 * 60_000;
/** The answer of a rail without a list. */
const NO_LIST = / it answered (404|405|501)\b/;

/**
 * Compares the payments of each day with the rail's own list, on the day after. Several processes over one database may do so: a day belongs to
 * the one that took it for ten minutes, and is kept once.
 */
export class DailyReconciliation {
  readonly #options: DailyOptions;
  readonly #giveUp = new AbortController();
  readonly loop = new WorkLoop({
    name: 'Daily reconciliation',
    pauseMs: LOOK_EVERY_MS,
    work: async () => {
      const day = await claimDay(this.#options.db, this.#options.hour);
      return day !== undefined && (await this.#compare(day));
    },
    failed: (error) =>
      this.#options.log.warn({ err: driverError(error) }, 'the payments of the day before could not be compared'),
  });

  constructor(options: DailyOptions) {
    this.#options = options;
  }

  start(): void {
    this.loop.start();
  }

  /** Does not wait for a rail that is silent: the day is compared in ten minutes, by another process. */
  async stop(): Promise<void> {
    this.#giveUp.abort(new Error('the server stops'));
    await this.loop.stop();
  }

  /** Compares the oldest day that is due. Never rejects: whatever fails is tried again. @returns whether there may be another one */
  look(): Promise<boolean> {
    return this.loop.attempt();
  }

  async #compare(day: string): Promise<boolean> {
    const { db, rail, log } = this.#options;
    try {
      const askedAt = await databaseTime(db);
      const since = new Date(`${day}T00:00:00Z`);
      const until = new Date(since.getTime() + DAY_MS);
      const list = await paymentsThere(rail, since, { until, timeoutMs: TIMEOUT_MS, giveUp: this.#giveUp.signal });
      const run = await reconcileDay(db, day, askedAt, list);
      if (run !== undefined) log.info({ day, run }, 'the payments of a day were compared with the rail');
      return true;
    } catch (error) {
      if (this.#giveUp.signal.aborted) return false;
      if (!(error instanceof Refusal)) throw error;
      if (error instanceof RailUnreadable && NO_LIST.test(error.message) && (await forgetUnlisted(db))) return false;
      log.warn({ day, reason: error.message }, 'the payments of a day could not be compared with the rail');
      await noteFailure(db, day, error.message);
      return false;
    }
  }
}
