import type { Logger } from 'pino';
import { forgetEndedSessions } from './authentication/commands.ts';
import { boundAttempts, forgetOldAttempts } from './authentication/limit-commands.ts';
import type { Database } from './db/database.ts';
import { driverError } from './db/errors.ts';
import { makeFuturePartitions } from './db/partitions.ts';
import { forgetOldKeys } from './idempotency/idempotency.ts';
import { addUpRevenue } from './ledger/revenue-line.ts';
import { foldBatch, tidyTallies } from './statistics/tallies.ts';

const EVERY_MS = 60 * 60_000;
const BOUND_EVERY_MS = 60_000;
const FOLD_EVERY_MS = 1_000;

/** Removes what no longer means anything. */
const TIDYING = [forgetEndedSessions, forgetOldAttempts, forgetOldKeys, tidyTallies];

/**
 * Tidies up once an hour, and makes the partitions of the months to come. Several processes may do so over one database.
 *
 * @param upkeep where a statement may take long: `Connection.upkeep`
 * @returns ends it; closing the connection then cuts the statement that is under way
 */
export function startHousekeeping(upkeep: Database, log: Logger): () => void {
  let stopped = false;
  const attempt = async (step: (db: Database) => Promise<void>, failure: string) => {
    if (stopped) return;
    // One step that fails holds up none of the others.
    await step(upkeep).catch((error: unknown) => {
      if (!stopped) log.warn({ err: driverError(error) }, failure);
    });
  };
  const lookAhead = () => attempt(makeFuturePartitions, 'the partitions of the coming months could not be made');
  const timer = setInterval(async () => {
    // One after the other: there is one connection for them.
    for (const step of TIDYING) await attempt(step, 'old rows could not be removed');
    await lookAhead();
  }, EVERY_MS).unref();
  const bound = () => attempt(boundAttempts, 'the counts of failed sign-ins could not be bounded');
  const bounding = setInterval(bound, BOUND_EVERY_MS).unref();
  // At the start too: it may have been down for long.
  void lookAhead();
  return () => {
    stopped = true;
    clearInterval(timer);
    clearInterval(bounding);
  };
}

/**
 * Folds, every second, what was counted since, and adds up new revenue, so that reading the sums stays short; a backlog in batches, each
 * committed by itself. Several processes may do so over one database.
 *
 * @returns ends it; resolves when no batch is under way any more
 */
export function startFolding(db: Database, log: Logger): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> | undefined;
  const foldAll = async () => {
    try {
      for (let left: number | null = 1; left && !stopped; ) left = await foldBatch(db);
      if (!stopped) await addUpRevenue(db);
    } catch (error) {
      if (!stopped) log.warn({ err: driverError(error) }, 'the sums could not be brought up to date');
    }
  };
  const timer = setInterval(() => {
    running ??= foldAll().finally(() => {
      running = undefined;
    });
  }, FOLD_EVERY_MS).unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
