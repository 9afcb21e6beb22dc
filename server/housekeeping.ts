import type { Logger } from 'pino';
import { forgetEndedSessions } from './authentication/commands.ts';
import type { Database } from './db/database.ts';
import { driverError } from './db/errors.ts';
import { forgetOldKeys } from './db/idempotency.ts';
import { makeFuturePartitions } from './db/partitions.ts';
import { boundAttempts, forgetOldAttempts } from './db/sign-in-limits.ts';
import { foldTallies, tidyTallies } from './db/tallies.ts';

const EVERY_MS = 60 * 60_000;
const BOUND_EVERY_MS = 60_000;
const FOLD_EVERY_MS = 1_000;

/**
 * Removes, once an hour, what no longer means anything, and makes the partitions of the months to come. Several processes may do
 * so over one database.
 */
export function startHousekeeping(db: Database, log: Logger): void {
  const tidyUp = () =>
    Promise.all([forgetEndedSessions(db), forgetOldAttempts(db), forgetOldKeys(db), tidyTallies(db)]).catch(
      (error: unknown) => log.warn({ err: driverError(error) }, 'old rows could not be removed'),
    );
  const lookAhead = () =>
    makeFuturePartitions(db).catch((error: unknown) =>
      log.warn({ err: driverError(error) }, 'the partitions of the coming months could not be made'),
    );
  setInterval(() => Promise.all([tidyUp(), lookAhead()]), EVERY_MS).unref();
  const bound = () =>
    boundAttempts(db).catch((error: unknown) =>
      log.warn({ err: driverError(error) }, 'the counts of failed sign-ins could not be bounded'),
    );
  setInterval(bound, BOUND_EVERY_MS).unref();
  // At the start too: it may have been down for long.
  void lookAhead();
}

/**
 * Folds, every second, what was counted since, so that reading the sums stays short. Several processes may do so over one database.
 *
 * @returns ends it; resolves when none is under way any more
 */
export function startFolding(db: Database, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  let idle = true;
  const timer = setInterval(() => {
    if (!idle) return;
    idle = false;
    running = foldTallies(db)
      .catch((error: unknown) => log.warn({ err: driverError(error) }, 'the tallies could not be folded'))
      .finally(() => {
        idle = true;
      });
  }, FOLD_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
