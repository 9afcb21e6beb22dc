import type { Logger } from 'pino';
import { forgetEndedSessions } from './authentication/commands.ts';
import { boundAttempts, forgetOldAttempts } from './authentication/limit-commands.ts';
import type { Database } from './db/database.ts';
import { driverError } from './db/errors.ts';
import { makeFuturePartitions } from './db/partitions.ts';
import { forgetOldChallenges } from './factors/challenge-commands.ts';
import { forgetOldKeys } from './idempotency/idempotency.ts';
import { addUpRevenue } from './ledger/revenue-line.ts';
import { forgetOldEvents } from './platform-events/commands.ts';
import { applyDeltaBatch, vacuumRollups } from './statistics/rollups.ts';
import { forgetOldDeliveries } from './webhooks/delivery-commands.ts';
import { forgetLostWorkers } from './withdrawals/payment-commands.ts';

const EVERY_MS = 60 * 60_000;
const BOUND_EVERY_MS = 60_000;
const APPLY_EVERY_MS = 1_000;

/** Steps that delete expired rows. */
const TIDYING = [
  forgetEndedSessions,
  forgetOldAttempts,
  forgetOldChallenges,
  forgetOldKeys,
  forgetOldEvents,
  vacuumRollups,
  forgetLostWorkers,
  forgetOldDeliveries,
];

/**
 * Deletes expired rows once an hour, and creates the partitions of coming months. Several processes over one database
 * may do so.
 *
 * @param upkeep `Connection.upkeep`, where a statement may take long
 * @returns a function that stops it; closing the connection then breaks off the running statement
 */
export function startHousekeeping(upkeep: Database, log: Logger): () => void {
  let stopped = false;
  const attempt = async (step: (db: Database) => Promise<void>, failure: string) => {
    if (stopped) return;
    // A failed step does not keep the others from running.
    await step(upkeep).catch((error: unknown) => {
      if (!stopped) log.warn({ err: driverError(error) }, failure);
    });
  };
  const lookAhead = () => attempt(makeFuturePartitions, 'the partitions of the coming months could not be made');
  const timer = setInterval(async () => {
    // One after the other, because they share one connection.
    for (const step of TIDYING) await attempt(step, 'old rows could not be removed');
    await lookAhead();
  }, EVERY_MS).unref();
  const bound = () => attempt(boundAttempts, 'the counts of failed sign-ins could not be bounded');
  const bounding = setInterval(bound, BOUND_EVERY_MS).unref();
  // At the start too: the server may have been down for long.
  void lookAhead();
  return () => {
    stopped = true;
    clearInterval(timer);
    clearInterval(bounding);
  };
}

/**
 * Applies pending changes to the rollups every second, and sums new revenue records, so that reading figures stays
 * fast. A backlog is worked off in batches, each with its own commit. Several processes over one database may do so.
 *
 * @returns a function that stops it, and resolves when no batch is running any more
 */
export function startApplyingDeltas(db: Database, log: Logger): () => Promise<void> {
  let stopped = false;
  let running: Promise<void> | undefined;
  const applyAll = async () => {
    try {
      for (let left: number | null = 1; left && !stopped; ) left = await applyDeltaBatch(db);
      if (!stopped) await addUpRevenue(db);
    } catch (error) {
      if (!stopped) log.warn({ err: driverError(error) }, 'the rollups could not be updated');
    }
  };
  const timer = setInterval(() => {
    running ??= applyAll().finally(() => {
      running = undefined;
    });
  }, APPLY_EVERY_MS).unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
