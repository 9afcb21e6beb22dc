import type { BrokenInvariant } from '../ledger/books.ts';

export interface BooksState {
  findings: BrokenInvariant[];
  checkedAt: Date;
}

/** For how long an answer stands at least, … */
const STANDS_MS = 60_000;
/** … and as a multiple of what it took: the check reads every record, and may be at it a twentieth of the time. */
const STANDS_TIMES = 20;
/** Whoever asks waits no longer for a check than this, and hardly at all where there is an older state to show. */
const WAIT_MS = 2_000;
const WAIT_WITH_STATE_MS = 200;

/**
 * The books' state, checked now and then, however many ask, and by one at a time. Where a check takes longer than anybody would wait,
 * the state of the one before is given meanwhile, and undefined during the first.
 *
 * A check that fails is not kept: it rejects for all who wait, and the next who asks tries again.
 */
export function booksCheck(check: () => Promise<BrokenInvariant[]>): () => Promise<BooksState | undefined> {
  let last: BooksState | undefined;
  let standsUntil = 0;
  let running: Promise<BooksState> | undefined;

  async function run(): Promise<BooksState> {
    const start = Date.now();
    const findings = await check();
    const now = Date.now();
    standsUntil = now + Math.max(STANDS_MS, STANDS_TIMES * (now - start));
    last = { findings, checkedAt: new Date() };
    return last;
  }

  return async () => {
    if (Date.now() < standsUntil) return last;
    running ??= run().finally(() => {
      running = undefined;
    });
    // Who has stopped waiting is not told of a failure, which the next who asks will meet.
    running.catch(() => {});
    return Promise.race([running, waited(last ? WAIT_WITH_STATE_MS : WAIT_MS).then(() => last)]);
  };
}

const waited = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms).unref());
