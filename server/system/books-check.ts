import { brokenInvariants } from '../audit/audited-books.ts';
import type { Database } from '../db/database.ts';
import type { BrokenInvariant } from '../ledger/books-invariant.ts';
import { wrongSampledSums } from '../statistics/rollup-check.ts';

export interface BooksState {
  findings: BrokenInvariant[];
  checkedAt: Date;
}

export type BooksCheck = () => Promise<BooksState | undefined>;

/** A result is reused for at least this long, … */
const MIN_REUSE_MS = 60_000;
/**
 * … and for this multiple of the check's duration: it reads every record, and may take at most a twentieth of the time.
 */
const REUSE_FACTOR = 20;
/** Maximum time that a caller waits for a check; much less when there is an older result to show. */
const WAIT_MS = 2_000;
const WAIT_WITH_STATE_MS = 200;

/**
 * Checks the books at most once at a time, and shares the result among all callers until it is outdated. When a check
 * takes longer than a caller waits, the caller gets the previous result, or undefined during the first check.
 *
 * Failures are not kept: all waiting callers are rejected, and the next call starts a new check.
 */
export function booksCheck(check: () => Promise<BrokenInvariant[]>): BooksCheck {
  let last: BooksState | undefined;
  /** By a clock that nobody sets. */
  let reusableUntil = 0;
  let running: Promise<BooksState> | undefined;

  async function run(): Promise<BooksState> {
    const start = performance.now();
    const findings = await check();
    const now = performance.now();
    reusableUntil = now + Math.max(MIN_REUSE_MS, REUSE_FACTOR * (now - start));
    last = { findings, checkedAt: new Date() };
    return last;
  }

  return async () => {
    if (performance.now() < reusableUntil) return last;
    running ??= run().finally(() => {
      running = undefined;
    });
    // Callers that stopped waiting do not see a failure; without this, it would be an unhandled rejection.
    running.catch(() => {});
    return Promise.race([running, waited(last ? WAIT_WITH_STATE_MS : WAIT_MS).then(() => last)]);
  };
}

/** @param db for background work: the check takes longer the more records there are */
export const checkOfBooks = (db: Database): BooksCheck =>
  booksCheck(async () => [...(await brokenInvariants(db)), ...(await wrongSampledSums(db))]);

const waited = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());
