import type { BrokenInvariant } from '../db/books.ts';

export interface BooksState {
  findings: BrokenInvariant[];
  checkedAt: Date;
}

/** For how long an answer stands; the check reads every record. */
const STANDS_MS = 60_000;

/**
 * The books' state, checked once a minute at most, however many ask, and by one at a time.
 *
 * A check that fails is not kept: it rejects for all who wait, and the next who asks tries again.
 */
export function booksCheck(check: () => Promise<BrokenInvariant[]>): () => Promise<BooksState> {
  let last: BooksState | undefined;
  let running: Promise<BooksState> | undefined;
  return async () => {
    if (last && Date.now() - last.checkedAt.getTime() < STANDS_MS) return last;
    running ??= check()
      .then((findings) => {
        last = { findings, checkedAt: new Date() };
        return last;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
}
