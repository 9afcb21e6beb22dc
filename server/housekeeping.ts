import type { Logger } from 'pino';
import { forgetEndedSessions } from './authentication/commands.ts';
import type { Database } from './db/database.ts';
import { driverError } from './db/errors.ts';
import { forgetOldKeys } from './db/idempotency.ts';
import { makeFuturePartitions } from './db/partitions.ts';
import { forgetOldAttempts } from './db/sign-in-limits.ts';

const EVERY_MS = 60 * 60_000;

/**
 * Removes, once an hour, what no longer means anything, and makes the partitions of the months to come. Several processes may do
 * so over one database.
 */
export function startHousekeeping(db: Database, log: Logger): void {
  const tidyUp = () =>
    Promise.all([forgetEndedSessions(db), forgetOldAttempts(db), forgetOldKeys(db)]).catch((error: unknown) =>
      log.warn({ err: driverError(error) }, 'old rows could not be removed'),
    );
  const lookAhead = () =>
    makeFuturePartitions(db).catch((error: unknown) =>
      log.warn({ err: driverError(error) }, 'the partitions of the coming months could not be made'),
    );
  setInterval(() => Promise.all([tidyUp(), lookAhead()]), EVERY_MS).unref();
  // At the start too: it may have been down for long.
  void lookAhead();
}
