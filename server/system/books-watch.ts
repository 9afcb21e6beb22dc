import type { Logger } from 'pino';
import { driverError } from '../db/errors.ts';
import type { BooksState } from './books-check.ts';

/** Not at the start, when there is enough to do. */
const FIRST_AFTER_MS = 60_000;
/** The check reads every record; `booksCheck` keeps it to a twentieth of the time besides. */
const EVERY_MS = 15 * 60_000;

interface Watched {
  check: () => Promise<BooksState | undefined>;
  /** By how many cents the ledger and the withdrawals differ. */
  difference: () => Promise<number>;
  log: Logger;
}

/** Checks the books from time to time, so that a difference is found when nobody looks at the System screen. */
export class BooksWatch {
  readonly #watched: Watched;
  #last: { findings: number; differenceCents: number; checkedAt: Date } | undefined;

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** The last result; undefined before the first. */
  get last() {
    return this.#last;
  }

  /** The timers do not keep the process alive. */
  start(): void {
    setTimeout(() => void this.look(), FIRST_AFTER_MS).unref();
    setInterval(() => void this.look(), EVERY_MS).unref();
  }

  /** Never rejects: the result before stays, and grows older. */
  async look(): Promise<void> {
    try {
      const [state, differenceCents] = [await this.#watched.check(), await this.#watched.difference()];
      if (state) this.#last = { findings: state.findings.length, differenceCents, checkedAt: state.checkedAt };
    } catch (error) {
      this.#watched.log.warn({ err: driverError(error) }, 'the books could not be checked');
    }
  }
}
