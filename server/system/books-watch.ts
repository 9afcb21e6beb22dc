import type { Logger } from 'pino';
import { driverError } from '../db/errors.ts';
import { WorkLoop } from '../domain/work-loop.ts';
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

  readonly loop = new WorkLoop({
    name: 'Check of the books',
    pauseMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    work: () => this.#look(),
    failed: (error) => this.#watched.log.warn({ err: driverError(error) }, 'the books could not be checked'),
  });

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** The last result; undefined before the first. */
  get last() {
    return this.#last;
  }

  /** Never rejects: the result before stays, and grows older. */
  async look(): Promise<void> {
    await this.loop.attempt();
  }

  async #look(): Promise<void> {
    const [state, differenceCents] = [await this.#watched.check(), await this.#watched.difference()];
    if (state) this.#last = { findings: state.findings.length, differenceCents, checkedAt: state.checkedAt };
  }
}
